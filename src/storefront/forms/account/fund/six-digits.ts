/** Format of a fund password. */
export const sixDigits = /^\d{6}$/;
