#ifndef DRAGOMAN_CMICROHTTPD_SHIM_H
#define DRAGOMAN_CMICROHTTPD_SHIM_H

#include <microhttpd.h>

// Swift spells the members of these enumerations differently from one release of the library to the next.
static const enum MHD_Result cmicrohttpd_go_on = MHD_YES;
static const enum MHD_Result cmicrohttpd_hang_up = MHD_NO;

/// The bounds of a server, in one value, since the library takes them as variadic arguments, which Swift cannot pass.
struct CMicrohttpdLimits {
  unsigned int connections;        ///< at once, over all threads
  unsigned int idle_seconds;       ///< after which a silent connection is closed
  unsigned int threads;            ///< that poll; each connection stays with one of them
  size_t connection_memory_bytes;  ///< for the head of one request
};

/// Starts a server on a socket that already listens. Answers NULL when it cannot.
static inline struct MHD_Daemon *cmicrohttpd_start(
    int listening_socket, struct CMicrohttpdLimits limits, MHD_AccessHandlerCallback handler,
    void *(*target_callback)(void *, const char *, struct MHD_Connection *),
    MHD_RequestCompletedCallback completed, void *context) {
#if defined(__linux__)
  unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD;
#else
  unsigned int flags = MHD_USE_AUTO_INTERNAL_THREAD;
#endif
  return MHD_start_daemon(
      flags | MHD_USE_ITC, 0, NULL, NULL, handler, context,
      MHD_OPTION_LISTEN_SOCKET, (MHD_socket)listening_socket,
      MHD_OPTION_CONNECTION_LIMIT, limits.connections,
      MHD_OPTION_CONNECTION_TIMEOUT, limits.idle_seconds,
      MHD_OPTION_THREAD_POOL_SIZE, limits.threads,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.connection_memory_bytes,
      MHD_OPTION_URI_LOG_CALLBACK, target_callback, context,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_END);
}

/// Keeps the library from reading the query, which the caller has read: it keeps each item in the memory of the
/// connection, and before 1.0 a query of more items than fit there is never answered at all. To be called while the
/// target is handed over, when it still lies in the connection's own, writable buffer.
static inline void cmicrohttpd_hide_query(const char *target) {
#if MHD_VERSION < 0x01000000
  for (char *byte = (char *)target; *byte != 0; byte++) {
    if (*byte == '?') {
      byte[1] = 0;
      return;
    }
  }
#else
  (void)target;
#endif
}

/// Calls back with each header field of a request.
static inline void cmicrohttpd_each_field(
    struct MHD_Connection *connection, MHD_KeyValueIterator callback, void *context) {
  MHD_get_connection_values(connection, MHD_HEADER_KIND, callback, context);
}

/// Makes an answer that holds a copy of the bytes. The library lacks the word `const`, but only reads them.
static inline struct MHD_Response *cmicrohttpd_response(const void *bytes, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

#endif
