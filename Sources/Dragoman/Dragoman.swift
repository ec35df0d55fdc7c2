// Dragoman
