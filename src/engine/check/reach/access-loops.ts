import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf, PAGE } from '../../compose/origin-of';
import type { ConditionTree } from '../../conditions/condition-tree';
import { findVisitor } from '../../conditions/prove-condition';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';
import { accessCondition, guest, signedIn } from './access';

/** Closed pages that redirect a visitor to each other in a cycle. */
export const accessLoops: SiteCheck = {
  finds: 'pages that send a visitor round in a circle',
  reads: ({ scope, pages, parent }) => [scope, parent?.scope, ...closedPages(pages), ...closedPages(parent?.pages)],
  run({ composed, report }) {
    if (isAsInParent(composed)) return;
    for (const [id, loop] of loopsIn(composed)) {
      const page = composed.pages.get(id);
      if (page) report(messages.accessLoop([...loop, id]), originOf(page, PAGE, ['access']));
    }
  },
};

/** Pages that are not open to everybody. */
const closedPages = (pages: Composed['pages'] = new Map()) =>
  [...pages.values()].filter(({ page }) => page.access !== undefined);

type Loop = readonly [id: string, passed: readonly string[]];

/** The cycles, each once, at the page with the first id. */
function loopsIn(composed: Composed): readonly Loop[] {
  return [...composed.pages].flatMap(([id, { page }]) => {
    if (page.access === undefined) return [];
    const loop = [guest, signedIn]
      .map((visitor) => loopFrom(id, visitor, composed))
      .find((cycle) => cycle !== undefined);
    return loop === undefined || loop.some((other) => other < id) ? [] : [[id, loop]];
  });
}

/** The pages over which a visitor is redirected from a page back to it. */
function loopFrom(start: string, visitor: ConditionTree, composed: Composed): readonly string[] | undefined {
  const pagesPassed: string[] = [];
  const failedConditions: ConditionTree[] = [];
  for (let id = start; !pagesPassed.includes(id); ) {
    const access = composed.pages.get(id)?.page.access;
    if (access === undefined) return undefined;
    const needsLogin = access.need === 'session' && visitor === guest;
    const openCondition = accessCondition(composed.scope, access);
    if (!needsLogin && openCondition === undefined) return undefined;
    pagesPassed.push(id);
    if (!needsLogin && openCondition !== undefined) failedConditions.push(openCondition);
    if (findVisitor({ holds: [visitor], fails: failedConditions }, composed.scope) !== 'some') return undefined;
    id = (needsLogin ? access.guest : undefined) ?? access.else ?? (needsLogin ? 'login' : 'home');
    if (id === start) return pagesPassed;
  }
  return undefined;
}

/** Whether all accesses and the meaning of their conditions are the parent's. */
function isAsInParent({ parent, pages, scope }: Composed): boolean {
  const isSame = ([id, { page }]: readonly [string, ComposedPage]) =>
    parent?.pages.get(id)?.page.access === page.access;
  return parent !== undefined && parent.scope === scope && [...pages].every(isSame);
}
