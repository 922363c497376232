/**
 * A pattern for e-mail addresses: word characters with dotted parts, then labels, then a last part of two or three
 * letters. Every character has one way to match.
 */
export const simpleEmail = String.raw`\w+(?:\.\w+)*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,3}`;
