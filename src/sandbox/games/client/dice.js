import { pause, startGame } from './game.js';

const dice = [...document.querySelectorAll('.die')];

startGame({ choose: (button) => ({ choice: button.dataset.play }), show: roll });

async function roll({ outcome }) {
  for (const die of dice) die.dataset.state = 'rolling';
  for (const [index, die] of dice.entries()) {
    await pause(index === 0 ? 700 : 300);
    die.dataset.state = 'still';
    die.dataset.face = String(outcome.dice[index]);
  }
  const [one, two] = outcome.dice;
  return `${one} + ${two} = ${one + two}`;
}
