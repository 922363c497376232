import { compileCondition } from '../conditions/compile-condition';
import type { PageAccess, Text } from '../config';
import { type Facts, PENDING } from '../facts';

/**
 * Whether a visitor may see a page. `wait`: a deciding fact is loading. `login` and `closed` name the page that shows
 * instead: what config names, else what the resolved page does; empty where the site has no such page. `refused` is
 * what the visitor is told there.
 */
export type Access =
  | { readonly verdict: 'open' }
  | { readonly verdict: 'wait' }
  | { readonly verdict: 'login'; readonly to: string }
  | { readonly verdict: 'closed'; readonly to: string; readonly refused?: Text };

/**
 * A page's access, ready to be judged many times. `paths` are the facts that it reads. Equal verdicts are the same
 * object.
 */
export type AccessJudge = { readonly paths: readonly string[]; readonly judge: (facts: Facts) => Access };

const open: Access = { verdict: 'open' };
const wait: Access = { verdict: 'wait' };
const forEverybody: AccessJudge = { paths: [], judge: () => open };

/** Prepares the access of a page. */
export function accessJudge(access: PageAccess | undefined): AccessJudge {
  if (access === undefined) return forEverybody;
  const condition = access.when === undefined ? undefined : compileCondition(access.when);
  const paths = condition?.paths ?? [];
  const login: Access = { verdict: 'login', to: access.guest ?? access.else ?? '' };
  const { refused } = access;
  const closed: Access = {
    verdict: 'closed',
    to: access.else ?? '',
    ...(refused === undefined ? {} : { refused }),
  };
  const judge = (facts: Facts): Access => {
    const present = facts.get('session.present');
    if (access.need === 'session' && present !== true) return present === PENDING ? wait : login;
    const verdict = condition === undefined ? true : condition.evaluate(facts);
    // An `exists` is false while its fact loads, so what is true meanwhile may change.
    if (verdict !== false && paths.some((path) => facts.get(path) === PENDING)) return wait;
    return verdict === true ? open : closed;
  };
  return { paths: access.need === 'session' ? ['session.present', ...paths] : paths, judge };
}
