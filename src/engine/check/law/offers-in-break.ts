import type { Composed } from '../../compose/compose-site';
import { originOf } from '../../compose/origin-of';
import { textIn } from '../../compose/text-layers';
import { comparisonTest } from '../../conditions/comparison';
import { findVisitor } from '../../conditions/prove-condition';
import { readCondition } from '../../conditions/read-condition';
import { isText, own, pick } from '../../json';
import * as messages from '../../messages';
import { isInherited } from '../inherited';
import { ownOrigin } from '../origins';
import { shownNodes } from '../reach/links';
import { readsPagesAndTexts, type SiteCheck } from '../site-check';
import { bonusWord, figuresIn } from './promised-sum';

const onBreak = comparisonTest({ at: 'play.pause', exists: true }, 'string');

/** Offers in bubbles of the footer that reach players on a break, and a condition "paused" that leaves some out. */
export const offersInBreak: SiteCheck = {
  finds: 'offers of the footer that reach players on a break from play',
  reads: readsPagesAndTexts,
  run({ composed, isRead, report }) {
    const { merchant, folder, pages, scope } = composed;
    if (!isRead || merchant.abstract === true) return;
    if (folder.merchant?.value.conditions?.paused !== undefined) {
      const paused = readCondition({ is: 'paused' }, scope).tree;
      if (paused !== undefined && findVisitor({ holds: [onBreak], fails: [paused] }, scope) !== 'none')
        return report(messages.breakThatIsNone(), ownOrigin(composed, ['conditions', 'paused']));
    }
    for (const [id, page] of pages) {
      if (isInherited(composed, id, page)) continue;
      for (const { id: node, shown } of shownNodes(scope)(page)) {
        const { use, props = {} } = page.page.nodes[node] ?? {};
        const words = use === 'shell.footer-entry' ? wordsOf(props.bubble, composed) : '';
        if (!isOffer(words) || findVisitor({ holds: [onBreak, ...shown], fails: [] }, scope) === 'none') continue;
        const origins = [['when'], ['props', 'bubble']].map((path) => originOf(page, node, path));
        const ownPlace = origins.find(({ file }) => file.path.startsWith(`${composed.id}/`));
        if (ownPlace !== undefined) report(messages.offerInBreak(node, words), ownPlace);
      }
    }
  },
};

/** The words of a text in the brand's first language. */
function wordsOf(text: unknown, { texts, merchant }: Composed): string {
  const language = merchant.languages?.default ?? '';
  const key = pick(text, 't');
  const words = isText(key) ? textIn(own(texts, language), key) : pick(pick(text, 'text'), language);
  return isText(words) ? words : '';
}

function isOffer(words: string): boolean {
  // Undefined is an offer too: a word such as "lakh" multiplies the figure.
  const { percent, money } = figuresIn(words);
  return bonusWord.test(words) || percent?.length !== 0 || money?.length !== 0;
}
