import type { Composed } from '../../compose/compose-site';
import { originOf } from '../../compose/origin-of';
import { isList, isText, type JsonObject, own, pick } from '../../json';
import { once } from '../../memo';
import * as messages from '../../messages';
import { nearestName } from '../../nearest-name';
import { isParents } from '../inherited';
import { readsPagesAndSettings, type SiteCheck } from '../site-check';
import { type Link, linksOf } from './links';

/** Pages that show one game category, and the query parameter that names the category. */
const categoryParamOf: { readonly [page: string]: string } = {
  home: 'category',
  gameLobby: 'category',
  gameList: 'gameType',
  slotsCenter: 'gameType',
};

/** Conditions in `base` for kinds of games, and the categories of each kind. */
const gameKinds: readonly (readonly [condition: string, categories: readonly string[]])[] = [
  ['hasSlots', ['RNG']],
  ['hasLive', ['LIVE']],
  ['hasCards', ['PVP']],
  ['hasFishing', ['FISH']],
  ['hasSports', ['SPORTS', 'ESPORTS']],
  ['hasLottery', ['LOTT', 'ELOTT', 'ELOTTO']],
];

/** Categories that exist without standing in any list. */
const builtInCategories = ['RECENT', 'FAV'];

/** A brand's own links with a category that it does not have or turned off, or with a misnamed query parameter. */
export const linkParams: SiteCheck = {
  finds: 'entries that lead to a category that the brand has not, or tell a page what it does not read',
  onlyWarns: true,
  reads: (composed) => [...readsPagesAndSettings(composed), composed.folder.console],
  run({ composed, report }) {
    const knownCategories = once(() => categoriesOf(composed));
    for (const [id, page] of composed.pages) {
      if (isParents(composed, id, page)) continue;
      for (const link of linksOf(composed.scope, page)) {
        const fault = link.params && faultOf(link, link.params, { composed, knownCategories });
        if (fault === undefined) continue;
        const { finding, name, isKey } = fault;
        const path = [...link.path.slice(0, -1), 'params', name];
        const origin = originOf(page, link.node, path);
        if (origin.file.path.startsWith(`${composed.id}/`))
          report(finding, { ...origin, ...(isKey ? { key: true } : {}) });
      }
    }
  },
};

type Fault = { readonly finding: messages.Finding; readonly name: string; readonly isKey?: true };

type Context = { readonly composed: Composed; readonly knownCategories: () => readonly string[] };

function faultOf({ to }: Link, params: JsonObject, { composed, knownCategories }: Context): Fault | undefined {
  const query = composed.pages.get(to)?.page.query ?? [];
  const categoryParam = own(categoryParamOf, to);
  for (const [name, value] of Object.entries(params)) {
    if (query.includes(name)) continue;
    const isCategory =
      categoryParam !== undefined &&
      query.includes(categoryParam) &&
      isText(value) &&
      knownCategories().includes(value);
    const near = nearestName(name, query) ?? query.find((one) => name.length > 2 && one.startsWith(name));
    const meantParam = near ?? (isCategory ? categoryParam : undefined);
    if (meantParam !== undefined && own(params, meantParam) === undefined)
      return { finding: messages.unknownParam(name, to, meantParam), name, isKey: true };
  }
  const category = categoryParam === undefined ? undefined : own(params, categoryParam);
  if (categoryParam === undefined || !isText(category)) return undefined;
  if (!knownCategories().includes(category))
    return {
      finding: messages.categoryOfNone(category, nearestName(category, knownCategories()), knownCategories()),
      name: categoryParam,
    };
  const kind = gameKinds.find(
    ([condition, of]) => of.includes(category) && own(composed.merchant.conditions, condition) === false,
  );
  return kind && { finding: messages.categoryTurnedOff(category, kind[0]), name: categoryParam };
}

/** Categories that merchant.json describes or the console lists, and the built-in ones. */
function categoriesOf({ merchant, folder }: Composed): readonly string[] {
  const vendors = pick(folder.console?.value, 'vendors');
  const listedByConsole = isList(vendors) ? vendors.filter(isText) : [];
  return [...new Set([...Object.keys(merchant.categories?.items ?? {}), ...listedByConsole, ...builtInCategories])];
}
