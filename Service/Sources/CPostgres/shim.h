#ifndef DRAGOMAN_CPOSTGRES_SHIM_H
#define DRAGOMAN_CPOSTGRES_SHIM_H

#include <libpq-fe.h>

// libpq prints the server's notices on standard error unless it is told otherwise.
static inline void cpostgres_ignore_notice(void *nobody, const PGresult *notice) {
  (void)nobody;
  (void)notice;
}

static inline void cpostgres_ignore_notices(PGconn *connection) {
  PQsetNoticeReceiver(connection, cpostgres_ignore_notice, 0);
}

// The letters of a field of an error are macros of characters, which Swift imports as numbers of another type.
static inline const char *cpostgres_error_code(const PGresult *result) {
  return PQresultErrorField(result, PG_DIAG_SQLSTATE);
}

static inline const char *cpostgres_error_text(const PGresult *result) {
  return PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
}

#endif
