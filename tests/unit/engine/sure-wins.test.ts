import { expect, it } from 'vitest';
import { returnIn } from '@/engine/check/law/returned-losses';
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
  'हर दिन पक्की जीत, हार का कोई जोखिम नहीं।',
  'গারান্টি: প্রতিদিন নিশ্চিত জয়, হারার কোনো ঝুঁকি নেই।',
  'ہر روز یقینی جیت، ہار کا کوئی خطرہ نہیں۔',
  'Cada día una victoria segura, no hay ningún riesgo de perder.',
  'Todo dia uma vitória certa, não há risco de perder.',
  'Setiap hari pasti menang, tidak ada risiko kalah.',
  'Mỗi ngày chắc thắng, không có rủi ro thua.',
  'ชนะแน่นอนทุกวัน ไม่มีความเสี่ยง',
  '天天必胜，没有任何风险。',
  'हार का कोई जोखिम नहीं।',
  'হারার কোনো ঝুঁকি নেই।',
  'ہار کا کوئی خطرہ نہیں۔',
  'Tidak ada risiko kalah.',
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
  'কোনো জয় নিশ্চিত নয়।',
  'बिना जोखिम का कोई खेल नहीं होता।',
  'जोखिम नहीं लेना चाहिए',
  'کوئی یقینی جیت نہیں ہوتی۔',
  'No hay juego sin riesgo.',
  'Sem risco não há jogo.',
  '天下没有稳赚不赔的游戏，不存在零风险。',
])('takes "%s" for fair words [CFG-01]', (text) => {
  expect(promiseIn(text)).toBeUndefined();
});

it.each([
  ['If you lose, we give you all your money back.', 'give you all your money'],
  ['Money-back guarantee on losses', 'Money-back guarantee'],
  ['All losses refunded', 'All losses refunded'],
  ['হারলে আপনার সব টাকা ফেরত।', 'সব টাকা ফেরত'],
  ['হারলে ১০০% টাকা ফেরত', '১০০% টাকা ফেরত'],
  ['हारने पर पूरा पैसा वापस।', 'पूरा पैसा वापस'],
  ['输了全额返还。', '全额返还'],
  ['Money back if you lose.', 'Money back if you lose'],
  ['Si pierdes, te devolvemos todo tu dinero.', 'devolvemos todo'],
  ['Si pierdes, te devolvemos el dinero.', 'devolvemos el dinero'],
  ['Seu dinheiro de volta se perder.', 'dinheiro de volta'],
  ['हारे तो पूरा पैसा वापस।', 'पूरा पैसा वापस'],
  ['输了全额退款。', '全额退款'],
  ['Se você perder, devolvemos todo o seu dinheiro.', 'devolvemos todo'],
  ['Jika Anda kalah, kami kembalikan semua uang Anda.', 'kembalikan semua'],
  ['Nếu bạn thua, chúng tôi hoàn lại toàn bộ tiền.', 'hoàn lại toàn bộ'],
  ['ถ้าแพ้ เราคืนเงินทั้งหมด', 'คืนเงินทั้งหมด'],
  ['اگر آپ ہاریں تو ساری رقم واپس۔', 'ساری رقم واپس'],
])('takes "%s" for a promise to give back what players lose: %s [CFG-01]', (text, words) => {
  expect(returnIn(text.normalize('NFC'))).toBe(words.normalize('NFC'));
});

it.each([
  'Cashback of 5 % on losses, back every Monday.',
  'If you lose, we give all your stake back up to 500.',
  'If you lose, we cannot give your money back.',
  'If you lose your phone, get all your money back by mail.',
  'A full refund if the match is called off.',
  'হারলে ৫% ক্যাশব্যাক ফেরত।',
  'हारने पर 5% वापस।',
  '请输入密码，支付失败全额返还。',
  '输了返还 5%。',
  'Si pierdes, te devolvemos el 5 %.',
  'Se perder, não devolvemos todo o dinheiro.',
  'Jika kalah, 5% kembali.',
  'Nếu thua, hoàn lại 5%.',
  'ถ้าแพ้ คืน 5%',
  'ہارنے پر 5% واپس۔',
])('takes "%s" for fair words about losses [CFG-01]', (text) => {
  expect(returnIn(text.normalize('NFC'))).toBeUndefined();
});
