import type { Poster } from '../../seed/posters';
import { entryInLanguage } from '../../seed/words/words-of';
import { at, paints } from '../motifs/paint';
import { escaped, svg, twoLines } from '../svg';

/** How a drawing style sets its letters: font, and the colours of title, figure and line. */
export type Lettering = {
  readonly family: string;
  readonly weight: number;
  readonly title: string;
  /** Colour of a line of the title that is only a number, such as a bonus or a rate. */
  readonly figure: string;
  readonly line: string;
  /** Distance from the edge to the words. */
  readonly inset?: number;
  /** Whether the title is in capitals. */
  readonly upper?: boolean;
};

type Thing = readonly [x: number, y: number, turn: number, size: number, drawing: string];

export type Sheet = {
  readonly defs?: string;
  readonly ground: string;
  readonly things: readonly Thing[];
  readonly ink: Lettering;
};

const width = 720;
const height = 300;
const figurePattern = /^[+\d০-৯][\d০-৯.,٫٬%]*$/;
const fallbackFonts =
  "'Noto Sans Bengali','Noto Naskh Arabic','Noto Sans Devanagari','Noto Sans Thai','Noto Sans CJK SC',sans-serif";

/** A poster: ground, drawings, and words on the side where lines of the language begin. */
export function sheetOf(content: Poster, language: string, { defs = '', ground, things, ink }: Sheet): string {
  const isMirrored = language === 'UR';
  const flip = isMirrored ? ` transform="translate(${width} 0) scale(-1 1)"` : '';
  const drawings = things.map(([x, y, turn, size, drawing]) =>
    at(isMirrored ? width - x : x, y, isMirrored ? -turn : turn, drawing, size),
  );
  return svg(
    width,
    height,
    `${paints}<defs>${defs}</defs><g${flip}>${ground}</g>${drawings.join('')}${wordsOf(content, language, ink, isMirrored)}`,
  );
}

function wordsOf(content: Poster, language: string, ink: Lettering, isMirrored: boolean): string {
  const [name, lineBelow] = entryInLanguage(content.title, content.line, language);
  const [title, line] = content.named === 'beside' ? [lineBelow, ''] : [name, lineBelow];
  const inset = ink.inset ?? 44;
  const textWidth = 404 - inset;
  const x = isMirrored ? width - inset : inset;
  const direction = isMirrored ? ' direction="rtl"' : '';
  const lines = linesOf(ink.upper === true ? title.toUpperCase() : title);
  const maxUnits = Math.max(...lines.filter((words) => !figurePattern.test(words)).map(unitsOf));
  const sizes = lines.map((words) => (figurePattern.test(words) ? 96 : Math.min(60, Math.round(textWidth / maxUnits))));
  let y = (height - sizes.reduce((sum, size) => sum + size * 1.12, 0) - (line === '' ? 0 : 44)) / 2 - 8;
  const textElement = (words: string, size: number, weight: number, colour: string) =>
    `<text x="${x}" y="${Math.round(y)}"${direction} font-family="${ink.family},${fallbackFonts}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escaped(words)}</text>`;
  const titles = lines.map((words, index) => {
    const size = sizes[index] ?? 54;
    y += size * 1.12;
    const isFigure = figurePattern.test(words);
    // Isolated, so that a sign before a number stays before it in right-to-left text.
    return textElement(isFigure ? `\u2066${words}\u2069` : words, size, ink.weight, isFigure ? ink.figure : ink.title);
  });
  if (line === '') return titles.join('');
  y += 50;
  return `${titles.join('')}${textElement(line, Math.min(30, Math.round(textWidth / unitsOf(line))), 500, ink.line)}`;
}

/** Splits a title. A number at its end gets its own line. */
function linesOf(title: string): readonly string[] {
  const words = title.split(' ');
  const lastWord = words.at(-1) ?? '';
  if (figurePattern.test(lastWord) && words.length > 1) return [words.slice(0, -1).join(' '), lastWord];
  return twoLines(title, Math.max(11, Math.ceil(title.length / 2) + 1));
}

/** About how wide words are, in their own size. */
function unitsOf(words: string): number {
  const width = (letter: string) =>
    /\p{Script=Han}|[，。]/u.test(letter) ? 1.02 : /\p{Lu}/u.test(letter) ? 0.74 : 0.56;
  return [...words].filter((letter) => !/\p{M}/u.test(letter)).reduce((sum, letter) => sum + width(letter), 0);
}
