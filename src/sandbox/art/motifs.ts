import { drum, lotteryBalls, luckyBall, tickets } from './motifs/draws';
import type { Draw } from './motifs/paint';
import { fish, hilsa, pearl, reef, shark } from './motifs/sea';
import {
  cherries,
  coins,
  crown,
  dragon,
  elephant,
  gem,
  lotus,
  mango,
  peacock,
  sevens,
  sun,
  temple,
  tiger,
} from './motifs/slots';
import { cricket, football, gamepad, kabaddi, legends, rooster, tennis, trophy } from './motifs/sports';
import {
  andarBahar,
  baccarat,
  blackjack,
  chips,
  dice,
  moneyWheel,
  poker,
  roulette,
  rummy,
  teenPatti,
} from './motifs/tables';

/** The thing that a game is named after → its drawing. */
const drawingOfThing: Readonly<Record<string, Draw>> = {
  Tiger: tiger,
  Lotus: lotus,
  Crown: crown,
  Dragon: dragon,
  Mango: mango,
  Temple: temple,
  Elephant: elephant,
  Peacock: peacock,
  Sevens: sevens,
  Reef: reef,
  Hilsa: hilsa,
  Shark: shark,
  Pearl: pearl,
  'Teen Patti': teenPatti,
  Rummy: rummy,
  Poker: poker,
  'Andar Bahar': andarBahar,
  Roulette: roulette,
  Baccarat: baccarat,
  Wheel: moneyWheel,
  Blackjack: blackjack,
  Cricket: cricket,
  Football: football,
  Kabaddi: kabaddi,
  Tennis: tennis,
  Arena: gamepad,
  Legends: legends,
  Rooster: rooster,
  Derby: trophy,
  Draw: drum,
  Numbers: lotteryBalls,
  Lottery: tickets,
  Ball: luckyBall,
};

/** What the picture of a game shows, by its English name. */
export function drawingOf(name: string): Draw {
  return drawingOfThing[name.split(' ').slice(1).join(' ')] ?? gem;
}

type Pair = readonly [first: Draw, second: Draw];

/** Category → what a banner about it shows: the thing in front and the one behind. */
const scenes: Readonly<Record<string, Pair>> = {
  RNG: [sevens, crown],
  FISH: [fish, pearl],
  PVP: [teenPatti, chips],
  LIVE: [roulette, chips],
  SPORTS: [cricket, football],
  TF: [gamepad, legends],
  LOTT: [lotteryBalls, tickets],
  INHOUSE: [dice, coins],
  FRIENDS: [coins, gem],
};

export function sceneOf(motif: string): Pair {
  return scenes[motif] ?? [sun, gem];
}

/** The symbols of a reel, in the order of `games/outcomes.ts`; after them the fish of the fishing game. */
export const reelSymbols: readonly Draw[] = [cherries, lotus, coins, gem, crown, sevens, fish];
