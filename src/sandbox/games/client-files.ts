import cardsStyle from './client/cards.css?raw';
import cardsScript from './client/cards.js?raw';
import diceStyle from './client/dice.css?raw';
import diceScript from './client/dice.js?raw';
import fishStyle from './client/fish.css?raw';
import fishScript from './client/fish.js?raw';
import gameStyle from './client/game.css?raw';
import gameScript from './client/game.js?raw';
import lobbyStyle from './client/lobby.css?raw';
import lobbyScript from './client/lobby.js?raw';
import lotteryStyle from './client/lottery.css?raw';
import lotteryScript from './client/lottery.js?raw';
import slipScript from './client/slip.js?raw';
import slotStyle from './client/slot.css?raw';
import slotScript from './client/slot.js?raw';

export type ClientFile = { readonly type: string; readonly text: string };

const script = (text: string): ClientFile => ({ type: 'text/javascript; charset=utf-8', text });
const style = (text: string): ClientFile => ({ type: 'text/css; charset=utf-8', text });

/** Scripts and styles of the games, served as they stand. */
export const clientFiles: ReadonlyMap<string, ClientFile> = new Map([
  ['game.js', script(gameScript)],
  ['slot.js', script(slotScript)],
  ['dice.js', script(diceScript)],
  ['cards.js', script(cardsScript)],
  ['fish.js', script(fishScript)],
  ['lottery.js', script(lotteryScript)],
  ['slip.js', script(slipScript)],
  ['lobby.js', script(lobbyScript)],
  ['game.css', style(gameStyle)],
  ['slot.css', style(slotStyle)],
  ['dice.css', style(diceStyle)],
  ['cards.css', style(cardsStyle)],
  ['fish.css', style(fishStyle)],
  ['lottery.css', style(lotteryStyle)],
  ['lobby.css', style(lobbyStyle)],
]);
