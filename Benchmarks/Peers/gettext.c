// Measures gettext's look-up of the same 500 keys as the rows of `LookupRows.swift`.
//   gettext INPUTS CATALOGS BATCH_MICROSECONDS REPEATS      CATALOGS/xx/LC_MESSAGES/bench.mo holds the texts
#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static char *keys[1024], *absent[1024];
static int keyCount;
static volatile long sink;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static double nanoseconds(char **list, long count) {
  double begun = now();
  long sum = 0;
  for (long i = 0, at = 0; i < count; i++) {
    sum += dgettext("bench", list[at])[0];
    if (++at == keyCount) at = 0;
  }
  sink = sum;
  return now() - begun;
}

static void row(const char *name, char **list, double batch, int repeats) {
  long count = 1;
  while (nanoseconds(list, count) < batch) count *= 2;
  double least = 1e18;
  for (int i = 0; i < repeats; i++) {
    double each = nanoseconds(list, count) / count;
    if (each < least) least = each;
  }
  printf("%s\tgettext\t%.2f\n", name, least);
}

int main(int argc, char **argv) {
  if (argc != 5) return 2;
  char path[4096], line[4096];
  snprintf(path, sizeof path, "%s/keys.txt", argv[1]);
  FILE *file = fopen(path, "r");
  if (!file) return perror(path), 1;
  while (keyCount < 1024 && fgets(line, sizeof line, file)) {
    line[strcspn(line, "\n")] = 0;
    keys[keyCount] = strdup(line);
    strcat(line, "?");
    absent[keyCount++] = strdup(line);
  }
  fclose(file);
  if (!keyCount || !setlocale(LC_ALL, "C.UTF-8") || setenv("LANGUAGE", "xx", 1)) return 1;
  bindtextdomain("bench", argv[2]);
  if (dgettext("bench", keys[0]) == keys[0]) return fprintf(stderr, "gettext does not find %s\n", argv[2]), 1;
  double batch = atof(argv[3]) * 1000;
  row("lookup.plain", keys, batch, atoi(argv[4]));
  row("lookup.miss", absent, batch, atoi(argv[4]));
  return 0;
}
