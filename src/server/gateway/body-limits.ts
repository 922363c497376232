/** Largest request body in bytes: three pictures of 5 MB in a feedback, with room. */
export const standardBodyLimit = 20 * 1024 * 1024;

/** Most bytes of all bodies that are read or sent at the same time. */
export const standardBodyRoom = 256 * 1024 * 1024;

/** Largest answer in bytes, decompressed, that the server reads for itself: a catalogue of 10,000 games, with room. */
export const standardAnswerLimit = 8 * 1024 * 1024;
