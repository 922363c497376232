import { messages } from './messages';

const loopback = /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/**
 * Why the sandbox must not start on this host; undefined where it may. Play money and a control page belong on
 * loopback, unless the environment says `SANDBOX=1`.
 */
export function sandboxRefusal({
  host,
  sandbox,
}: {
  readonly host: string;
  readonly sandbox: string | undefined;
}): string | undefined {
  return isLoopbackHost(host) || sandbox === '1' ? undefined : messages.offLoopback(host);
}

export function isLoopbackHost(host: string): boolean {
  return loopback.test(host);
}
