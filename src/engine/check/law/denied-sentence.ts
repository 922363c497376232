/** A sentence that denies a promise is what a fair text says: "No win is ever guaranteed". */
const denial =
  /\b(?:no|not|never|nobody|none|isn.?t|aren.?t|won.?t|don.?t|doesn.?t)\b|না(?![\p{L}\p{M}])|নয়|নেই|नहीं|न कोई|不|没|勿|别[再想去]|并非|无法|\b(?:no|nunca|nadie|ningun[oa]?|ningún)\b|\b(?:não|nunca|ninguém|nenhum[a]?)\b|\b(?:tidak|bukan|tak|jangan)\b|không|chẳng|ไม่|نہیں/iu;

/** Whether a sentence says "no", "never" or the like. */
export const isDenied = (sentence: string): boolean => denial.test(sentence);

export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?।۔؟。！？])/);
