/** Word characters with dotted parts, then labels before a last part of two or three letters (up to three such parts). Every character has one way to match. */
export const simpleEmail = String.raw`\w+(?:\.\w+)*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,3}`;

/** Longest e-mail address. */
export const longestEmail = 255;
