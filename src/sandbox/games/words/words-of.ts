import { bn } from './bn';
import { cn } from './cn';
import { es } from './es';
import { hi } from './hi';
import { id } from './id';
import { pt } from './pt';
import { th } from './th';
import { ur } from './ur';
import { vi } from './vi';

const english = {
  exit: 'Leave the game',
  less: 'Lower stake',
  more: 'Higher stake',
  stake: 'Stake',
  spin: 'Spin',
  pays: 'Two alike ×1.2 · three alike ×5 to ×40',
  /** Of the reels, in their order. */
  symbols: 'Cherry,Lotus,Coin,Gem,Crown,Seven',
  low: 'Low',
  seven: 'Seven',
  high: 'High',
  deal: 'Deal',
  higher: 'Higher',
  lower: 'Lower',
  guess: 'Is the next card higher or lower?',
  small: 'Small',
  big: 'Big',
  golden: 'Golden',
  odd: 'Odd',
  even: 'Even',
  last: 'Drawn',
  next: 'On sale',
  placed: 'Your ticket is in. Good luck!',
  ticket: 'Your ticket',
  plays: 'Ways to bet',
  digits: 'Digits, with commas between',
  add: 'Add',
  slip: 'Your slip',
  drop: 'Take out',
  issues: 'Draws in a row',
  stop: 'Stop after a win',
  bet: 'Place bets',
  closed: 'That draw has closed. Your slip is kept and nothing was taken: check it and bet on the next draw.',
  hello: 'Choose a stake and play',
  wait: 'Good luck…',
  won: 'You won',
  lost: 'No win this time',
  unknown: 'No answer came. The balance shows what happened.',
} as const;

export type GameWords = Readonly<Record<keyof typeof english, string>>;

const others: Readonly<Record<string, GameWords>> = {
  BN: bn,
  CN: cn,
  ES: es,
  HI: hi,
  ID: id,
  PT: pt,
  TH: th,
  UR: ur,
  VI: vi,
};

/** Words of the games in a language of the wire, in upper case; English where there is none. */
export function wordsOf(language: string): GameWords {
  return others[language] ?? english;
}
