// Every file below is part of the binary. To add one: an array with its #embed, and a row in the table.

#include "StudyResources.h"

// #embed is C23; clang takes it in every dialect and warns about that alone.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char study[] = {
#embed "bundle/study.json"
};
static const unsigned char phq_9[] = {
#embed "bundle/questionnaires/phq-9.json"
};
static const unsigned char gad_7[] = {
#embed "bundle/questionnaires/gad-7.json"
};
static const unsigned char daily_diary[] = {
#embed "bundle/questionnaires/daily-diary.json"
};
static const unsigned char strings_de[] = {
#embed "strings/de.json"
};
static const unsigned char strings_en[] = {
#embed "strings/en.json"
};
static const unsigned char keys[] = {
#embed "keys.txt"
};

static const StudyResource table[] = {
    {"bundle/study.json", study, sizeof study},
    {"bundle/questionnaires/phq-9.json", phq_9, sizeof phq_9},
    {"bundle/questionnaires/gad-7.json", gad_7, sizeof gad_7},
    {"bundle/questionnaires/daily-diary.json", daily_diary, sizeof daily_diary},
    {"strings/de.json", strings_de, sizeof strings_de},
    {"strings/en.json", strings_en, sizeof strings_en},
    {"keys.txt", keys, sizeof keys},
};

size_t study_resource_count(void) {
    return sizeof table / sizeof table[0];
}

StudyResource study_resource(size_t index) {
    size_t count = study_resource_count();
    return table[index < count ? index : count - 1];
}
