import { hashNumberOf } from '../hash';

type Words = { readonly EN: string; readonly [language: string]: string };

/** Names of classes by the platform's code of a language; English where there is none. */
const names: Readonly<Record<string, Words>> = {
  ALL: {
    EN: 'All',
    BN: 'সব',
    CN: '全部',
    HI: 'सभी',
    TH: 'ทั้งหมด',
    UR: 'سب',
    VI: 'Tất cả',
    ID: 'Semua',
    PT: 'Todos',
    ES: 'Todos',
  },
  NEW: {
    EN: 'New',
    BN: 'নতুন',
    CN: '最新',
    HI: 'नए',
    TH: 'ใหม่',
    UR: 'نئے',
    VI: 'Mới',
    ID: 'Baru',
    PT: 'Novos',
    ES: 'Nuevos',
  },
  HOT: {
    EN: 'Hot',
    BN: 'জনপ্রিয়',
    CN: '热门',
    HI: 'लोकप्रिय',
    TH: 'ยอดนิยม',
    UR: 'مقبول',
    VI: 'Nổi bật',
    ID: 'Populer',
    PT: 'Populares',
    ES: 'Populares',
  },
  VIDEO: {
    EN: 'Video slots',
    BN: 'ভিডিও স্লট',
    CN: '视频老虎机',
    HI: 'वीडियो स्लॉट',
    TH: 'สล็อตวิดีโอ',
    UR: 'ویڈیو سلاٹس',
    VI: 'Slot video',
    ID: 'Slot video',
    PT: 'Slots de vídeo',
    ES: 'Tragaperras de vídeo',
  },
  CLASSIC: {
    EN: 'Classic slots',
    BN: 'ক্লাসিক স্লট',
    CN: '经典老虎机',
    HI: 'क्लासिक स्लॉट',
    TH: 'สล็อตคลาสสิก',
    UR: 'کلاسک سلاٹس',
    VI: 'Slot cổ điển',
    ID: 'Slot klasik',
    PT: 'Slots clássicos',
    ES: 'Tragaperras clásicas',
  },
  JACKPOT: {
    EN: 'Jackpot',
    BN: 'জ্যাকপট',
    CN: '大奖',
    HI: 'जैकपॉट',
    TH: 'แจ็คพอต',
    UR: 'جیک پاٹ',
  },
};

const slotKinds = ['VIDEO', 'CLASSIC', 'JACKPOT'] as const;
const minimumBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;

/** Class keys that a category can be filtered by. */
export function classKeys(gameType: string): readonly string[] {
  return ['ALL', 'NEW', 'HOT', ...(gameType === 'RNG' ? slotKinds : [])];
}

export function className(key: string, language: string): string {
  return names[key]?.[language] ?? names[key]?.EN ?? key;
}

/** The kind of a slot, or nothing for other games. */
export function slotKindOf(gameType: string, nodeId: number): string | undefined {
  return gameType === 'RNG' ? slotKinds[hashNumberOf(`kind ${nodeId}`) % slotKinds.length] : undefined;
}

/** Smallest bet of a game, as the wire writes it. */
export function minimumBetOf(nodeId: number): string {
  return minimumBets[hashNumberOf(`bet ${nodeId}`) % minimumBets.length] ?? '0.01';
}
