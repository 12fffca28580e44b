#pragma once

// libdispatch's entry points for a foreign main loop; CoreFoundation's run loop uses the same two. On Linux the handle is
// an eventfd that becomes readable when the main queue has work: read its 8 bytes, then call the callback. Both are for
// the main thread only, and never from inside a block of the main queue.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);
