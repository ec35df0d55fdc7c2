/// A file as the first version of the service left it.
enum FirstVersion {
  static let schema = """
    CREATE TABLE life (epoch TEXT NOT NULL);
    CREATE TABLE app (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, is_disabled INTEGER NOT NULL, is_demo INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE device (
      id INTEGER PRIMARY KEY,
      app TEXT NOT NULL REFERENCES app (id),
      token BLOB NOT NULL, token_expires_at REAL NOT NULL, session BLOB NOT NULL,
      sequence INTEGER NOT NULL DEFAULT 0,
      language TEXT,             -- last reported, canonical; NULL was never reported
      description TEXT NOT NULL, -- JSON, without the language
      is_blocked INTEGER NOT NULL DEFAULT 0,
      registered_at REAL NOT NULL, synchronized_at REAL NOT NULL,
      last_message INTEGER NOT NULL DEFAULT 0,
      shown_after INTEGER NOT NULL DEFAULT 0 -- a logout hides what came before
    );
    CREATE INDEX device_of_app ON device (app, registered_at);
    CREATE TABLE message (
      device INTEGER NOT NULL REFERENCES device (id) ON DELETE CASCADE,
      number INTEGER NOT NULL, id TEXT NOT NULL, author TEXT NOT NULL, text TEXT NOT NULL,
      photo_count INTEGER NOT NULL, sent_at REAL NOT NULL,
      PRIMARY KEY (device, number)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX message_name ON message (device, id);
    CREATE TABLE appearance (
      app TEXT NOT NULL REFERENCES app (id), revision INTEGER NOT NULL, texts TEXT NOT NULL,
      published_at REAL NOT NULL, restores INTEGER,
      PRIMARY KEY (app, revision)
    ) WITHOUT ROWID;
    CREATE TABLE text_count (
      app TEXT NOT NULL REFERENCES app (id), language TEXT NOT NULL, key TEXT NOT NULL, kind TEXT NOT NULL,
      count INTEGER NOT NULL, last_at REAL NOT NULL,
      PRIMARY KEY (app, language, key, kind)
    ) WITHOUT ROWID;
    PRAGMA application_id = 0x4452474D;
    PRAGMA user_version = 1;
    """

  /// Ada's conversation was answered, Grace's holds one message from before a logout and two unread ones, and Hedy's
  /// nothing since hers.
  static let content = """
    INSERT INTO life VALUES ('e');
    INSERT INTO app VALUES ('a', 'A', 0, 0);
    INSERT INTO device (id, app, token, token_expires_at, session, description, registered_at, synchronized_at,
      last_message, shown_after) VALUES
      (1, 'a', x'00', 9, x'00', '{"platform":"x","sdkVersion":"1","locale":"","timezone":"","name":"ADA"}', 1, 1, 2, 0),
      (2, 'a', x'01', 9, x'01', '{"platform":"x","sdkVersion":"1","locale":"","timezone":"","name":"Grace"}', 2, 2, 3, 1),
      (3, 'a', x'02', 9, x'02', '{"platform":"x","sdkVersion":"1","locale":"","timezone":""}', 3, 3, 1, 1);
    INSERT INTO message VALUES
      (1, 1, 'm1', 'user', 'a', 0, 10), (1, 2, 'm2', 'team', 'b', 0, 11),
      (2, 1, 'm1', 'user', 'x', 0, 20), (2, 2, 'm2', 'user', 'b', 0, 21), (2, 3, 'm3', 'user', 'c', 0, 22),
      (3, 1, 'm1', 'user', 'z', 0, 30);
    """
}
