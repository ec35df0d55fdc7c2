#ifndef DRAGOMAN_CCURL_SHIM_H
#define DRAGOMAN_CCURL_SHIM_H

#include <curl/curl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

// The system gives a connection up on which nothing that was sent is acknowledged, after 20 seconds; its own patience would
// be a quarter of an hour.
static inline int ccurl_bound_silence(void *nobody, curl_socket_t descriptor, curlsocktype purpose) {
  (void)nobody;
  (void)purpose;
#if defined(TCP_USER_TIMEOUT)
  unsigned int milliseconds = 20000;
  (void)setsockopt(descriptor, IPPROTO_TCP, TCP_USER_TIMEOUT, &milliseconds, sizeof milliseconds);
#elif defined(TCP_RXT_CONNDROPTIME)
  int seconds = 20;
  (void)setsockopt(descriptor, IPPROTO_TCP, TCP_RXT_CONNDROPTIME, &seconds, sizeof seconds);
#endif
  return CURL_SOCKOPT_OK;
}

static inline CURLcode ccurl_set_bounded_silence(CURL *handle) {
  return curl_easy_setopt(handle, CURLOPT_SOCKOPTFUNCTION, ccurl_bound_silence);
}

// libcurl's setters take any number of arguments, which Swift cannot call.
static inline CURLcode ccurl_set_number(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *handle, CURLoption option, void *value) {
  return curl_easy_setopt(handle, option, value);
}

typedef size_t (*ccurl_sink)(char *bytes, size_t size, size_t count, void *receiver);

static inline CURLcode ccurl_set_sink(CURL *handle, CURLoption option, ccurl_sink sink) {
  return curl_easy_setopt(handle, option, sink);
}

static inline CURLMcode ccurl_multi_set_number(CURLM *handle, CURLMoption option, long value) {
  return curl_multi_setopt(handle, option, value);
}

static inline long ccurl_status(CURL *handle) {
  long status = 0;
  curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

static inline void *ccurl_owner(CURL *handle) {
  char *owner = 0;
  curl_easy_getinfo(handle, CURLINFO_PRIVATE, &owner);
  return owner;
}

// How many connections a transfer had to open: 0 when it went over one that was there.
static inline long ccurl_connections(CURL *handle) {
  long count = 0;
  curl_easy_getinfo(handle, CURLINFO_NUM_CONNECTS, &count);
  return count;
}

// The result of a finished transfer; the handle is null when there is none.
static inline CURL *ccurl_next_finished(CURLM *multi, CURLcode *result) {
  int left = 0;
  CURLMsg *message;
  while ((message = curl_multi_info_read(multi, &left))) {
    if (message->msg == CURLMSG_DONE) {
      *result = message->data.result;
      return message->easy_handle;
    }
  }
  return 0;
}

#endif
