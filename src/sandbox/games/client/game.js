// Shared by the games of the sandbox: the launch ticket, the wallet calls, the stake, the words to the page around.
const query = new URLSearchParams(location.search);
const ticket = query.get('session') ?? '';
const language = (query.get('lang') ?? 'EN').toUpperCase();
const stakes = [1, 5, 10, 20, 50, 100, 500, 1000];
/** How the site writes money: it comes with the state. */
const style = { symbol: '', symbolPosition: 'before', digits: 'latn' };

export const element = (id) => document.getElementById(id);

/**
 * Starts a game. `choose(button)` gives what to send with the stake (and `path`, where it is no `round`), `show(answer)`
 * draws what came and gives what it was in words for who does not see it, `begin(state, game)` what stands when the page opens, `allows(button)` says which buttons may be
 * tapped between rounds, `refused(answer)` draws a refusal and gives its words, `staked(stake)` hears of another stake. An answer without
 * `win` has no result to announce.
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
    /** `2:05` until an end. */
    time: (seconds) => `${number(Math.floor(seconds / 60))}:${number(seconds % 60, { minimumIntegerDigits: 2 })}`,
    /** Asks for the state again and shows its balance. */
    refresh: () => refreshState(),
    /** Asks again which buttons may be tapped. */
    allow: () => setBusy(state, state.isBusy),
    /** What became of an act is known: the next one is another. */
    settle: (path) => {
      for (const name of Object.keys(sessionStorage)) if (name.startsWith(rounds(path))) remember(name, undefined);
    },
    /** Asks the game's own server, once. */
    ask: (path, fields) => ask('POST', `/sandbox-games/api/${path}`, { language, ...fields }),
  };
  const { title, balance, money: written, words, hue } = answer.value;
  Object.assign(style, written);
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

/** Time of play is what lies between these signs: the platform counts it, and ends play where the player has limited it. */
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
  // Sent once and never again by itself. Where no answer comes, the same tap has the same id: it is done once, and told then.
  const { path = 'round', ...fields } = choice;
  const wanted = { stake: stakes[state.stake], ...fields };
  const kept = `${rounds(path)} ${JSON.stringify(wanted)}`;
  const id = recall(kept) ?? roundId();
  remember(kept, id);
  const answer = await ask('POST', `/sandbox-games/api/${path}`, { id, ...wanted });
  if (answer.success || answer.message !== undefined) remember(kept, undefined);
  if (answer.success) {
    const told = await show(answer.value);
    showResult(state, answer.value, told);
  } else {
    say((await state.refused(answer)) ?? answer.message ?? state.words.unknown, 'bad');
    if (answer.message === undefined) await refreshState();
  }
  setBusy(state, false);
  keepFocus(button);
}

/** A button that cannot be pressed for a while loses the focus: who plays by keyboard finds it again, or the next one. */
function keepFocus(button) {
  if (document.activeElement !== document.body || !document.hasFocus()) return;
  const next = button.disabled ? document.querySelector('[data-play]:enabled') : button;
  next?.focus({ preventScroll: true });
}

function showResult(state, { win, balance }, told) {
  showBalance(balance);
  tell('balance', balance);
  if (win === undefined) return;
  say(win > 0 ? `${state.words.won} ${money(win)}` : state.words.lost, win > 0 ? 'good' : '', told);
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
            // What is under way as the game closes arrives.
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
  const written = number(amount, digits);
  // Isolated: words from right to left leave the symbol before its amount.
  const { symbol, symbolPosition } = style;
  return `\u2066${symbolPosition === 'after' ? written + symbol : symbol + written}\u2069`;
}

function number(value, options) {
  // Spanish is that of Latin America, as on the site.
  const { lang } = document.documentElement;
  const place = lang === 'es' ? 'es-419' : lang;
  return new Intl.NumberFormat(place, { ...options, numberingSystem: style.digits }).format(value);
}

function setBusy(state, isBusy) {
  state.isBusy = isBusy;
  document.body.dataset.busy = String(isBusy);
  for (const button of document.querySelectorAll('[data-play], #less, #more'))
    button.disabled = isBusy || !state.allows(button);
}

/** `told` is heard only: what is to be seen on the stage. */
function say(text, tone, told = '') {
  const heard = document.createElement('span');
  heard.className = 'heard';
  heard.textContent = told === '' ? '' : `${told}. `;
  element('result').replaceChildren(heard, text ?? '');
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

/** Under what ids of one act of this game are kept. */
function rounds(path) {
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
