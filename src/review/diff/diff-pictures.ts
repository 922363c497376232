import { isObject, type Site } from '@/engine';
import type { Picture, Pictures } from '../compare/pictures';
import { type Screen, screensOf } from '../compare/screens';
import { messages } from '../messages';
import type { PictureOrder } from '../screens/take-pictures';
import type { ComparedPlaces } from './compare-places';

/** At most this many screens get pictures, since browsers open a larger file slowly. */
const most = 60;

/** The output of the process that takes pictures: one line of JSON per screen, and its last words if it failed. */
export type TakenPictures = { readonly lines: readonly unknown[]; readonly failure: string };

/**
 * Takes pictures of every changed screen, in both states of the merchants. `take` runs `screens/take-pictures.ts`.
 * Without a browser that starts, there are no pictures, only the reason.
 */
export async function picturesOf(
  { report, brands: read, folders }: Pick<ComparedPlaces, 'report' | 'brands' | 'folders'>,
  take: (order: PictureOrder) => Promise<TakenPictures>,
): Promise<Pictures> {
  const screens = screensOf(report, (brand) => read.pairs.get(brand)?.after?.site);
  const shown = screens.flatMap((screen) => {
    const { before, after } = read.pairs.get(screen.brand) ?? {};
    const path = pathOf(screen, after?.site) ?? pathOf(screen, before?.site);
    return path === undefined ? [] : [{ screen, path }];
  });
  const holdersOf = ({ brand, page, changes }: Screen) => {
    const { before, after } = read.pairs.get(brand) ?? {};
    const nodes = { ...before?.site.pages[page]?.nodes, ...after?.site.pages[page]?.nodes };
    return holders(new Set(changes.map(({ node }) => node)), nodes).map((id) => `${page} ${id}`);
  };
  const told = { screens: [], more: screens.slice(most).length };
  if (shown.length === 0) return { ...told, screens: screens.map((screen) => ({ screen, why: messages.noAddress })) };
  const order = shown.slice(0, most).map(({ screen, path }) => ({
    ...placeOf(screen),
    path,
    marks: marksOf(screen),
    holders: holdersOf(screen),
    isFrame: read.pairs.get(screen.brand)?.after?.site.pages[screen.page]?.kind === 'shell',
  }));
  const { lines, failure } = await take({ ...folders, screens: order });
  if (lines.some((line) => isObject(line) && line.missing === 'browser'))
    return { ...told, missing: messages.noBrowser };
  if (lines.length === 0) return { ...told, missing: messages.noPictures(failure) };
  const taken = new Map(shown.map(({ screen }, index) => [screen, lines[index]]));
  return { ...told, screens: screens.slice(0, most).map((screen) => toShot(screen, taken.get(screen))) };
}

function placeOf({ brand, persona, language }: Screen) {
  return { brand, persona, language };
}

/** The frame is shown around the home page. A page without an address, such as a dialog, has no picture. */
function pathOf({ page }: Screen, site: Site | undefined): string | undefined {
  const found = site?.pages[page];
  const path = (found?.kind === 'shell' ? site?.pages.home : found)?.paths?.[0];
  return path?.includes(':') ? undefined : path;
}

function marksOf({ page, changes }: Screen) {
  return [...new Set(changes.map(({ node }) => `${page} ${node}`))];
}

type Nodes = NonNullable<Site['pages'][string]>['nodes'];

/** The ancestors of nodes, innermost first. */
function holders(ids: ReadonlySet<string>, nodes: Nodes): readonly string[] {
  const around = Object.entries(nodes)
    .filter(
      ([id, { slots = {} }]) => !ids.has(id) && Object.values(slots).some((held) => held.some((one) => ids.has(one))),
    )
    .map(([id]) => id);
  return around.length === 0 ? [] : [...around, ...holders(new Set(around), nodes)];
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
