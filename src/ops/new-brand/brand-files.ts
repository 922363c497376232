import type { Answers } from './answers';
import { brandConsole } from './brand-console';
import { brandJson } from './brand-json';
import { brandOverlays } from './brand-overlays';
import { brandSettings } from './brand-settings';
import { type BaseTexts, brandTexts } from './brand-texts';

/** The JSON files of a new brand by their path in its folder. The same answers in the same year give the same bytes. */
export function brandFiles(answers: Answers, base: BaseTexts, year: number): ReadonlyMap<string, string> {
  return new Map([
    ['merchant.json', brandJson(brandSettings(answers))],
    ['console.json', brandJson(brandConsole(answers))],
    ...[...brandOverlays(answers)].map(([page, overlay]) => [`overlays/${page}.json`, brandJson(overlay)] as const),
    ...[...brandTexts(answers, base, year)].map(
      ([language, texts]) => [`texts/${language}.json`, brandJson(texts)] as const,
    ),
  ]);
}
