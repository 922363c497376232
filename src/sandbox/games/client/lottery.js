import { element, startGame } from './game.js';

/** A draw is asked for this long after its time. */
const grace = 700;
const notDrawn = 2;
const won = 4;
let game;
let drawing;
/** The gateway's clock less ours. */
let ahead = 0;

startGame({ choose: ({ dataset }) => ({ path: 'bet', choice: dataset.play }), show, begin });

function begin(state, given) {
  game = given;
  showLottery(state.lottery);
  setInterval(tick, 500);
}

async function show() {
  const state = await game.refresh();
  if (state) showLottery(state.lottery);
  game.say(game.words.placed, '');
}

function showLottery(lottery) {
  ahead = lottery.now - Date.now();
  drawing = lottery;
  element('last').textContent = lottery.last.numero;
  element('numero').textContent = lottery.onSale.numero;
  const { digits } = lottery.last;
  element('balls').setAttribute('aria-label', digits.join(' '));
  element('balls').replaceChildren(...digits.map(ball));
  showTicket(lottery.ticket);
}

function ball(digit) {
  const item = document.createElement('li');
  item.textContent = digit;
  return item;
}

function showTicket(ticket) {
  if (!ticket) return;
  const { numero, choice, stake, status, win } = ticket;
  element('ticket').textContent =
    `${game.words.ticket}: ${numero} · ${game.words[choice] ?? choice} · ${game.money(stake)}`;
  element('ticket').dataset.state = status === notDrawn ? 'open' : status === won ? 'won' : 'lost';
  if (status !== notDrawn)
    game.say(win > 0 ? `${game.words.won} ${game.money(win)}` : game.words.lost, win > 0 ? 'good' : '');
}

/** Counts down to the end of sale; asks for the state when it is over, and when the own ticket is drawn. */
async function tick() {
  const now = Date.now() + ahead;
  const left = Math.max(0, Math.ceil((drawing.onSale.endTime - now) / 1000));
  element('left').textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const waiting = drawing.ticket?.status === notDrawn ? drawing.ticket.openTime + grace : Number.POSITIVE_INFINITY;
  if (drawing.isAsked || now < Math.min(drawing.onSale.endTime, waiting)) return;
  drawing.isAsked = true;
  const state = await game.refresh();
  if (state) showLottery(state.lottery);
  else drawing.isAsked = false;
}
