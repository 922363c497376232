const sessionCodes = new Set([
  'login.not.session',
  'user.or.token.invalid',
  'CUSTOMER_NOT_LOGIN',
  'token_ip_different',
]);

/** Whether an error code says that the session is over (schemas/wire/README.md, "Session"). */
export function endsSession(code: string): boolean {
  return sessionCodes.has(code);
}
