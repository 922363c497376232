import { element, startGame } from './game.js';
import { createSlip } from './slip.js';

/** Asks for a draw this long after its time, ms. */
const graceMs = 700;
const notDrawn = 2;
const won = 4;
const issueCounts = [1, 2, 5, 10, 20];
let game;
let drawing;
let slip;
let shownPlay;
/** How far the gateway's clock is ahead of ours, ms. */
let clockOffsetMs = 0;

startGame({
  choose: () => ({
    path: 'bet',
    numero: drawing.onSale.numero,
    slip: slip.text(),
    issues: slip.issues(),
    stop: element('stop').checked,
    total: slip.total(),
  }),
  show: showPlaced,
  begin,
  refused,
  staked: (multiple) => slip.set({ multiple }),
  allows: ({ id }) => id !== '' || slip.lines().length > 0,
});

function begin({ lottery }, gameApi) {
  game = gameApi;
  drawing = lottery;
  slip = createSlip({ plays: lottery.plays, unit: lottery.unit, changed: showSlip });
  element('issues').replaceChildren(...issueCounts.filter((count) => count <= lottery.mostIssues).map(choiceOfIssues));
  element('issues').addEventListener('change', ({ target }) => slip.set({ issues: Number(target.value) }));
  element('typed').addEventListener('submit', addTyped);
  element('plays').replaceChildren(...lottery.plays.map(tabOf));
  showPlay(lottery.plays[0]);
  showLottery(lottery);
  setInterval(tick, 500);
}

/** The slip is emptied once its bets are placed. */
async function showPlaced() {
  slip.clear();
  const state = await game.refresh();
  if (state) showLottery(state.lottery);
  game.say(game.words.placed, '');
}

/** Bets on a closed draw are refused: the slip stays, and the next tap bets on the next draw. */
async function refused({ errorCode }) {
  if (errorCode !== 'numero.closed') return undefined;
  const state = await game.refresh();
  if (state) showLottery(state.lottery);
  return game.words.closed;
}

function tabOf(play) {
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.dataset.tab = String(play.playId);
  tab.textContent = play.name;
  tab.addEventListener('click', () => showPlay(play));
  return tab;
}

function choiceOfIssues(count) {
  const option = document.createElement('option');
  option.value = String(count);
  option.textContent = game.number(count);
  return option;
}

function showPlay(play) {
  shownPlay = play;
  for (const tab of element('plays').children)
    tab.setAttribute('aria-pressed', String(tab.dataset.tab === String(play.playId)));
  // Isolated, so that the sign stays before its number in right-to-left text.
  element('hint').textContent = `${play.hint} \u2066×${game.number(play.odds)}\u2069`;
  const options = play.options ?? (play.length === 1 ? [...'0123456789'] : []);
  element('typed').hidden = options.length > 0;
  element('digits').value = '';
  element('options').replaceChildren(...options.map((option) => optionOf(play, option)));
  showSlip();
}

function optionOf(play, option) {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.option = option;
  button.textContent = nameOf(option);
  button.addEventListener('click', () => slip.toggle(play.playId, option));
  return button;
}

function nameOf(option) {
  return game.words[option.toLowerCase()] ?? game.digits(option);
}

function addTyped(event) {
  event.preventDefault();
  if (slip.type(shownPlay, element('digits').value)) element('digits').value = '';
  else game.say(`${shownPlay.hint} (${game.number(shownPlay.length)})`, 'bad');
}

function showSlip() {
  for (const button of element('options').children)
    button.setAttribute('aria-pressed', String(slip.has(shownPlay.playId, button.dataset.option)));
  element('slip').replaceChildren(...slip.lines().map(lineOf));
  element('total').textContent = slip.total() > 0 ? game.money(slip.total()) : '';
  game.allow();
}

function lineOf({ play, contents }) {
  const [item, words, drop] = ['li', 'span', 'button'].map((name) => document.createElement(name));
  words.textContent = `${play.name}: ${contents.map(nameOf).join(', ')}`;
  drop.type = 'button';
  drop.textContent = '×';
  drop.setAttribute('aria-label', `${game.words.drop}: ${words.textContent}`);
  drop.addEventListener('click', () => slip.drop(play.playId));
  item.append(words, drop);
  return item;
}

function showLottery(lottery) {
  clockOffsetMs = lottery.now - Date.now();
  const wasOpen = drawing.ticket?.status === notDrawn;
  drawing = lottery;
  element('last').textContent = lottery.last.numero;
  element('numero').textContent = lottery.onSale.numero;
  const { digits } = lottery.last;
  element('balls').setAttribute('aria-label', game.digits(digits.join(' ')));
  element('balls').replaceChildren(...digits.map(ball));
  showTicket(lottery.ticket);
  if (wasOpen) sayResult(lottery.ticket);
}

function ball(digit) {
  const item = document.createElement('span');
  item.textContent = game.digits(digit);
  return item;
}

function showTicket(ticket) {
  if (!ticket) return;
  const { numero, bets, stake, status } = ticket;
  const words = bets.map(({ play, contents }) => `${play}: ${contents.map(nameOf).join(', ')}`).join(' · ');
  element('ticket').textContent =
    `${game.words.ticket} \u2066${numero}\u2069 · ${words} · \u2066${game.money(stake)}\u2069`;
  element('ticket').dataset.state = status === notDrawn ? 'open' : status === won ? 'won' : 'lost';
}

/** Says what a ticket that was waiting for its draw has won; nothing while it waits, or where it was cancelled. */
function sayResult({ status, win }) {
  if (status === notDrawn || win === null) return;
  game.say(win > 0 ? `${game.words.won} ${game.money(win)}` : game.words.lost, win > 0 ? 'good' : '');
}

/** Counts down to the end of sale; asks for the state when it is over, and when the own ticket is drawn. */
async function tick() {
  const now = Date.now() + clockOffsetMs;
  const left = Math.max(0, Math.ceil((drawing.onSale.endTime - now) / 1000));
  element('left').textContent = game.time(left);
  const ticketTime = drawing.ticket?.status === notDrawn ? drawing.ticket.openTime + graceMs : Number.POSITIVE_INFINITY;
  if (drawing.isRefreshing || now < Math.min(drawing.onSale.endTime, ticketTime)) return;
  drawing.isRefreshing = true;
  const numeroBefore = drawing.onSale.numero;
  const state = await game.refresh();
  if (!state) {
    drawing.isRefreshing = false;
    return;
  }
  showLottery(state.lottery);
  if (numeroBefore !== drawing.onSale.numero && slip.lines().length > 0) game.say(game.words.closed, 'bad');
}
