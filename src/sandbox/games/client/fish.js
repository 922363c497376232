import { pause, startGame } from './game.js';

startGame({ choose: (button) => ({ choice: button.dataset.play }), show: reel });

// A fish may be tapped as well; its button is for keyboards and screen readers.
for (const fish of document.querySelectorAll('[data-fish]')) {
  fish.addEventListener('click', () => document.querySelector(`[data-play="${fish.dataset.fish}"]`).click());
}

async function reel({ outcome }) {
  const fish = document.querySelector(`[data-fish="${outcome.choice}"]`);
  fish.dataset.state = 'hooked';
  await pause(900);
  fish.dataset.state = outcome.caught ? 'caught' : 'gone';
  await pause(700);
  delete fish.dataset.state;
}
