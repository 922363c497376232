import { ticketNames } from '../rewards/draws';
import { rewardTitles } from '../rewards/rewards';
import { inLanguage } from '../seed/words/words-of';

/** Remarks that the platform adds to movements of money; rows hold the English text. */
export const remarks = {
  refused: { EN: 'The bank refused the transfer', BN: 'ব্যাংক টাকা পাঠাতে রাজি হয়নি' },
  otherName: { EN: 'Name does not match the card', BN: 'নাম কার্ডের সঙ্গে মেলে না' },
  registration: { EN: 'Registration bonus', BN: 'নিবন্ধন বোনাস' },
  trial: { EN: 'Trial money', BN: 'ট্রায়ালের টাকা' },
} as const;

const translatedRemarks = [...Object.values(remarks), ...Object.values(rewardTitles), ...Object.values(ticketNames)];

/** A remark in a language of the wire. Names, and what a person wrote, stay as they are. */
export function remarkIn(text: string, language: string): string {
  const remark = translatedRemarks.find(({ EN }) => EN === text);
  return remark === undefined ? text : inLanguage(remark, language);
}
