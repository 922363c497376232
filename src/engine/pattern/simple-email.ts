/**
 * A pattern for e-mail addresses: word characters with dotted parts, then labels, then a last part of two or three
 * letters. A dot or the @ stands between any two repetitions, so matching never takes long.
 */
export const simpleEmail = String.raw`\w+(?:\.\w+)*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,3}`;
