import { memoText } from '../../memo';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';
import { filesWithWords, writtenWordsOf } from '../texts/written-words';
import { isDenied, sentencesOf } from './denied-sentence';

/** Calls on players to win back what they lost, by language. To offer a share of losses back is no such call. */
const callsToChase: readonly RegExp[] = [
  /\b(?:win|won|earn|recover|recoup|regain|chase|make up(?: for)?)(?: back)? (?:all )?(?:of )?(?:(?:your|the|those|past|any|every) )?(?:loss(?:es)?|lost (?:money|bets?|stakes?)|what you(?:.ve| have)? lost)\b|\bwin (?:it|them|everything|(?:all )?(?:your|the) (?:money|losses|stakes?)) (?:all )?back\b/i,
  /হারানো (?:টাকা|অর্থ) (?:জিতে|উদ্ধার|ফিরে পান|ফিরিয়ে)|হারা টাকা (?:জিতে|ফিরে)|(?:লোকসান|ক্ষতি) (?:পুষিয়ে|উদ্ধার|তুলে)/,
  /(?:हारे|हारा|खोए|खोया) (?:हुए |हुआ )?(?:पैसे|पैसा|रकम) (?:वापस )?(?:जीत|पाए|पाओ)|(?:नुकसान|नुक़सान|घाटे?|हार) (?:वापस जीत|की भरपाई|वसूल)/,
  /翻本|回本|[赢贏赚賺捞撈挣掙](?:回|返)(?:您|你)?的?(?:损失|損失|本钱|本錢|输|輸)|[追挽]回(?:您|你)?的?(?:损失|損失|亏损|虧損|输|輸)/,
  /\b(?:recuper(?:a|e|ar|á|arás)|gana de vuelta) (?:todas? )?(?:(?:tus|sus|las) pérdidas|lo (?:que (?:has )?perdi(?:ste|do)|perdido)|(?:tu|el) dinero perdido)/i,
  /\brecuper(?:e|a|ar) (?:tod[oa]s? )?(?:(?:as )?(?:suas |tuas )?perdas|(?:o )?(?:seu )?prejuízo|o que (?:você )?perdeu|(?:o |seu )?dinheiro perdido)/i,
  /\b(?:menangkan|raih|rebut|kejar|pulihkan|balas(?:kan)?|tutup)(?: kembali)? (?:semua )?(?:kekalahan|kerugian|uang (?:anda )?yang hilang)\b|\bbalik modal\b/i,
  /(?<!\p{L})(?:gỡ gạc|gỡ (?:lại )?(?:vốn|thua|tiền|khoản)|(?:thắng|lấy) lại (?:số tiền |khoản |tiền )?(?:đã |bị )?(?:thua|mất))/iu,
  /(?:ถอนทุน|เอาทุน|ตามทุน|ได้ทุน)คืน|(?:ชนะ|เอา|กู้|ทวง)(?:เงิน|ยอด)?(?:ที่)?(?:เสีย|แพ้)(?:ไป)?(?:กลับ)?คืน|แก้มือ/,
  /(?:ہاری|ہارے|کھوئی|کھوئے) (?:ہوئی |ہوئے )?(?:رقم|پیسے) (?:واپس )?(?:جیت|حاصل)|نقصان (?:پورا کر|کی تلافی|واپس جیت)/,
];

/** Every call has one of these. A quick first test, since nearly all texts have none. */
const wordOfLoss =
  /loss|lost|back|হার|লোকসান|ক্ষতি|हार|खो|नुक|घाट|本|[输輸损損亏虧]|p[eé]rd|prejuízo|kalah|rugi|hilang|modal|gỡ|thua|mất|คืน|แก้มือ|ہار|کھو|نقصان/i;

/** Keys and files of safer play, which may name the chase of losses: as a sign to stop. */
const saferPlay = /(?:^|[./])(?:responsible|safer|own-limits|underage)[.\w-]*/;

/** Texts that call on players to win back what they lost. */
export const lossChasing: SiteCheck = {
  finds: 'texts that call on players to win back what they lost',
  onlyWarns: true,
  reads: ({ folder }) => filesWithWords(folder),
  run({ composed, report }) {
    for (const { words, key, origin } of writtenWordsOf(composed.folder)) {
      if (saferPlay.test(key ?? origin.file.path)) continue;
      const call = callIn(words);
      if (call !== undefined) report(messages.lossChasing(call), origin);
    }
  },
};

const callIn = memoText((text): string | undefined => {
  if (!wordOfLoss.test(text)) return undefined;
  for (const sentence of sentencesOf(text)) {
    const call = callsToChase.map((pattern) => pattern.exec(sentence)?.[0]).find((found) => found !== undefined);
    if (call !== undefined && !isDenied(sentence.replace(call, ' '))) return call;
  }
  return undefined;
});
