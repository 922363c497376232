import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { ConfigFile, Issue, LoadResult } from '@/engine';
import { messages } from '../messages';
import { positionAt } from './position-at';

/** Where a box that is ticked already is no consent: the European Union and its neighbours, by their clock. */
const asksConsent = /^(?:Europe|Atlantic\/(?:Azores|Canary|Madeira|Reykjavik|Faroe))\b/;

/** A warning where a merchant's market wants the terms ticked by the player, and its config ticks them. */
export function termsIssues(files: readonly ConfigFile[], { sites }: Pick<LoadResult, 'sites'>): readonly Issue[] {
  return [...sites.values()].flatMap(({ id, merchant }) => {
    const isTicked = merchant.auth?.terms ?? true;
    const timeZone = merchant.locale?.timeZone ?? '';
    if (!isTicked || !asksConsent.test(timeZone)) return [];
    const file = files.find(({ path }) => path === `${id}/merchant.json`) ?? { path: `${id}/merchant.json`, text: '' };
    const tree = parseTree(file.text);
    const place = tree && (findNodeAtLocation(tree, ['auth', 'terms']) ?? findNodeAtLocation(tree, ['auth']));
    return [
      {
        severity: 'warning' as const,
        code: 'ticked-terms',
        merchant: id,
        at: positionAt(file, place?.offset ?? 0),
        message: messages.tickedTerms(timeZone),
      },
    ];
  });
}
