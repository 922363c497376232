// Shared by the games of the sandbox: launch ticket, requests, stake, and messages to the page that frames the game.
const query = new URLSearchParams(location.search);
const ticket = query.get('session') ?? '';
const language = (query.get('lang') ?? 'EN').toUpperCase();
const stakes = [1, 5, 10, 20, 50, 100, 500, 1000];
/** The site's money format; it comes with the state. */
const style = { symbol: '', symbolPosition: 'before', digits: 'latn', currency: '' };

export const element = (id) => document.getElementById(id);

/**
 * Starts a game.
 * - `choose(button)` gives what to send with the stake, and `path` where the act is no `round`.
 * - `show(answer)` draws the answer, and gives it in words for screen readers. Without `win` there is no result to
 *   announce.
 * - `begin(state, game)` draws the page as it opens.
 * - `allows(button)` says which buttons may be tapped between rounds.
 * - `refused(answer)` draws a refusal and gives its words.
 * - `staked(stake)` is called when the stake changes.
 */
export async function startGame({
  choose,
  show,
  begin = () => undefined,
  allows = () => true,
  refused = () => undefined,
  staked = () => undefined,
}) {
  const state = { stake: 2, isBusy: false, words: {}, allows, begin, refused, staked };
  element('exit').addEventListener('click', leave);
  element('less').addEventListener('click', () => changeStake(state, -1));
  element('more').addEventListener('click', () => changeStake(state, 1));
  for (const button of document.querySelectorAll('[data-play]')) {
    button.addEventListener('click', () => playRound(state, button, { choose, show }));
  }
  await loadState(state);
}

async function loadState(state) {
  const answer = await ask('GET', '/sandbox-games/api/state');
  if (!answer.success) return fail(answer.message);
  const game = {
    words: answer.value.words,
    say,
    money,
    number,
    /** Every digit of a text in the page's own script. */
    digits: (text) => text.replace(/\d/g, (digit) => number(Number(digit))),
    /** The time left, as `2:05`. */
    time: (seconds) => `${number(Math.floor(seconds / 60))}:${number(seconds % 60, { minimumIntegerDigits: 2 })}`,
    /** Asks for the state again and shows its balance. */
    refresh: () => refreshState(),
    /** Updates which buttons may be tapped. */
    allow: () => setBusy(state, state.isBusy),
    /** Call it when the outcome is known: the next act then gets a new id. */
    settle: (path) => {
      for (const name of Object.keys(sessionStorage)) if (name.startsWith(idKeyPrefix(path))) remember(name, undefined);
    },
    /** Asks the game's own server, once. */
    ask: (path, fields) => ask('POST', `/sandbox-games/api/${path}`, { language, ...fields }),
  };
  const { title, balance, money: moneyStyle, words, hue } = answer.value;
  Object.assign(style, moneyStyle);
  Object.assign(state, { words });
  document.title = title;
  document.documentElement.style.setProperty('--hue', String(hue));
  element('title').textContent = title;
  showBalance(balance);
  say(words.hello, '');
  state.begin(answer.value, game);
  changeStake(state, 0);
  setBusy(state, false);
  tell('ready', balance);
  countPlay();
}

/** Signs of play: the platform counts the time between them, and ends play at the player's limit. */
function countPlay() {
  const sign = (name) => ask('POST', `/sandbox-games/api/${name}`, {});
  const isSeen = () => document.visibilityState === 'visible';
  setInterval(() => isSeen() && sign('here'), 15_000);
  document.addEventListener('visibilitychange', () => sign(isSeen() ? 'here' : 'left'));
  addEventListener('pagehide', () => sign('left'));
}

async function playRound(state, button, { choose, show }) {
  if (state.isBusy) return;
  const choice = choose(button);
  setBusy(state, true);
  say(state.words.wait, '');
  // Sent once. If no answer comes, the player's next tap sends the same id, so the act is carried out once.
  const { path = 'round', ...fields } = choice;
  const request = { stake: stakes[state.stake], ...fields };
  const idKey = `${idKeyPrefix(path)} ${JSON.stringify(request)}`;
  const id = recall(idKey) ?? roundId();
  remember(idKey, id);
  const answer = await ask('POST', `/sandbox-games/api/${path}`, { id, ...request });
  if (answer.success || answer.message !== undefined) remember(idKey, undefined);
  if (answer.success) {
    const outcomeText = await show(answer.value);
    showResult(state, answer.value, outcomeText);
  } else {
    say((await state.refused(answer)) ?? answer.message ?? state.words.unknown, 'bad');
    if (answer.message === undefined) await refreshState();
  }
  setBusy(state, false);
  keepFocus(button);
}

/** A disabled button loses the focus: gives it back or, while it is disabled, to the first enabled one. */
function keepFocus(button) {
  if (document.activeElement !== document.body || !document.hasFocus()) return;
  const next = button.disabled ? document.querySelector('[data-play]:enabled') : button;
  next?.focus({ preventScroll: true });
}

function showResult(state, { win, balance }, outcomeText) {
  showBalance(balance);
  tell('balance', balance);
  if (win === undefined) return;
  say(win > 0 ? `${state.words.won} ${money(win)}` : state.words.lost, win > 0 ? 'good' : '', outcomeText);
  document.body.dataset.result = win > 0 ? 'won' : 'lost';
}

async function refreshState() {
  const answer = await ask('GET', '/sandbox-games/api/state');
  if (!answer.success) return undefined;
  showBalance(answer.value.balance);
  tell('balance', answer.value.balance);
  return answer.value;
}

async function ask(method, path, body) {
  const headers = { 'X-Launch-Ticket': ticket, Language: language };
  try {
    const response = await fetch(
      path,
      body
        ? {
            method,
            headers: { ...headers, 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
            // Requests still arrive while the page closes.
            keepalive: true,
          }
        : { method, headers },
    );
    return await response.json();
  } catch {
    return { success: false };
  }
}

function showBalance(balance) {
  element('balance').textContent = money(balance);
}

function changeStake(state, step) {
  state.stake = Math.min(Math.max(state.stake + step, 0), stakes.length - 1);
  element('stake').textContent = money(stakes[state.stake]);
  state.staked(stakes[state.stake]);
}

function money(amount) {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const amountText = number(amount, digits);
  // Isolated, so that the symbol stays before its amount in right-to-left text.
  const { symbol, symbolPosition } = style;
  return `\u2066${symbolPosition === 'after' ? amountText + symbol : symbol + amountText}\u2069`;
}

function number(value, options) {
  // As on the site, Spanish has a decimal point, but for these currencies a comma, as German has.
  const { lang } = document.documentElement;
  const spanish = /^(?:EUR|ARS|BOB|CLP|COP|PYG|UYU|VES)$/.test(style.currency) ? 'de' : 'es-419';
  const locale = lang === 'es' ? spanish : lang;
  return new Intl.NumberFormat(locale, { ...options, numberingSystem: style.digits }).format(value);
}

function setBusy(state, isBusy) {
  state.isBusy = isBusy;
  document.body.dataset.busy = String(isBusy);
  for (const button of document.querySelectorAll('[data-play], #less, #more'))
    button.disabled = isBusy || !state.allows(button);
}

/** `outcomeText` is for screen readers only; the stage shows it already. */
function say(text, tone, outcomeText = '') {
  const hiddenText = document.createElement('span');
  hiddenText.className = 'heard';
  hiddenText.textContent = outcomeText === '' ? '' : `${outcomeText}. `;
  element('result').replaceChildren(hiddenText, text ?? '');
  element('result').dataset.tone = tone;
}

function fail(message) {
  say(message ?? document.querySelector('main').dataset.unknown, 'bad');
}

function leave() {
  if (window.parent === window) location.assign('/m/home');
  else tell('exit');
}

function tell(event, balance) {
  window.parent.postMessage({ type: 'livery:game', event, balance }, location.origin);
}

/** The beginning of the storage keys under which the ids of one act of this game are. */
function idKeyPrefix(path) {
  return `livery:round ${document.title} ${path}`;
}

function recall(name) {
  return sessionStorage.getItem(name) ?? undefined;
}

function remember(name, value) {
  if (value === undefined) sessionStorage.removeItem(name);
  else sessionStorage.setItem(name, value);
}

/** `crypto.randomUUID` is missing on plain http hosts. */
function roundId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function pause(milliseconds) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return new Promise((resolve) => setTimeout(resolve, isStill ? 0 : milliseconds));
}
