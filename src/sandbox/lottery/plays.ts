/** A way to bet on the digits of a draw. */
export type Play = {
  readonly playId: number;
  readonly code: string;
  readonly name: Readonly<Record<'EN' | 'BN', string>>;
  readonly hint: Readonly<Record<'EN' | 'BN', string>>;
  /** Hundredths paid for each 1 staked. */
  readonly odds: number;
  /** What can be bet; null where digits are typed. */
  readonly options: readonly string[] | null;
  /** How many of the last digits must be named. */
  readonly length: number | null;
};

export type Line = { readonly play: Play; readonly contents: readonly string[]; readonly multiple: number };

/** Price of one stake in minor units. */
export const stakeUnit = 100;
const maxLines = 20;
const maxStakes = 100;
const maxMultiple = 10_000;

export const plays: readonly Play[] = [
  {
    playId: 1,
    code: 'SUM',
    name: { EN: 'Sum', BN: 'যোগফল' },
    hint: { EN: 'Is the sum big, small, odd or even?', BN: 'যোগফল বড়, ছোট, বিজোড় না জোড়?' },
    odds: 195,
    options: ['BIG', 'SMALL', 'ODD', 'EVEN'],
    length: null,
  },
  lastDigits(2, 1, 950),
  lastDigits(3, 2, 9500),
  lastDigits(4, 3, 90_000),
];

/** The lines of a betting slip (`playId|content|multiple`, separated by `;`); undefined if the slip is malformed. */
export function parseSlip(slip: string): readonly Line[] | undefined {
  const lines = slip.split(';').map(parseLine);
  const validLines = lines.flatMap((line) => line ?? []);
  return validLines.length === lines.length && validLines.length <= maxLines ? validLines : undefined;
}

export function stakesOf({ contents }: Line): number {
  return contents.length;
}

/** Minor units. */
export function priceOf(line: Line): number {
  return stakesOf(line) * line.multiple * stakeUnit;
}

/** What a line wins on a draw (digits with commas), in minor units. */
export function winOfLine({ play, contents, multiple }: Line, winningNumber: string): number {
  const digits = winningNumber.split(',');
  const hits = contents.filter((content) => isHit(play, content, digits)).length;
  return Math.floor((hits * multiple * stakeUnit * play.odds) / 100);
}

export function winOfSlip(slip: string, winningNumber: string): number {
  return (parseSlip(slip) ?? []).reduce((sum, line) => sum + winOfLine(line, winningNumber), 0);
}

function lastDigits(playId: number, length: number, odds: number): Play {
  return {
    playId,
    code: `LAST${length}`,
    name:
      length === 1
        ? { EN: 'Last digit', BN: 'শেষ অঙ্ক' }
        : { EN: `Last ${length} digits`, BN: `শেষ ${'০১২৩'[length]} অঙ্ক` },
    hint: { EN: 'Name them in their order.', BN: 'ক্রম ঠিক রেখে বলুন।' },
    odds,
    options: null,
    length,
  };
}

function parseLine(text: string): Line | undefined {
  const [playId, content = '', multipleText = '', ...rest] = text.split('|').map((part) => part.trim());
  const play = plays.find((candidate) => String(candidate.playId) === playId);
  const contents = content.split(',').map((option) => option.trim());
  const multiple = /^\d{1,5}$/.test(multipleText) ? Number(multipleText) : 0;
  if (!play || rest.length > 0 || multiple < 1 || multiple > maxMultiple) return undefined;
  if (contents.length > maxStakes || new Set(contents).size < contents.length) return undefined;
  return contents.every((option) => isOption(play, option)) ? { play, contents, multiple } : undefined;
}

function isOption({ options, length }: Play, content: string): boolean {
  return options ? options.includes(content) : /^\d+$/.test(content) && content.length === length;
}

/** A sum in the very middle is neither big nor small. */
function isHit({ options }: Play, content: string, digits: readonly string[]): boolean {
  if (!options) return digits.join('').endsWith(content);
  const sum = digits.reduce((total, digit) => total + Number(digit), 0);
  const middle = digits.length * 4.5;
  if (content === 'BIG') return sum > middle;
  if (content === 'SMALL') return sum < middle;
  return (sum % 2 === 1) === (content === 'ODD');
}
