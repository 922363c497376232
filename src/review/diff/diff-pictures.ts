import { isObject, type Site } from '@/engine';
import type { Picture, Pictures } from '../compare/pictures';
import { type Screen, screensOf } from '../compare/screens';
import { messages } from '../messages';
import type { PictureOrder } from '../screens/take-pictures';
import type { ComparedPlaces } from './compare-places';

/** At most this many screens get pictures, since browsers open a larger file slowly. */
const mostPictures = 60;

/** The output of the process that takes pictures: one line of JSON per screen, and its last lines if it failed. */
export type TakenPictures = { readonly lines: readonly unknown[]; readonly failure: string };

/**
 * Takes pictures of every changed screen, in both states of the merchants. `take` runs `screens/take-pictures.ts`. If
 * no browser starts, there are no pictures, only the reason.
 */
export async function picturesOf(
  { report, brands: brandPairs, folders }: Pick<ComparedPlaces, 'report' | 'brands' | 'folders'>,
  take: (order: PictureOrder) => Promise<TakenPictures>,
): Promise<Pictures> {
  const screens = screensOf(report, (brand) => brandPairs.pairs.get(brand)?.after?.site);
  const addressable = screens.flatMap((screen) => {
    const { before, after } = brandPairs.pairs.get(screen.brand) ?? {};
    const path = pathOf(screen, after?.site) ?? pathOf(screen, before?.site);
    return path === undefined ? [] : [{ screen, path }];
  });
  const ancestorsOf = ({ brand, page, changes }: Screen) => {
    const { before, after } = brandPairs.pairs.get(brand) ?? {};
    const nodes = { ...before?.site.pages[page]?.nodes, ...after?.site.pages[page]?.nodes };
    return ancestors(new Set(changes.map(({ node }) => node)), nodes).map((id) => `${page} ${id}`);
  };
  const base = { screens: [], more: screens.slice(mostPictures).length };
  if (addressable.length === 0)
    return { ...base, screens: screens.map((screen) => ({ screen, why: messages.noAddress })) };
  const order = addressable.slice(0, mostPictures).map(({ screen, path }) => ({
    ...visitorOf(screen),
    path,
    marks: marksOf(screen),
    holders: ancestorsOf(screen),
    isFrame: brandPairs.pairs.get(screen.brand)?.after?.site.pages[screen.page]?.kind === 'shell',
  }));
  const { lines, failure } = await take({ ...folders, screens: order });
  if (lines.some((line) => isObject(line) && line.missing === 'browser'))
    return { ...base, missing: messages.noBrowser };
  if (lines.length === 0) return { ...base, missing: messages.noPictures(failure) };
  const lineByScreen = new Map(addressable.map(({ screen }, index) => [screen, lines[index]]));
  return { ...base, screens: screens.slice(0, mostPictures).map((screen) => toShot(screen, lineByScreen.get(screen))) };
}

function visitorOf({ brand, persona, language }: Screen) {
  return { brand, persona, language };
}

/** The shell is shown around the home page. A page without an address, such as a dialog, has no picture. */
function pathOf({ page }: Screen, site: Site | undefined): string | undefined {
  const config = site?.pages[page];
  const path = (config?.kind === 'shell' ? site?.pages.home : config)?.paths?.[0];
  return path?.includes(':') ? undefined : path;
}

function marksOf({ page, changes }: Screen) {
  return [...new Set(changes.map(({ node }) => `${page} ${node}`))];
}

type Nodes = NonNullable<Site['pages'][string]>['nodes'];

/** The ancestors of nodes, innermost first, each once: an error may have nodes stand in each other. */
function ancestors(ids: ReadonlySet<string>, nodes: Nodes, found: ReadonlySet<string> = ids): readonly string[] {
  const parents = Object.entries(nodes)
    .filter(
      ([id, { slots = {} }]) =>
        !found.has(id) && Object.values(slots).some((childIds) => childIds.some((childId) => ids.has(childId))),
    )
    .map(([id]) => id);
  if (parents.length === 0) return [];
  return [...parents, ...ancestors(new Set(parents), nodes, new Set([...found, ...parents]))];
}

function toShot(screen: Screen, line: unknown): Pictures['screens'][number] {
  if (!isObject(line)) return { screen, why: messages.noAddress };
  return { screen, before: toPicture(line.before), after: toPicture(line.after) };
}

function toPicture(value: unknown): Picture {
  if (!isObject(value) || typeof value.jpeg !== 'string')
    return { why: isObject(value) ? String(value.why) : 'nothing came' };
  return { source: `data:image/jpeg;base64,${value.jpeg}`, isMarked: Number(value.marked) > 0 };
}
