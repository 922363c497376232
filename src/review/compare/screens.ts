import type { Site } from '@/engine';
import { readVariantName } from '../layouts/unmet-values';
import type { SeenChange } from './change';
import type { Report } from './report';
import { firstLanguageOf, languagesOf } from './words/words-of';

/** A screen for a picture: a page of a brand as one persona sees it, and the changes on it. */
export type Screen = {
  readonly brand: string;
  readonly page: string;
  readonly persona: string;
  readonly language: string;
  readonly changes: readonly SeenChange[];
};

const pendingSuffix = '.pending';

/**
 * Few screens that together show the changes: if several brands, personas or languages have the same change, the first
 * one stands for all. Left out: changes that need other switches, settings, pages that nothing leads to, what belongs
 * to no page (but for a look), and what no persona sees once its page has loaded.
 */
export function screensOf({ changes }: Report, siteOf: (brand: string) => Site | undefined): readonly Screen[] {
  const screens = new Map<string, Screen>();
  for (const change of changes.filter(isSeen)) {
    for (const page of pagesOf(change)) {
      const existing = [...screens.values()].find((screen) => shows(screen, change, page));
      const screen = existing ?? screenFor(change, page, siteOf);
      if (screen === undefined) continue;
      screens.set(keyOf(screen), { ...screen, changes: [...screen.changes, change] });
    }
  }
  return [...screens.values()];
}

function isSeen({ states: otherSwitches, kind }: SeenChange): boolean {
  return otherSwitches.length === 0 && kind !== 'unreachable' && kind !== 'setting';
}

/** A change of the whole brand's look, such as its colours, is shown at home. */
function pagesOf({ pages, kind }: SeenChange): readonly string[] {
  return pages.length === 0 && kind === 'look' ? ['home'] : pages;
}

function shows({ brand, page, persona, language }: Screen, change: SeenChange, pageId: string): boolean {
  const matches = (names: readonly string[], name: string) => names.length === 0 || names.includes(name);
  return (
    page === pageId &&
    matches(change.brands, brand) &&
    matches(change.personas, persona) &&
    matches(languagesIn(change), language)
  );
}

function screenFor(change: SeenChange, page: string, siteOf: (brand: string) => Site | undefined): Screen | undefined {
  const [brand = ''] = change.brands;
  const site = siteOf(brand);
  const persona = change.personas.length === 0 ? 'guest' : change.personas.find(isRealPersona);
  if (site === undefined || persona === undefined) return undefined;
  const languages = languagesOf(site);
  const changedLanguages = languagesIn(change);
  const firstLanguage = firstLanguageOf(site);
  const preferredLanguage = languages.includes('en') ? 'en' : firstLanguage;
  const language =
    changedLanguages.length === 0 || changedLanguages.includes(preferredLanguage)
      ? preferredLanguage
      : (changedLanguages[0] ?? preferredLanguage);
  return { brand, page, persona, language, changes: [] };
}

/** Whether a name is a persona of the catalogue, and not one that still loads or differs by a value. */
function isRealPersona(name: string): boolean {
  return !name.endsWith(pendingSuffix) && readVariantName(name) === undefined;
}

function languagesIn({ languages, words }: SeenChange): readonly string[] {
  return languages.length > 0 ? languages : words.map(({ language }) => language);
}

function keyOf({ brand, page, persona, language }: Screen): string {
  return [brand, page, persona, language].join(' ');
}
