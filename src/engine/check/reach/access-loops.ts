import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf, PAGE } from '../../compose/origin-of';
import type { ConditionTree } from '../../conditions/condition-tree';
import { someVisitor } from '../../conditions/prove-condition';
import { memoLast } from '../../memo';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';
import { accessCondition, guest, signedIn } from './access';

/** Pages that send a visitor round in a circle, none of them open. */
export const accessLoops: SiteCheck = {
  finds: 'pages that send a visitor round in a circle',
  look({ composed, report }) {
    if (isAsInParent(composed)) return;
    const { folder, scope, pages } = composed;
    const accesses = [...pages].flatMap(([id, { page }]) => (page.access === undefined ? [] : [id, page.access]));
    const loops = folder.merchant
      ? lastLoops(folder.merchant, [scope, ...accesses], () => loopsIn(composed))
      : loopsIn(composed);
    for (const [id, loop] of loops) {
      const page = pages.get(id);
      if (page) report(messages.accessLoop([...loop, id]), originOf(page, PAGE, ['access']));
    }
  },
};

type Loop = readonly [id: string, passed: readonly string[]];

/** What was found last: most changes are of something else. */
const lastLoops = memoLast<readonly Loop[]>();

/** Each circle once, at the page of it that comes first. */
function loopsIn(composed: Composed): readonly Loop[] {
  return [...composed.pages].flatMap(([id, { page }]) => {
    if (page.access === undefined) return [];
    const loop = [guest, signedIn].map((who) => loopFrom(id, who, composed)).find((found) => found !== undefined);
    return loop === undefined || loop.some((other) => other < id) ? [] : [[id, loop]];
  });
}

/** The pages that a visitor is sent through from a page and back to it. */
function loopFrom(start: string, who: ConditionTree, composed: Composed): readonly string[] | undefined {
  const passed: string[] = [];
  const refusing: ConditionTree[] = [];
  for (let id = start; !passed.includes(id); ) {
    const access = composed.pages.get(id)?.page.access;
    if (access === undefined) return undefined;
    const isByNeed = access.need === 'session' && who === guest;
    const open = accessCondition(composed.scope, access);
    if (!isByNeed && open === undefined) return undefined;
    passed.push(id);
    if (!isByNeed && open !== undefined) refusing.push(open);
    if (someVisitor({ holds: [who], fails: refusing }, composed.scope) !== 'some') return undefined;
    id = (isByNeed ? access.guest : undefined) ?? access.else ?? (isByNeed ? 'login' : 'home');
    if (id === start) return passed;
  }
  return undefined;
}

/** No access is another one than the parent's, and conditions mean the same. */
function isAsInParent({ parent, pages, scope }: Composed): boolean {
  const isSame = ([id, { page }]: readonly [string, ComposedPage]) =>
    parent?.pages.get(id)?.page.access === page.access;
  return parent !== undefined && parent.scope === scope && [...pages].every(isSame);
}
