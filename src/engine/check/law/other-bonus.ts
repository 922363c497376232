import type { Catalogue } from '../../catalogue';
import type { Composed } from '../../compose/compose-site';
import { findVisitor } from '../../conditions/prove-condition';
import { own, pick } from '../../json';
import * as messages from '../../messages';
import { shownNodes } from '../reach/links';
import { readsPagesAndTexts, type SiteCheck } from '../site-check';
import { writtenWordsOf } from '../texts/written-words';
import { getWords, joinWords } from './bonus-words';
import { bonusWord, figuresIn } from './promised-sum';
import { anyOf, type WordList } from './word-list';

const registrationWords: WordList = {
  bn: ['স্বাগত', 'নিবন্ধন', 'রেজিস্ট'],
  cn: ['注册', '迎新', '新人'],
  en: ['welcome', 'sign up', 'sign-up', 'signup', 'signing up', 'signing-up', 'regist*', 'join*'],
  es: ['bienvenida', 'regist*'],
  hi: ['वेलकम', 'स्वागत', 'पंजीकरण', 'रजिस्ट'],
  id: ['pendaftaran', 'daftar', 'selamat datang'],
  pt: ['boas-vindas', 'regist*'],
  th: ['สมัคร', 'ต้อนรับ'],
  ur: ['خوش آمدید', 'رجسٹر'],
  vi: ['đăng ký', 'chào mừng'],
};

/** Words of bonuses that ask for more than a registration: a deposit, or a friend who joins. */
const otherOfferWords: WordList = {
  bn: ['জমা', 'ডিপোজিট', 'বন্ধু'],
  cn: ['存', '充', '邀'],
  en: ['deposit*', 'top up*', 'top-up*', 'topup*', 'invit*', 'refer*', 'friend*'],
  es: ['depósito*', 'invit*'],
  hi: ['जमा', 'डिपॉज़िट', 'दोस्त'],
  id: ['setor*', 'teman*', 'deposit*'],
  pt: ['depósito*'],
  th: ['ฝาก', 'เพื่อน'],
  ur: ['جمع', 'ڈپازٹ', 'دوست'],
  vi: ['nạp', 'mời'],
};

const registration = new RegExp(anyOf(registrationWords), 'iu');
const otherOffers = new RegExp(anyOf(otherOfferWords), 'iu');
const joinAndGet = new RegExp(`${anyOf(joinWords)}[^.!?]{0,12}${anyOf(getWords)}`, 'iu');

/** Texts that promise newcomers another sum than the registration bonus on the page does. */
export const otherBonus: SiteCheck = {
  finds: 'sums for newcomers that differ from the registration bonus that shows',
  onlyWarns: true,
  reads: readsPagesAndTexts,
  run({ composed, catalogue, isRead, report }) {
    if (!isRead || composed.merchant.abstract === true) return;
    const bonuses = shownBonuses(composed, catalogue);
    const [bonus] = bonuses;
    if (bonus === undefined) return;
    for (const { words, origin } of writtenWordsOf(composed.folder)) {
      const promised = promisedToNewcomers(words);
      if (promised !== undefined && bonuses.every(({ amount }) => amount !== promised.number))
        report(messages.otherBonus(promised.words, bonus), origin);
    }
  },
};

/** The amounts of the registration bonuses that some visitor sees, with their nodes. */
function shownBonuses({ scope, pages }: Composed, catalogue: Catalogue) {
  const defaultAmount = pick(pick(pick(own(catalogue.widgets, 'home.bonus'), 'properties'), 'amount'), 'default');
  return [...pages].flatMap(([page, composedPage]) =>
    shownNodes(scope)(composedPage).flatMap(({ id: node, shown: conditions }) => {
      const { use, props = {} } = composedPage.page.nodes[node] ?? {};
      const amount = props.amount ?? defaultAmount;
      const isShown =
        use === 'home.bonus' &&
        findVisitor({ holds: conditions, fails: [] }, scope, new Map([['page.id', page]])) !== 'none';
      return isShown && typeof amount === 'number' && amount > 0 ? [{ page, node, amount }] : [];
    }),
  );
}

/** The one sum of money that a sentence promises for a registration alone. */
function promisedToNewcomers(text: string) {
  for (const sentence of text.split(/(?<=[!?।。！？]|\.(?!\p{Nd}))/u)) {
    const isPromise = registration.test(sentence) && (bonusWord.test(sentence) || joinAndGet.test(sentence));
    if (!isPromise || otherOffers.test(sentence)) continue;
    const [sum, ...others] = figuresIn(sentence).money ?? [];
    if (sum !== undefined && others.length === 0) return sum;
  }
  return undefined;
}
