/*
 * Loaded before a process (LD_PRELOAD), writes down what it does to the files of one folder: what is written, cut off,
 * synced, named, renamed and removed, in the order in which it happens. power-loss.ts makes of it the disks that a power
 * cut may leave. UMPIRE_DISK names the folder, UMPIRE_DISK_LOG the file of the log.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_FILES 65536

/* The head of one entry; the names and the bytes follow it. */
struct entry {
  uint32_t kind;
  uint32_t name;
  uint32_t other;
  uint32_t bytes;
  uint64_t file;
  uint64_t at;
};

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
/* The inode of each open file of the folder; 0 for others. */
static uint64_t opened[MOST_FILES];
static const char *folder;
static size_t folder_length;
static int log_to = -1;

#define REAL(name) ((__typeof__(&name))real(#name))
static void *real(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (found == NULL) abort();
  return found;
}

__attribute__((constructor)) static void begin(void) {
  folder = getenv("UMPIRE_DISK");
  const char *to = getenv("UMPIRE_DISK_LOG");
  if (folder == NULL || to == NULL) return;
  folder_length = strlen(folder);
  log_to = REAL(open)(to, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (log_to < 0) abort();
}

/* Whether a name is in the folder; relative names and descriptors are made absolute into `whole`. */
static int of_folder(int at, const char *name, char *whole) {
  if (log_to < 0 || name == NULL) return 0;
  if (name[0] == '/') {
    snprintf(whole, PATH_MAX, "%s", name);
  } else {
    char link[64], base[PATH_MAX];
    ssize_t length;
    if (at == AT_FDCWD) snprintf(link, sizeof link, "/proc/self/cwd");
    else snprintf(link, sizeof link, "/proc/self/fd/%d", at);
    length = readlink(link, base, sizeof base - 1);
    if (length < 0) return 0;
    base[length] = 0;
    if (snprintf(whole, PATH_MAX, "%s/%s", base, name) >= PATH_MAX) return 0;
  }
  return strncmp(whole, folder, folder_length) == 0 && (whole[folder_length] == '/' || whole[folder_length] == 0);
}

static void put(const void *from, size_t length) {
  while (length > 0) {
    ssize_t put = REAL(write)(log_to, from, length);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) abort();
    from = (const char *)from + put;
    length -= (size_t)put;
  }
}

static void note(char kind, uint64_t file, uint64_t at, const char *name, const char *other, const void *bytes,
                 size_t length) {
  int kept = errno;
  struct entry entry = {(uint32_t)kind, name ? (uint32_t)strlen(name) : 0, other ? (uint32_t)strlen(other) : 0,
                        (uint32_t)length, file, at};
  put(&entry, sizeof entry);
  put(name, entry.name);
  put(other, entry.other);
  put(bytes, length);
  errno = kept;
}

static uint64_t inode_of(int fd) {
  struct stat found;
  return fstat(fd, &found) == 0 ? (uint64_t)found.st_ino : 0;
}

static uint64_t file_of(int fd) { return fd >= 0 && fd < MOST_FILES ? opened[fd] : 0; }

static int open_at(int at, const char *name, int flags, mode_t mode) {
  char whole[PATH_MAX];
  if (!of_folder(at, name, whole)) return REAL(openat)(at, name, flags, mode);
  pthread_mutex_lock(&turn);
  int was_there = access(whole, F_OK) == 0;
  int fd = REAL(openat)(at, name, flags, mode);
  if (fd >= 0) {
    if (fd >= MOST_FILES) abort();
    opened[fd] = inode_of(fd);
    note('o', opened[fd], was_there ? 0 : 1, whole, NULL, NULL, 0);
    if ((flags & O_TRUNC) && was_there) note('t', opened[fd], 0, NULL, NULL, NULL, 0);
  }
  pthread_mutex_unlock(&turn);
  return fd;
}

#define MODE_OF(flags, mode)                            \
  mode_t mode = 0;                                      \
  if (((flags) & O_CREAT) || ((flags) & __O_TMPFILE)) { \
    va_list rest;                                       \
    va_start(rest, flags);                              \
    mode = (mode_t)va_arg(rest, int);                   \
    va_end(rest);                                       \
  }

int open(const char *name, int flags, ...) {
  MODE_OF(flags, mode)
  return open_at(AT_FDCWD, name, flags, mode);
}
int open64(const char *name, int flags, ...) {
  MODE_OF(flags, mode)
  return open_at(AT_FDCWD, name, flags | O_LARGEFILE, mode);
}
int openat(int at, const char *name, int flags, ...) {
  MODE_OF(flags, mode)
  return open_at(at, name, flags, mode);
}
int openat64(int at, const char *name, int flags, ...) {
  MODE_OF(flags, mode)
  return open_at(at, name, flags | O_LARGEFILE, mode);
}

int close(int fd) {
  if (file_of(fd) == 0) return REAL(close)(fd);
  pthread_mutex_lock(&turn);
  opened[fd] = 0;
  int done = REAL(close)(fd);
  pthread_mutex_unlock(&turn);
  return done;
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
  if (file_of(fd) == 0) return REAL(pwrite64)(fd, bytes, length, at);
  pthread_mutex_lock(&turn);
  ssize_t done = REAL(pwrite64)(fd, bytes, length, at);
  if (done > 0) note('w', opened[fd], (uint64_t)at, NULL, NULL, bytes, (size_t)done);
  pthread_mutex_unlock(&turn);
  return done;
}
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) { return pwrite64(fd, bytes, length, at); }

ssize_t write(int fd, const void *bytes, size_t length) {
  if (file_of(fd) == 0) return REAL(write)(fd, bytes, length);
  pthread_mutex_lock(&turn);
  ssize_t done = REAL(write)(fd, bytes, length);
  if (done > 0) note('w', opened[fd], (uint64_t)(lseek(fd, 0, SEEK_CUR) - done), NULL, NULL, bytes, (size_t)done);
  pthread_mutex_unlock(&turn);
  return done;
}

/* Ways to write that nobody takes here: who does must be written down, too. */
ssize_t writev(int fd, const struct iovec *parts, int count) {
  if (file_of(fd) != 0) abort();
  return REAL(writev)(fd, parts, count);
}
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
  if (file_of(fd) != 0) abort();
  return REAL(pwritev)(fd, parts, count, at);
}
int fallocate(int fd, int mode, off_t at, off_t length) {
  if (file_of(fd) != 0) abort();
  return REAL(fallocate)(fd, mode, at, length);
}

int ftruncate64(int fd, off64_t length) {
  if (file_of(fd) == 0) return REAL(ftruncate64)(fd, length);
  pthread_mutex_lock(&turn);
  int done = REAL(ftruncate64)(fd, length);
  if (done == 0) note('t', opened[fd], (uint64_t)length, NULL, NULL, NULL, 0);
  pthread_mutex_unlock(&turn);
  return done;
}
int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static int synced(int fd, int (*sync)(int)) {
  if (file_of(fd) == 0) return sync(fd);
  pthread_mutex_lock(&turn);
  int done = sync(fd);
  if (done == 0) note('s', opened[fd], 0, NULL, NULL, NULL, 0);
  pthread_mutex_unlock(&turn);
  return done;
}
int fsync(int fd) { return synced(fd, REAL(fsync)); }
int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

int mkdir(const char *name, mode_t mode) {
  char whole[PATH_MAX];
  if (!of_folder(AT_FDCWD, name, whole)) return REAL(mkdir)(name, mode);
  pthread_mutex_lock(&turn);
  int done = REAL(mkdir)(name, mode);
  struct stat found;
  if (done == 0 && stat(name, &found) == 0) note('m', (uint64_t)found.st_ino, 0, whole, NULL, NULL, 0);
  pthread_mutex_unlock(&turn);
  return done;
}

int rename(const char *from, const char *to) {
  char whole[PATH_MAX], other[PATH_MAX];
  int tracked = of_folder(AT_FDCWD, from, whole) | of_folder(AT_FDCWD, to, other);
  if (!tracked) return REAL(rename)(from, to);
  pthread_mutex_lock(&turn);
  int done = REAL(rename)(from, to);
  if (done == 0) note('r', 0, 0, whole, other, NULL, 0);
  pthread_mutex_unlock(&turn);
  return done;
}

static int removed(int at, const char *name, int flags) {
  char whole[PATH_MAX];
  if (!of_folder(at, name, whole)) return REAL(unlinkat)(at, name, flags);
  pthread_mutex_lock(&turn);
  int done = REAL(unlinkat)(at, name, flags);
  if (done == 0) note('u', 0, 0, whole, NULL, NULL, 0);
  pthread_mutex_unlock(&turn);
  return done;
}
int unlink(const char *name) { return removed(AT_FDCWD, name, 0); }
int unlinkat(int at, const char *name, int flags) { return removed(at, name, flags); }
int rmdir(const char *name) { return removed(AT_FDCWD, name, AT_REMOVEDIR); }
int remove(const char *name) {
  int done = removed(AT_FDCWD, name, 0);
  return done != 0 && (errno == EISDIR || errno == EPERM) ? rmdir(name) : done;
}
