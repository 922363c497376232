import type { Site } from '@/engine';
import { firstLanguageOf } from '@/review/compare/words/words-of';
import { readVariantName } from '@/review/layouts/unmet-values';
import type { Difference, Group } from '../causes/group-by-cause';

/** A screen to photograph as it was and as it is. */
export type PictureScreen = {
  readonly brand: string;
  readonly page: string;
  readonly path: string;
  readonly persona: string;
  readonly language: string;
};

/** Pages at which one sees the colours and shapes of a brand. */
const tellingPages = ['home', 'login', 'mine', 'voucherCenter', 'register'];

/** At most this many screens stand for a cause: each of another page or brand. */
const mostOfGroup = 5;

/** Screens that stand for each group, in the order of the groups; a browser can open each of them. */
export function chooseScreens(
  groups: readonly Group[],
  siteOf: (brand: string) => Site | undefined,
  most: number,
): ReadonlyMap<string, readonly PictureScreen[]> {
  const chosen = new Map<string, readonly PictureScreen[]>();
  let remaining = most;
  for (const { id, differences } of groups) {
    const screens = new Map<string, PictureScreen>();
    for (const screen of differences.flatMap((difference) => screensOf(difference, siteOf))) {
      if (screens.size >= Math.min(remaining, mostOfGroup)) break;
      const key = `${screen.brand} ${screen.page}`;
      if (!screens.has(key)) screens.set(key, screen);
    }
    remaining -= screens.size;
    chosen.set(id, [...screens.values()]);
  }
  return chosen;
}

function screensOf(
  { kind, places }: Difference,
  siteOf: (brand: string) => Site | undefined,
): readonly PictureScreen[] {
  if (kind === 'elsewhere') return [];
  return places.flatMap(({ brand, page, language, visitors }) => {
    const site = siteOf(brand);
    const persona = visitors.length === 0 ? 'guest' : (visitors.find(isAlwaysAlike) ?? visitors.find(canSignIn));
    if (site === undefined || persona === undefined) return [];
    return (page === '' ? tellingPages : [page]).flatMap((id): readonly PictureScreen[] => {
      const path = pathOf(id, site);
      if (path === undefined) return [];
      // `mine` needs a session, and a difference of the whole brand names no visitor.
      const who = page === '' && id === 'mine' ? 'member-0' : persona;
      return [{ brand, page: id, path, persona: who, language: language || firstLanguageOf(site) }];
    });
  });
}

/**
 * Whether a browser can sign in as this visitor: as a persona, but not while its information loads, nor with one value
 * changed.
 */
function canSignIn(name: string): boolean {
  return !name.endsWith('.pending') && readVariantName(name) === undefined;
}

/** A trial player has another name each time, so two pictures of one would differ. */
const isAlwaysAlike = (name: string) => canSignIn(name) && name !== 'trial';

/** The shell has no address of its own, so it is shown around the home page. */
function pathOf(page: string, { pages }: Site): string | undefined {
  const config = pages[page]?.kind === 'shell' ? pages.home : pages[page];
  return config?.paths?.find((path) => !path.includes(':'));
}
