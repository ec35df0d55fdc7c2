#ifndef DRAGOMAN_CMICROHTTPD_SHIM_H
#define DRAGOMAN_CMICROHTTPD_SHIM_H

#include <microhttpd.h>
#include <string.h>
#include <netinet/in.h>
#include <sys/socket.h>

// Swift spells the members of these enumerations differently from one release of the library to the next.
static const enum MHD_Result cmicrohttpd_go_on = MHD_YES;
static const enum MHD_Result cmicrohttpd_hang_up = MHD_NO;
static inline int cmicrohttpd_has_begun(enum MHD_ConnectionNotificationCode code) {
  return code == MHD_CONNECTION_NOTIFY_STARTED;
}

/// The bounds of a server, in one value, since the library takes them as variadic arguments, which Swift cannot pass.
struct CMicrohttpdLimits {
  unsigned int connections;        ///< at once, over all threads
  unsigned int idle_seconds;       ///< after which a silent connection is closed
  unsigned int threads;            ///< that poll; each connection stays with one of them
  size_t connection_memory_bytes;  ///< for the head of one request
};

/// Starts a server on a socket that already listens. Answers NULL when it cannot. `admit` and `connected` may be NULL.
static inline struct MHD_Daemon *cmicrohttpd_start(
    int listening_socket, struct CMicrohttpdLimits limits, MHD_AccessHandlerCallback handler,
    void *(*target_callback)(void *, const char *, struct MHD_Connection *),
    MHD_RequestCompletedCallback completed, MHD_AcceptPolicyCallback admit,
    MHD_NotifyConnectionCallback connected, void *context) {
#if defined(__linux__)
  unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD;
#else
  unsigned int flags = MHD_USE_AUTO_INTERNAL_THREAD;
#endif
  return MHD_start_daemon(
      flags | MHD_ALLOW_SUSPEND_RESUME, 0, admit, context, handler, context,
      MHD_OPTION_LISTEN_SOCKET, (MHD_socket)listening_socket,
      MHD_OPTION_CONNECTION_LIMIT, limits.connections,
      MHD_OPTION_CONNECTION_TIMEOUT, limits.idle_seconds,
      MHD_OPTION_THREAD_POOL_SIZE, limits.threads,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.connection_memory_bytes,
      MHD_OPTION_URI_LOG_CALLBACK, target_callback, context,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_NOTIFY_CONNECTION, connected, context,
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

/// Makes an answer that is read piece by piece, of a length that nobody knows yet.
static inline struct MHD_Response *cmicrohttpd_stream(
    size_t piece, MHD_ContentReaderCallback reader, void *context, MHD_ContentReaderFreeCallback release) {
  return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, piece, reader, context, release);
}

/// What a reader answers at the end of a stream.
static const ssize_t cmicrohttpd_end_of_stream = MHD_CONTENT_READER_END_OF_STREAM;

/// Writes a network address as 16 bytes, as IPv6 spells it. Answers 0 for one of another family.
static inline int cmicrohttpd_address(const struct sockaddr *from, unsigned char address[16]) {
  if (from == NULL) return 0;
  if (from->sa_family == AF_INET6) {
    memcpy(address, &((const struct sockaddr_in6 *)from)->sin6_addr, 16);
    return 1;
  }
  if (from->sa_family != AF_INET) return 0;
  memset(address, 0, 10);
  memset(address + 10, 0xFF, 2);
  memcpy(address + 12, &((const struct sockaddr_in *)from)->sin_addr, 4);
  return 1;
}

/// The descriptor of a connection; -1 where it has none.
static inline int cmicrohttpd_descriptor(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : (int)info->connect_fd;
}

/// What was left at a connection when it began; NULL where nothing was.
static inline void *cmicrohttpd_mark(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}

/// Writes the network address of the client. Answers 0 where it has none.
static inline int cmicrohttpd_peer(struct MHD_Connection *connection, unsigned char address[16]) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info == NULL ? 0 : cmicrohttpd_address(info->client_addr, address);
}

#endif
