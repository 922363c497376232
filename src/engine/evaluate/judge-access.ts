import { compileCondition } from '../conditions/compile-condition';
import type { PageAccess, Text } from '../config';
import { type Facts, PENDING } from '../facts';

/**
 * Whether a visitor may see a page. `wait`: a fact that decides is loading. `login` and `closed` name the page to show
 * instead: from config, else from the resolved page, or empty if the site has none. `refused`: the words for the
 * visitor on that page.
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
    // While a fact loads, `exists` is false, so the verdict may still change.
    if (verdict !== false && paths.some((path) => facts.get(path) === PENDING)) return wait;
    return verdict === true ? open : closed;
  };
  return { paths: access.need === 'session' ? ['session.present', ...paths] : paths, judge };
}
