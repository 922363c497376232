import * as messages from '../../messages';
import { conditionFindings } from '../condition-findings';
import { ownOrigin } from '../origins';
import type { CheckContext } from '../site-check';
import { unknownValue } from '../sure-names';
import { nodesMatching } from './find-breaks';
import type { NamedInvariant } from './origin-of-break';

const verbs = ['shows', 'hides', 'opens', 'closes'] as const;

/** The claims of an invariant: `shows`, `hides` and so on. It must have exactly one, since a proof looks at one. */
export const verbsOf = ({ invariant }: NamedInvariant) => verbs.filter((verb) => invariant[verb] !== undefined);

/**
 * Reports faults of an invariant of the merchant's own: not exactly one claim, a faulty condition, wrong names, or
 * nothing that could break it.
 */
export function checkForm(named: NamedInvariant, context: CheckContext): void {
  const used = verbsOf(named);
  const [verb] = used;
  const { report, composed } = context;
  if (verb === undefined || used.length > 1) {
    report(messages.invariantOfVerbs(used), { ...ownOrigin(composed, ['always', named.name]), key: true });
    return;
  }
  checkCondition(named, context);
  const areNamesKnown = checkNames(named, verb, context);
  const { hides } = named.invariant;
  if (hides === undefined || !areNamesKnown) return;
  const hasSuchNode = [...composed.pages.values()].some(
    (page) => nodesMatching(hides, page, composed.scope).length > 0,
  );
  const origin = { ...ownOrigin(composed, ['always', named.name, verb]), key: true };
  if (!hasSuchNode) report(messages.idleInvariant('no page has such a node'), origin);
}

function checkCondition({ name, invariant: { when } }: NamedInvariant, { composed, catalogue, report }: CheckContext) {
  const findings = when === undefined ? [] : conditionFindings(when, composed.scope, catalogue);
  if (when === false)
    report(messages.idleInvariant('its condition is true for nobody'), ownOrigin(composed, ['always', name, 'when']));
  for (const { path, key, ...finding } of findings) {
    const origin = ownOrigin(composed, ['always', name, 'when', ...path]);
    const isIdle = finding.code === 'never-shows';
    report(isIdle ? messages.idleInvariant('its condition is true for nobody') : finding, {
      ...origin,
      ...(key && { key }),
    });
  }
}

/** Reports pages and widgets that do not exist. True if all of them exist. */
function checkNames(
  { name, invariant }: NamedInvariant,
  verb: (typeof verbs)[number],
  { composed, catalogue, report }: CheckContext,
): boolean {
  const originOfName = (key: string | number) => ownOrigin(composed, ['always', name, verb, key]);
  const { shows, hides, opens = [], closes = [] } = invariant;
  const part = shows ?? hides ?? {};
  const pageUses = [...[...opens, ...closes].entries(), ...(part.to === undefined ? [] : [['to', part.to] as const])];
  const unknownPages = pageUses.filter(([, page]) => !composed.pages.has(page) && !composed.unreadable.has(page));
  for (const [key, page] of unknownPages)
    report(unknownValue(findingForUnknown('page'), page, [...composed.pages.keys()]), originOfName(key));
  const widgets = Object.keys(catalogue.widgets);
  const isWidget = part.use === undefined || widgets.includes(part.use);
  if (part.use !== undefined && !isWidget)
    report(unknownValue(findingForUnknown('widget'), part.use, widgets), originOfName('use'));
  return isWidget && unknownPages.length === 0;
}

const findingForUnknown = (kind: 'page' | 'widget') => (name: string, near: string | undefined) =>
  messages.invariantOfNothing(kind, name, near);
