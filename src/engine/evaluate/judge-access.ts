import { compileCondition } from '../conditions/compile-condition';
import type { PageAccess, Text } from '../config';
import { type Facts, PENDING } from '../facts';

/**
 * Whether a visitor may see a page. `wait`: a fact that decides is loading. `to`: the page to show instead, empty if
 * the page's access names none. `refused`: the words for the visitor on that page.
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

const openAccess: Access = { verdict: 'open' };
const waitingAccess: Access = { verdict: 'wait' };
const openToEverybody: AccessJudge = { paths: [], judge: () => openAccess };

/** Prepares the access of a page. */
export function accessJudge(access: PageAccess | undefined): AccessJudge {
  if (access === undefined) return openToEverybody;
  const condition = access.when === undefined ? undefined : compileCondition(access.when);
  const paths = condition?.paths ?? [];
  const loginAccess: Access = { verdict: 'login', to: access.guest ?? access.else ?? '' };
  const { refused } = access;
  const closedAccess: Access = {
    verdict: 'closed',
    to: access.else ?? '',
    ...(refused === undefined ? {} : { refused }),
  };
  const judge = (facts: Facts): Access => {
    const sessionPresent = facts.get('session.present');
    if (access.need === 'session' && sessionPresent !== true)
      return sessionPresent === PENDING ? waitingAccess : loginAccess;
    const verdict = condition === undefined ? true : condition.evaluate(facts);
    // A fact that loads counts as absent for `exists`, so the verdict may still change.
    if (verdict !== false && paths.some((path) => facts.get(path) === PENDING)) return waitingAccess;
    return verdict === true ? openAccess : closedAccess;
  };
  return { paths: access.need === 'session' ? ['session.present', ...paths] : paths, judge };
}
