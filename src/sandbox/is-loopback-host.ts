const loopback = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether browsers resolve a name to this machine. */
export function isLoopbackHost(host: string): boolean {
  return loopback.test(host);
}
