/** Largest request body in bytes: three pictures of 5 MB in a feedback, with room. */
export const standardBodyLimit = 20 * 1024 * 1024;

/** Bytes of all bodies that are read or sent at once. */
export const standardBodyRoom = 256 * 1024 * 1024;

/** Largest answer in bytes that the server reads for itself, decompressed: a catalogue of ten thousand games, with room. */
export const standardAnswerLimit = 8 * 1024 * 1024;
