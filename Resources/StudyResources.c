#include "StudyResources.h"
