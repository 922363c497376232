import { error, type Finding } from './finding';
import { placeName } from './shape';
import type { WrongValue } from './spot';

/** The finding for a value that is no plain host name. The host in it is the fix, if it is certain. */
export function noHost(spot: WrongValue, found: string): Finding {
  const hasWildcard = /^\s*\*?\./.test(found);
  const trimmed = found.trim().replace(/^\*?\./, '');
  const [, host = '', port] = /^(?:[a-z]+:)?(?:\/\/)?([a-z0-9.-]+[a-z0-9])(?::(\d+))?\/?$/i.exec(trimmed) ?? [];
  const hostName = host.toLowerCase();
  const isDomain = spot.path[0] === 'domains';
  const consequence = isDomain ? 'no request is for it' : 'it allows nothing';
  const why =
    port !== undefined
      ? `has the port ${port}`
      : hasWildcard
        ? 'begins with a wildcard'
        : found.trim() !== found
          ? 'has spaces around it'
          : /[A-Z]/.test(found) && hostName.length === found.length
            ? 'has capitals'
            : 'is more than a host name';
  // An internationalised name: browsers send its xn-- form.
  if (/^[\p{L}\p{M}\d.-]+$/u.test(trimmed) && /[^ -~]/.test(trimmed) && trimmed.includes('.'))
    return error(
      'no-host',
      `${placeName(spot)} is ${JSON.stringify(found)}, which has letters beyond a to z: browsers ask for such a name in another form, so ${consequence}. Write that form, which begins with "xn--": the address bar or the registrar shows it.`,
    );
  if (hostName === '')
    return error(
      'no-host',
      `${placeName(spot)} is ${JSON.stringify(found)}, which is not a host name, so ${consequence}. Write one such as "www.example.com".`,
    );
  return {
    ...error(
      'no-host',
      `${placeName(spot)} is ${JSON.stringify(found)}, which ${why}: hosts are compared by name alone, so ${consequence}. Write "${hostName}"${hasWildcard && !isDomain ? ', which counts with all below it' : ''}.`,
    ),
    // No fix for a domain with a wildcard: a domain stands for itself alone, so the meant name below it is not known.
    ...(hasWildcard && isDomain ? {} : { fix: { kind: 'value', value: hostName } }),
  };
}

/** A name under which anybody can register a domain. */
export const wideHost = (setting: 'links' | 'games', host: string): Finding =>
  error(
    'wide-host',
    `"hosts" of "${setting}" holds "${host}" and with it all names that end in ".${host}", which anybody can register, so ${setting === 'links' ? 'links and pictures may lead players to any of them' : 'games may run from any of them'}. Write the whole name of the host, such as "promo.example.${host}".`,
  );
