import type { Site } from '@/engine';
import { madeOf } from '../layouts/made-visitors';
import type { SeenChange } from './change';
import type { Report } from './report';
import { languagesOf, readIn } from './words/words-of';

/** A screen for a picture: a page of a brand as one persona sees it, and the changes on it. */
export type Screen = {
  readonly brand: string;
  readonly page: string;
  readonly persona: string;
  readonly language: string;
  readonly changes: readonly SeenChange[];
};

const pending = '.pending';

/**
 * The fewest screens that show every change: if several brands, personas or languages have the same change, the first
 * one stands for all. Without changes that show only under other switches, and without those of no page.
 */
export function screensOf({ changes }: Report, siteOf: (brand: string) => Site | undefined): readonly Screen[] {
  const screens = new Map<string, Screen>();
  for (const change of changes.filter(isSeen)) {
    for (const page of pagesOf(change)) {
      const found = [...screens.values()].find((screen) => shows(screen, change, page));
      const screen = found ?? screenFor(change, page, siteOf);
      if (screen === undefined) continue;
      screens.set(keyOf(screen), { ...screen, changes: [...screen.changes, change] });
    }
  }
  return [...screens.values()];
}

function isSeen({ states, kind }: SeenChange): boolean {
  return states.length === 0 && kind !== 'unreachable' && kind !== 'setting';
}

/** A change of the whole brand's look, such as its colours, is shown at home. */
function pagesOf({ pages, kind }: SeenChange): readonly string[] {
  return pages.length === 0 && kind === 'look' ? ['home'] : pages;
}

function shows({ brand, page, persona, language }: Screen, change: SeenChange, on: string): boolean {
  const isOf = (names: readonly string[], name: string) => names.length === 0 || names.includes(name);
  return (
    page === on && isOf(change.brands, brand) && isOf(change.personas, persona) && isOf(languagesIn(change), language)
  );
}

function screenFor(change: SeenChange, page: string, siteOf: (brand: string) => Site | undefined): Screen | undefined {
  const [brand = ''] = change.brands;
  const site = siteOf(brand);
  const persona =
    change.personas.length === 0
      ? 'guest'
      : change.personas.find((name) => !name.endsWith(pending) && madeOf(name) === undefined);
  if (site === undefined || persona === undefined) return undefined;
  const spoken = languagesOf(site);
  const asked = languagesIn(change);
  const first = readIn(site, undefined);
  const usual = spoken.includes('en') ? 'en' : first;
  const language = asked.length === 0 || asked.includes(usual) ? usual : (asked[0] ?? usual);
  return { brand, page, persona, language, changes: [] };
}

function languagesIn({ languages, words }: SeenChange): readonly string[] {
  return languages.length > 0 ? languages : words.map(({ language }) => language);
}

function keyOf({ brand, page, persona, language }: Screen): string {
  return [brand, page, persona, language].join(' ');
}
