/** What a gateway takes as a fund password. */
export const sixDigits = /^\d{6}$/;
