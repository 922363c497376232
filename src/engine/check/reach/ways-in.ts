import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf } from '../../compose/origin-of';
import { findVisitor, proveCondition } from '../../conditions/prove-condition';
import { readCondition } from '../../conditions/read-condition';
import type { ConditionScope } from '../../conditions/read-part';
import { memoByObject } from '../../memo';
import * as messages from '../../messages';
import type { Origin } from '../../parse/config-file';
import { ownOrigin } from '../origins';
import { type CheckContext, readsPagesAndSettings, type SiteCheck } from '../site-check';
import { guest } from './access';
import { byPage, type Link, linksOf, shownNodes, tapLinksOf } from './links';
import { originOfHiding } from './origin-of-hiding';

/** Brands without a way to log in or to register, and entries to a registration that is closed to their viewers. */
export const waysIn: SiteCheck = {
  finds: 'brands without a way to log in, and entries to a closed registration',
  reads: readsPagesAndSettings,
  run(context) {
    const { composed, report } = context;
    if (!context.isRead || !composed.pages.has('home') || !composed.pages.has('shell')) return;
    checkRegister(context);
    if (composed.merchant.abstract === true) return;
    if (!composed.pages.has('login')) {
      if (!composed.unreadable.has('login')) report(messages.noLoginPage(), ownOrigin(composed, []));
    } else if (!showsToGuests('login', 'auth.login', composed)) {
      report(messages.noLoginForm(), placeOfHidden('login', nodeOf('auth.login'), composed));
    } else if (!leadsToLogin(composed)) {
      report(
        messages.noWayToLogin(),
        placeOfHidden('shell', (shell, { scope }) => tapLinksOf(scope, shell).get('login')?.[0]?.node, composed),
      );
    }
  },
};

/** The first place in the merchant's own files, else the first place. */
function preferOwn(origins: readonly Origin[], composed: Composed): Origin {
  const firstOwn = origins.find(({ file }) => file.path.startsWith(`${composed.id}/`));
  return firstOwn ?? origins[0] ?? ownOrigin(composed, []);
}

/** The merchant's overlay or page file, else its merchant.json. */
function placeOf(id: string, composed: Composed): Origin {
  const file = composed.folder.overlays.get(id)?.file ?? composed.folder.pages.get(id)?.file;
  return file === undefined ? ownOrigin(composed, []) : { file, path: [] };
}

type FindNode = (page: ComposedPage, parent: Composed) => string | undefined;

const nodeOf =
  (use: string): FindNode =>
  ({ page: { nodes } }) =>
    Object.keys(nodes).find((id) => nodes[id]?.use === use);

/** Where the merchant hides a node of its parent's page, else as `placeOf`. */
function placeOfHidden(id: string, find: FindNode, composed: Composed): Origin {
  const { pages, parent } = composed;
  const [page, parentPage] = [pages.get(id), parent?.pages.get(id)];
  const node = parent && parentPage && find(parentPage, parent);
  if (page === undefined || parentPage === undefined || node === undefined) return placeOf(id, composed);
  return originOfHiding(node, parentPage, page, composed);
}

function showsToGuests(id: string, use: string, { pages, scope }: Composed): boolean {
  const page = pages.get(id);
  return page !== undefined && formsForGuests(scope)(page).includes(use);
}

/** Forms that some guest sees on a page. `untold` (too many facts to try) counts as seen: no fault is proved. */
const formsForGuests = memoByObject((scope: ConditionScope) =>
  byPage((page): readonly string[] => {
    const fixedFacts = new Map([['page.id', page.id]]);
    return shownNodes(scope)(page).flatMap(({ id, shown }) => {
      const use = page.page.nodes[id]?.use ?? '';
      const isForm = use === 'auth.login' || use === 'auth.register';
      return isForm && findVisitor({ holds: [guest, ...shown], fails: [] }, scope, fixedFacts) !== 'none' ? [use] : [];
    });
  }),
);

/** Whether a guest sees, in the shell or on `home`, a link to the login or to a page that asks for it. */
function leadsToLogin({ pages, scope }: Composed): boolean {
  return ['shell', 'home'].some((id) => {
    const page = pages.get(id);
    const links = page === undefined ? [] : linksOf(scope, page);
    return links.some(({ to, shown }) => {
      const asksLogin = to === 'login' || pages.get(to)?.page.access?.need === 'session';
      return asksLogin && findVisitor({ holds: [guest, ...shown], fails: [] }, scope) !== 'none';
    });
  });
}

/** Entries to the registration that are proved to show to some guest who may not register; `untold` is no proof. */
const closedRegisterLinks = memoByObject((scope: ConditionScope) =>
  byPage((page): readonly Link[] => {
    const openCondition = readCondition(registerCondition, scope).tree;
    const fixedFacts = new Map<string, unknown>(page.page.kind === 'shell' ? [] : [['page.id', page.id]]);
    const taps = tapLinksOf(scope, page).get('register') ?? [];
    return taps.filter(
      ({ shown }) =>
        openCondition !== undefined &&
        findVisitor({ holds: [guest, ...shown], fails: [openCondition] }, scope, fixedFacts) === 'some',
    );
  }),
);

const registerCondition = { is: 'canRegister' };

/**
 * Reports entries to the registration that show to visitors for whom `canRegister` is false, a `canRegister` that is
 * `false` for everybody, and a page of registration whose form no guest sees.
 */
function checkRegister({ composed, report, reportSetting }: CheckContext): void {
  const { scope, pages } = composed;
  const openCondition = readCondition(registerCondition, scope).tree;
  if (openCondition === undefined) return;
  for (const [id, page] of pages) {
    if (id === 'register') continue;
    for (const { node, path } of closedRegisterLinks(scope)(page))
      report(
        messages.closedRegister(),
        preferOwn(
          [path, ['when']].map((at) => originOf(page, node, at)),
          composed,
        ),
      );
  }
  const register = pages.get('register');
  const isForNobody = proveCondition(openCondition, scope) === 'never';
  // `canRegister` is written as `false`, not as a condition that no visitor meets.
  if (isForNobody && openCondition.kind === 'named' && openCondition.part.kind === 'constant')
    reportSetting(messages.nobodyRegisters(), ['conditions', 'canRegister'], 'key');
  // A registration for nobody is reported above, or by the check of conditions.
  if (!isForNobody && register !== undefined && !showsToGuests('register', 'auth.register', composed))
    report(messages.noRegisterForm(), placeOfHidden('register', nodeOf('auth.register'), composed));
}
