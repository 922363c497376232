/** Security questions by upper-case wire language, each language in the same order. */
export const questionWords: Readonly<Record<string, readonly string[]>> = {
  EN: [
    'What was the name of your first school?',
    'In which town did your parents meet?',
    'What was the name of your first pet?',
    'What was your favourite food as a child?',
  ],
  BN: [
    'আপনার প্রথম স্কুলের নাম কী ছিল?',
    'আপনার বাবা-মায়ের দেখা হয়েছিল কোন শহরে?',
    'আপনার প্রথম পোষা প্রাণীর নাম কী ছিল?',
    'ছোটবেলায় আপনার প্রিয় খাবার কী ছিল?',
  ],
  CN: ['您的第一所学校叫什么？', '您的父母在哪个城市相识？', '您的第一只宠物叫什么？', '您小时候最爱吃什么？'],
  ES: [
    '¿Cómo se llamaba tu primera escuela?',
    '¿En qué ciudad se conocieron tus padres?',
    '¿Cómo se llamaba tu primera mascota?',
    '¿Cuál era tu comida favorita de niño?',
  ],
  HI: [
    'आपके पहले स्कूल का नाम क्या था?',
    'आपके माता-पिता किस शहर में मिले थे?',
    'आपके पहले पालतू का नाम क्या था?',
    'बचपन में आपका पसंदीदा खाना क्या था?',
  ],
  ID: [
    'Apa nama sekolah pertama Anda?',
    'Di kota mana orang tua Anda bertemu?',
    'Siapa nama hewan peliharaan pertama Anda?',
    'Apa makanan kesukaan Anda waktu kecil?',
  ],
  PT: [
    'Qual era o nome da sua primeira escola?',
    'Em que cidade seus pais se conheceram?',
    'Qual era o nome do seu primeiro animal?',
    'Qual era sua comida favorita na infância?',
  ],
  TH: ['โรงเรียนแรกของคุณชื่ออะไร', 'พ่อแม่ของคุณพบกันที่เมืองใด', 'สัตว์เลี้ยงตัวแรกของคุณชื่ออะไร', 'อาหารโปรดในวัยเด็กของคุณคืออะไร'],
  UR: [
    'آپ کے پہلے اسکول کا نام کیا تھا؟',
    'آپ کے والدین کس شہر میں ملے تھے؟',
    'آپ کے پہلے پالتو جانور کا نام کیا تھا؟',
    'بچپن میں آپ کا پسندیدہ کھانا کیا تھا؟',
  ],
  VI: [
    'Trường học đầu tiên của bạn tên là gì?',
    'Cha mẹ bạn gặp nhau ở thành phố nào?',
    'Thú cưng đầu tiên của bạn tên là gì?',
    'Món ăn yêu thích thời thơ ấu của bạn là gì?',
  ],
};
