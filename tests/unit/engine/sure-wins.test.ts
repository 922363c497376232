import { expect, it } from 'vitest';
import { promiseIn } from '@/engine/check/law/sure-wins';

it.each([
  'Guaranteed win with every spin!',
  'Play today. You will win.',
  "You'll win big",
  'Bet risk free',
  'Risk-free for new players',
  'You can’t lose',
  'You always win here, no risk.',
  'আমাদের সাথে নিশ্চিত জয়',
  'ঝুঁকি ছাড়া খেলুন',
  'हर दिन पक्की जीत',
  'बिना जोखिम खेलें',
  '天天稳赢',
  'Juega sin riesgo',
  'Lucro garantido',
  'Main di sini pasti menang',
  'Chơi là chắc thắng',
  'เล่นแล้วชนะแน่นอน',
  'یقینی جیت ہر روز',
])('takes "%s" for a promise of winning [CFG-01]', (text) => {
  expect(promiseIn(text)).toBeDefined();
});

it.each([
  'No win is ever guaranteed.',
  'Winnings are not guaranteed, and play is never risk-free.',
  'If your numbers match, you will win nine times your stake.',
  'See how much you will win before you bet.',
  'Win up to 10,000 today',
  'A guaranteed prize pool of 5,000',
  'জয়ের নিশ্চয়তা কেউ দিতে পারে না।',
  'জিতলে সঙ্গে সঙ্গে জমা হয়',
  'जीत की गारंटी नहीं है।',
  '没有人能保证赢。',
  'Ninguna ganancia garantizada.',
  'Tidak ada yang dijamin menang.',
  'Không ai chắc thắng.',
  'ไม่มีใครชนะแน่นอน',
])('takes "%s" for fair words [CFG-01]', (text) => {
  expect(promiseIn(text)).toBeUndefined();
});
