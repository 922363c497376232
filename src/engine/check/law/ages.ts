import type { ComposedPage } from '../../compose/compose-page';
import { changesOf, originOf } from '../../compose/origin-of';
import { findVisitor } from '../../conditions/prove-condition';
import type { Page } from '../../config';
import { isList, isObject, type JsonPath, own } from '../../json';
import { memoByObject } from '../../memo';
import * as messages from '../../messages';
import type { Origin } from '../../parse/config-file';
import { linksOf, shownNodes } from '../reach/links';
import { type CheckContext, readsPagesAndSettings, readsPagesAndTexts, type SiteCheck } from '../site-check';
import { writtenWordsOf } from '../texts/written-words';

/** Pages without play, so that people below the age may see them. */
export const pagesWithoutPlay: ReadonlySet<unknown> = new Set([
  'underage',
  'responsible',
  'useragreement',
  'service',
  'help',
]);

/** An age of 0, ages written outside of merchant.json, forms without an age, and age gates that lead to games. */
export const ages: SiteCheck = {
  finds: 'ages beside the one of merchant.json, and an age gate that keeps nobody out',
  reads: readsPagesAndSettings,
  run(context) {
    const { composed } = context;
    const { abstract, auth = {} } = composed.merchant;
    const { age = 0, ageGate = false } = auth;
    if (abstract === true) return;
    if (age === 0 && auth.age === 0) context.reportSetting(messages.noAge(ageGate), ['auth', 'age']);
    for (const [id, page] of composed.pages) {
      if (age === 0) continue;
      const links = id === 'underage' ? linksOf(composed.scope, page) : [];
      for (const { node, path, to } of links.filter((link) => !pagesWithoutPlay.has(link.to)))
        context.report(messages.gateToPlay(to), originOf(page, node, path));
      for (const [node, { use, props = {}, on = {} }] of nodesWithAge(page.page)) {
        for (const [path, literalAge] of literalAges(props, use))
          if (literalAge !== age) context.report(messages.otherMinimum(literalAge, age), originOf(page, node, path));
        if (use === 'auth.register' && props.age === undefined)
          context.report(messages.agelessForm(), changedAt(page, node, ['props.age', 'props']));
        if (use === 'home.age-gate') checkLeave(on, { page, node }, context);
      }
    }
  },
};

/** Nodes that ask for an age or say one, and forms of registration. */
const nodesWithAge = memoByObject(({ nodes }: Page) =>
  Object.entries(nodes).filter(
    ([, { use, props = {} }]) =>
      use === 'auth.register' || use === 'home.age-gate' || literalAges(props, use).length > 0,
  ),
);

type NodeOfPage = { readonly page: ComposedPage; readonly node: string };

function checkLeave(on: object, { page, node }: NodeOfPage, { report }: CheckContext): void {
  const handler: unknown = Object.entries(on).find(([event]) => event === 'leave')?.[1];
  const actions = isList(handler) ? handler : [handler];
  const leavingAction = actions.find(
    (action) => isObject(action) && (action.do === 'navigate' || action.do === 'openLink'),
  );
  if (!isObject(leavingAction))
    return void report(messages.gateWithoutLeave(), changedAt(page, node, ['on.leave', 'on']));
  // A navigate without `to` is reported by another check.
  const { do: name, to } = leavingAction;
  if (name === 'openLink' || to === undefined || pagesWithoutPlay.has(to)) return;
  const path = ['on', 'leave', ...(isList(handler) ? [actions.indexOf(leavingAction)] : []), 'to'];
  report(messages.gateToPlay(String(to)), originOf(page, node, path));
}

/** The last place where an overlay set or removed one of these paths; without one, the place of the last path. */
function changedAt(page: ComposedPage, node: string, paths: readonly string[]): Origin {
  const change = changesOf(page, node).findLast(({ path }) => path !== undefined && paths.includes(path));
  return change?.origin ?? originOf(page, node, paths.slice(-1));
}

/** Numbers in place of the configured age: `minimumAge`, `age` of the age gate, and values for `{{age}}` of a text. */
function literalAges(props: object, use: string): readonly (readonly [JsonPath, number])[] {
  const ageProps = use === 'auth.register' ? ['minimumAge'] : use === 'home.age-gate' ? ['age'] : [];
  const foundAges: (readonly [JsonPath, number])[] = [];
  const add = (path: JsonPath, value: unknown) => {
    const number = typeof value === 'string' ? Number(value) : value;
    if (typeof number === 'number' && Number.isFinite(number)) foundAges.push([path, number]);
  };
  for (const [key, value] of Object.entries(props)) {
    if (ageProps.includes(key)) add(['props', key], value);
    const ageInText = isObject(value) && isObject(value.with) ? own(value.with, 'age') : undefined;
    if (ageInText !== undefined) add(['props', key, 'with', 'age'], ageInText);
  }
  return foundAges;
}

/** Texts such as `Get up to ৳0`, `+0%` and `0% bonus`, in any digits. A fee of nothing is no empty offer. */
const emptyOfferPattern =
  /(?:(?<![\p{Nd}.,])\+\s?[0০०٠۰๐]\s?%|(?<![\p{Nd}.,])[0০०٠۰๐]\s?%\s?(?:bonus|extra|cash-?back|বোনাস|बोनस|bono|bônus|奖金)|(?:bonus|up to|বোনাস|बोनस|bono|bônus|奖金)\P{Nd}{0,12}(?:\{\{symbol\}\}|\p{Sc})\s?[0০०٠۰๐](?![\p{Nd}.,]))(?!\s?(?:extra\s)?(?:\p{L}+\s)?(?:fees?|charges?|costs?|commissions?|ফি|চার্জ|शुल्क|手续费|comisi[oó]n|taxas?)(?!\p{L}))/iu;

/** A bonus of 0 in a text, or in a node that some visitor sees. */
export const emptyOffers: SiteCheck = {
  finds: 'a bonus of nothing that shows to guests',
  reads: readsPagesAndTexts,
  run({ composed, isRead, report, reportSetting }) {
    if (!isRead || composed.merchant.abstract === true) return;
    for (const { words, origin } of writtenWordsOf(composed.folder))
      if (emptyOfferPattern.test(words)) report(messages.emptyOffer(), origin);
    for (const [id, page] of composed.pages) {
      for (const { id: node, shown: conditions } of shownNodes(composed.scope)(page)) {
        const { use, props = {}, when } = page.page.nodes[node] ?? {};
        if (use !== 'home.bonus' || props.amount !== 0) continue;
        if (findVisitor({ holds: conditions, fails: [] }, composed.scope, new Map([['page.id', id]])) === 'none')
          continue;
        const isOwn = ({ file }: Origin) => file.path.startsWith(`${composed.id}/`);
        const ownPlace = [originOf(page, node, ['props', 'amount']), originOf(page, node, ['when'])].find(isOwn);
        const name = isObject(when) && typeof when.is === 'string' ? when.is : undefined;
        if (ownPlace !== undefined) report(messages.emptyOffer(), ownPlace);
        else if (name !== undefined) reportSetting(messages.emptyOffer(), ['conditions', name]);
      }
    }
  },
};
