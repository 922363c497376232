import { bn } from './bn';
import { cn } from './cn';
import { english, type GameWords } from './english';
import { es } from './es';
import { hi } from './hi';
import { id } from './id';
import { pt } from './pt';
import { th } from './th';
import { ur } from './ur';
import { vi } from './vi';

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
