// The least that a durable update costs with libmicrohttpd and SQLite: each request puts its connection aside, one thread
// writes what has come meanwhile in one transaction, and resumes the connections when it is on the disk. No token is looked
// at and no body is read: the bytes are stored as they came, in the next of the rows. Prints its address and serves until
// its standard input ends. kept FOLDER ROWS
#include <arpa/inet.h>
#include <microhttpd.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

struct update {
  struct update *next;
  struct MHD_Connection *connection;
  int is_kept;
  size_t length;
  char body[4096];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t some = PTHREAD_COND_INITIALIZER;
static struct update *waiting;
static sqlite3 *database;
static long rows;

static void die(const char *what) {
  fprintf(stderr, "kept: %s: %s\n", what, database ? sqlite3_errmsg(database) : "");
  exit(2);
}

static void run(const char *sql) {
  if (sqlite3_exec(database, sql, NULL, NULL, NULL) != SQLITE_OK) die(sql);
}

static sqlite3_stmt *prepared(const char *sql) {
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) != SQLITE_OK) die(sql);
  return statement;
}

static void step(sqlite3_stmt *statement) {
  if (sqlite3_step(statement) != SQLITE_DONE) die("step");
  sqlite3_reset(statement);
}

// The service's own settings, and rows of its size: besides what a device says they hold two hashes and its text of search.
static void open_database(const char *folder) {
  char path[4096];
  snprintf(path, sizeof path, "%s/kept.sqlite", folder);
  if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, NULL)) die(path);
  run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -12288; PRAGMA wal_autocheckpoint = 4096");
  run("CREATE TABLE device (id INTEGER PRIMARY KEY, more BLOB, description TEXT)");
  run("BEGIN");
  sqlite3_stmt *insert = prepared("INSERT INTO device (more, description) VALUES (zeroblob(160), hex(zeroblob(200)))");
  for (long row = 0; row < rows; row++) step(insert);
  sqlite3_finalize(insert);
  run("COMMIT");
}

static void *write_updates(void *unused) {
  sqlite3_stmt *begin = prepared("BEGIN IMMEDIATE"), *commit = prepared("COMMIT");
  sqlite3_stmt *update = prepared("UPDATE device SET description = ? WHERE id = ?");
  long row = 0;
  for (;;) {
    pthread_mutex_lock(&lock);
    while (waiting == NULL) pthread_cond_wait(&some, &lock);
    struct update *group = waiting;
    waiting = NULL;
    pthread_mutex_unlock(&lock);
    step(begin);
    for (struct update *one = group; one; one = one->next) {
      // Far apart, as devices are.
      row = (row + 7919) % rows;
      sqlite3_bind_text(update, 1, one->body, (int)one->length, SQLITE_STATIC);
      sqlite3_bind_int64(update, 2, row + 1);
      step(update);
    }
    step(commit);
    while (group) {
      struct update *one = group;
      group = one->next;
      one->is_kept = 1;
      MHD_resume_connection(one->connection);
    }
  }
  return unused;
}

static enum MHD_Result handle(
    void *context, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
    const char *upload, size_t *size, void **mark) {
  (void)context, (void)url, (void)method, (void)version;
  struct update *update = *mark;
  if (update == NULL) {
    *mark = update = calloc(1, sizeof *update);
    if (update) update->connection = connection;
    return update ? MHD_YES : MHD_NO;
  }
  if (*size > 0) {
    if (*size > sizeof update->body - update->length) return MHD_NO;
    memcpy(update->body + update->length, upload, *size);
    update->length += *size;
    *size = 0;
    return MHD_YES;
  }
  if (update->is_kept) {
    struct MHD_Response *answer = MHD_create_response_from_buffer(0, NULL, MHD_RESPMEM_PERSISTENT);
    enum MHD_Result result = MHD_queue_response(connection, 204, answer);
    MHD_destroy_response(answer);
    return result;
  }
  pthread_mutex_lock(&lock);
  MHD_suspend_connection(connection);
  update->next = waiting;
  waiting = update;
  pthread_cond_signal(&some);
  pthread_mutex_unlock(&lock);
  return MHD_YES;
}

static void ended(
    void *context, struct MHD_Connection *connection, void **mark, enum MHD_RequestTerminationCode reason) {
  (void)context, (void)connection, (void)reason;
  free(*mark);
  *mark = NULL;
}

int main(int count, char **words) {
  if (count != 3 || (rows = atol(words[2])) < 1) die("kept FOLDER ROWS");
  open_database(words[1]);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  struct MHD_Daemon *daemon = MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handle, NULL,
      MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_CONNECTION_LIMIT, 2000u,
      MHD_OPTION_CONNECTION_TIMEOUT, 30u, MHD_OPTION_THREAD_POOL_SIZE, 2u,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)16384, MHD_OPTION_NOTIFY_COMPLETED, ended, NULL, MHD_OPTION_END);
  pthread_t writer;
  if (daemon == NULL || pthread_create(&writer, NULL, write_updates, NULL)) die("it cannot start");
  printf("kept: http://127.0.0.1:%d\n", MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
  fflush(stdout);
  while (getchar() != EOF) {}
  // The library must not be stopped while a connection is put aside; ending the process stops it as well.
  _exit(0);
}
