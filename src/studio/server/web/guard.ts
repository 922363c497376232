import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { messages } from '../messages';
import { isSecret } from './secrets';

/** Who may send requests: browsers of this machine that were opened with the token, from the studio's own pages. */
export type GuardInput = {
  /** The studio's host with its port. */
  readonly host: () => string;
  /** In the address that the terminal shows. */
  readonly token: string;
  /** In the cookie that the token is exchanged for. */
  readonly session: string;
};

/** Methods that change nothing. */
const reading: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Refuses a request for another host (a name that somebody else points to this machine), one without token or cookie,
 * and a write that another origin sends.
 */
export function createGuard({ host, token, session }: GuardInput): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    if (req.header('host') !== host()) return context.text(messages.otherHost(host()), 421);
    const cookie = `studio-${host().split(':')[1]}`;
    const brought = req.query('token');
    if (brought !== undefined && reading.has(req.method)) {
      if (!isSecret(brought, token)) return context.text(messages.noToken(), 401);
      setCookie(context, cookie, session, { httpOnly: true, sameSite: 'Lax', path: '/' });
      const url = new URL(req.url);
      url.searchParams.delete('token');
      return context.redirect(`${url.pathname}${url.search}`);
    }
    if (!isSecret(getCookie(context, cookie), session)) return context.text(messages.noToken(), 401);
    const origin = req.header('origin');
    if (!reading.has(req.method) && origin !== `http://${host()}`) return context.text(messages.otherOrigin(), 403);
    return next();
  };
}
