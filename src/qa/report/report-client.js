// Draws the report in the browser, and keeps what is decided until it is saved. It loads nothing.
const data = JSON.parse(document.getElementById('data').textContent);
const { names } = data;
const verdicts = [
  ['accepted', 'Accept', 'a'],
  ['refused', 'Refuse', 'r'],
  ['later', 'Later', 'l'],
];
/** What was decided here, by the key of a group or of a row: `{ verdict, why }`. */
const decided = new Map();
const filter = { brand: -1, page: -1, visitor: -1, language: -1, standing: '' };
const chunk = 100;

function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

const count = (number, what) => `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`;
const keyText = ({ of, before, after }) => `${of} ${before} ${after}`;

/** Whether a place is among those that the filters leave. */
function matches([brand, page, language, crowd]) {
  const fits = (wanted, value) => wanted === -1 || value === -1 || wanted === value;
  return (
    fits(filter.brand, brand) &&
    fits(filter.page, page) &&
    fits(filter.language, language) &&
    (filter.visitor === -1 || crowd === -1 || names.crowds[crowd].includes(filter.visitor))
  );
}

const rowsOf = (group) => group.rows.filter(({ places }) => places.some(matches));
const standingOf = (thing) => decided.get(thing.key && keyText(thing.key))?.verdict ?? thing.standing;

function isShown(group) {
  return (filter.standing === '' || standingOf(group) === filter.standing) && rowsOf(group).length > 0;
}

/** `Accept`, `Refuse` and `Later` with a word why. */
function decisionControls(keys, label, standing, onDecide) {
  const known = decided.get(keyText(keys[0]));
  const why = h('input', {
    'aria-label': `Why: ${label}`,
    placeholder: 'Why (a word is enough)',
    value: known?.why ?? '',
    oninput: () => {
      for (const key of keys) {
        const decision = decided.get(keyText(key));
        if (decision !== undefined) decision.why = why.value;
      }
    },
  });
  const buttons = verdicts.map(([verdict, words]) =>
    h(
      'button',
      {
        type: 'button',
        'data-verdict': verdict,
        'aria-label': `${words}: ${label}`,
        'aria-pressed': String((known?.verdict ?? standing) === verdict),
        onclick: () => {
          const isTakenBack = decided.get(keyText(keys[0]))?.verdict === verdict;
          for (const key of keys) {
            if (isTakenBack) decided.delete(keyText(key));
            else decided.set(keyText(key), { verdict, why: why.value });
          }
          for (const button of buttons)
            button.setAttribute('aria-pressed', String(!isTakenBack && button.dataset.verdict === verdict));
          onDecide();
        },
      },
      words,
    ),
  );
  return h('div', { class: 'decide', role: 'group', 'aria-label': `Decide: ${label}` }, ...buttons, why);
}

function placeWords([brand, page, language, crowd]) {
  const pageWords = page === -1 ? 'every page' : `${names.pageTitles[page]}`;
  const who = crowd === -1 ? 'for everybody' : names.crowdWords[crowd];
  return [names.brands[brand], pageWords, ...(language === -1 ? [] : [names.languages[language]]), who].join(' · ');
}

function row(group, one, index) {
  const places = one.places.filter(matches);
  const others = places.slice(1);
  const label = `${group.title}, difference ${index + 1}`;
  const where = one.kind === 'elsewhere' && one.state !== '' ? ` · only with ${one.state}` : '';
  return h(
    'li',
    { class: 'row', tabindex: '-1' },
    h(
      'p',
      {},
      h('strong', {}, placeWords(places[0]) + where),
      others.length > 0 ? ` and ${count(others.length, 'more place')}` : '',
    ),
    h('ul', {}, ...one.says.map((sentence) => h('li', {}, names.sentences[sentence]))),
    one.decided === '' ? undefined : h('p', { class: 'quiet' }, `Decided: ${one.decided}`),
    others.length === 0 ? undefined : h('details', {}, h('summary', {}, 'All places'), placesList(places)),
    decisionControls([one.key], label, one.decided === '' ? '' : one.standing, update),
  );
}

function placesList(places) {
  const shown = places.slice(0, 200).map((place) => h('li', {}, placeWords(place)));
  const rest = places.length - shown.length;
  return h('ul', {}, ...shown, ...(rest > 0 ? [h('li', {}, `and ${rest} more`)] : []));
}

/** Rows are added as they come into sight, so that thousands open at once. */
function rowList(group) {
  const rows = rowsOf(group);
  const list = h('ol', { class: 'rows', role: 'list' });
  list.style.cssText = 'list-style: none; padding: 0';
  const more = h('button', { type: 'button', onclick: () => add() }, '');
  const add = () => {
    const from = list.childElementCount;
    list.append(...rows.slice(from, from + chunk).map((one, index) => row(group, one, from + index)));
    const rest = rows.length - list.childElementCount;
    more.textContent = `Show ${Math.min(chunk, rest)} more of ${rest}`;
    more.hidden = rest === 0;
  };
  add();
  new IntersectionObserver(([entry]) => entry.isIntersecting && !more.hidden && add()).observe(more);
  const left =
    group.left === 0
      ? undefined
      : h(
          'p',
          { class: 'quiet' },
          `${count(group.left, 'more difference')} left out, so that this file stays small: run QA for one brand or page.`,
        );
  return [list, more, ...(left === undefined ? [] : [left])];
}

/** Both pictures with a frame around what differs; `Swap` lays one over the other. */
function pictures({ where, pair }) {
  if (pair.why !== undefined) return h('figure', {}, h('figcaption', {}, `${where}: no picture, ${pair.why}`));
  const { box, size } = pair;
  const picture = (file, when) => {
    const frame = h('span', { class: 'frame' });
    if (box !== undefined) {
      const share = (part, whole) => `${(100 * part) / whole}%`;
      Object.assign(frame.style, {
        left: share(box.x, size.width),
        top: share(box.y, size.height),
        width: share(box.width, size.width),
        height: share(box.height, size.height),
      });
    }
    const image = h('img', {
      src: `pictures/${file}`,
      alt: `${when}: ${where}`,
      loading: 'lazy',
      decoding: 'async',
      width: size.width,
      height: size.height,
    });
    return h(
      'div',
      { class: 'shot' },
      h('p', { class: 'quiet' }, when),
      h('div', { class: 'drawn' }, image, ...(box === undefined ? [] : [frame])),
    );
  };
  const before = picture(pair.before, 'Before');
  const after = picture(pair.after, 'After');
  const swap = h(
    'button',
    {
      type: 'button',
      'aria-pressed': 'false',
      onclick: () => {
        const isOver = swap.getAttribute('aria-pressed') === 'false';
        swap.setAttribute('aria-pressed', String(isOver));
        shots.classList.toggle('over', isOver);
      },
    },
    'Lay the one over the other',
  );
  const shots = h('div', { class: 'shots' }, before, after);
  const found =
    box === undefined
      ? 'Both pictures are equal: what differs is not in sight here.'
      : `Differs in ${box.width} × ${box.height} pixels, ${box.x} from the left and ${box.y} from the top.`;
  return h(
    'figure',
    {},
    h('figcaption', {}, h('strong', {}, where), ` ${found}`),
    ...(pair.faults.length === 0
      ? []
      : [h('ul', { class: 'loss' }, ...pair.faults.map((fault) => h('li', {}, `New fault: ${fault}`)))]),
    ...(box === undefined ? [] : [swap, shots]),
  );
}

function groupCard(group) {
  const rows = rowsOf(group);
  const brands = new Set(rows.flatMap(({ places }) => places.filter(matches).map(([brand]) => names.brands[brand])));
  const sentences = [...new Set(rows.slice(0, 50).flatMap(({ says }) => says))].map((index) => names.sentences[index]);
  const keys = group.key === undefined ? group.rows.map(({ key }) => key) : [group.key];
  const standing = h('span', {});
  const say = () => {
    const now = standingOf(group);
    standing.className = now === 'accepted' ? 'accepted' : now === 'refused' ? 'loss' : 'quiet';
    standing.textContent = now;
  };
  say();
  const details = h('details', {}, h('summary', {}, `${count(rows.length, 'difference')} on screens, each once`));
  details.addEventListener(
    'toggle',
    () => details.open && details.childElementCount === 1 && details.append(...rowList(group)),
  );
  return h(
    'article',
    { class: 'group', tabindex: '-1', 'aria-label': group.title },
    h('h2', {}, group.title),
    h(
      'p',
      {},
      ...(group.isLoss ? [h('span', { class: 'loss' }, 'Somebody loses something'), ' · '] : []),
      `${group.screens === 0 ? 'On no screen as things stand' : count(group.screens, 'screen')} · ${[...brands].join(', ')} · `,
      standing,
    ),
    h(
      'ul',
      { class: 'quiet' },
      ...group.edits.map(({ words, place, commit }) =>
        h('li', {}, group.edits.length === 1 ? '' : `${words} · `, h('code', {}, place), ` · ${commit}`),
      ),
    ),
    group.decided === '' ? undefined : h('p', { class: 'quiet' }, `Decided: ${group.decided}`),
    group.conflict === ''
      ? undefined
      : h(
          'p',
          { class: 'loss' },
          `Decided otherwise elsewhere: ${group.conflict}. Two branches changed the same: decide it again.`,
        ),
    h(
      'ul',
      {},
      ...sentences.slice(0, 4).map((words) => h('li', {}, words)),
      ...(sentences.length > 4 ? [h('li', {}, `and ${sentences.length - 4} more sentences below`)] : []),
    ),
    decisionControls(keys, group.title, group.decided === '' ? '' : group.standing, () => {
      say();
      update();
    }),
    ...(group.pictures.length === 0
      ? []
      : [
          h(
            'details',
            { open: true },
            h('summary', {}, count(group.pictures.length, 'picture')),
            ...group.pictures.map(pictures),
          ),
        ]),
    details,
  );
}

const list = h('main', {});
const shown = h('p', { role: 'status', class: 'quiet' });
const save = h('button', { type: 'button', class: 'main', onclick: saveFile }, 'Save decisions');
const who = h('input', { id: 'who', autocomplete: 'name', oninput: update });

function update() {
  save.textContent = decided.size === 0 ? 'Save decisions' : `Save ${count(decided.size, 'decision')}`;
}

/** Saves what was decided as a file for `npm run qa -- accept`. */
function saveFile() {
  if (decided.size === 0 || who.value.trim() === '') {
    shown.textContent =
      decided.size === 0 ? 'Nothing is decided yet.' : 'Write your name first: a decision says who made it.';
    (decided.size === 0 ? list.querySelector('button') : who)?.focus();
    return;
  }
  const lines = data.groups.flatMap((group) =>
    [group, ...group.rows].flatMap(({ key }) => {
      const decision = key && decided.get(keyText(key));
      return decision === undefined
        ? []
        : [{ ...key, cause: group.cause, verdict: decision.verdict, who: who.value.trim(), why: decision.why.trim() }];
    }),
  );
  const once = [...new Map(lines.map((line) => [keyText(line), line])).values()];
  const href = URL.createObjectURL(new Blob([JSON.stringify(once, null, 2)], { type: 'application/json' }));
  h('a', { href, download: 'decisions.json' }).click();
  isSaved = true;
  shown.textContent = `Saved as decisions.json. Now run: npm run qa -- accept decisions.json`;
}

let isSaved = false;
addEventListener('beforeunload', (event) => {
  if (decided.size > 0 && !isSaved) event.preventDefault();
});

function draw() {
  const groups = data.groups.filter(isShown);
  list.replaceChildren(...groups.map(groupCard));
  shown.textContent =
    data.groups.length === 0
      ? 'Nothing differs.'
      : `${groups.length} of ${count(data.groups.length, 'cause')} shown, the worst first.`;
}

function select(label, name, options) {
  const onchange = (event) => {
    filter[name] = name === 'standing' ? event.target.value : Number(event.target.value);
    draw();
  };
  return h(
    'label',
    {},
    label,
    h('select', { onchange }, ...options.map(([value, words]) => h('option', { value }, words))),
  );
}

const choices = (all, list) => [
  [-1, all],
  ...list.map((words, index) => [index, words]).sort(([, one], [, other]) => one.localeCompare(other)),
];

/** In a group or a row: a, r and l decide, j and k go on and back. Nowhere else, and never while one types. */
list.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select') !== null) return;
  const here = target.closest('.row, .group');
  if (key === 'j' || key === 'k') {
    const all = [...list.querySelectorAll(here?.matches('.row') ? '.row' : '.group')];
    all[all.indexOf(here) + (key === 'j' ? 1 : -1)]?.focus();
  }
  const verdict = verdicts.find(([, , letter]) => letter === key)?.[0];
  if (verdict !== undefined) here?.querySelector(`[data-verdict="${verdict}"]`)?.click();
});

document
  .getElementById('app')
  .append(
    h(
      'header',
      {},
      h('h1', {}, 'What differs, and why'),
      h('p', {}, data.summary),
      ...data.notes.map((note) => h('p', { class: 'quiet' }, note)),
      h(
        'div',
        { class: 'bar' },
        select('Brand', 'brand', choices('All brands', names.brands)),
        select('Page', 'page', choices('All pages', names.pageTitles)),
        select('Who', 'visitor', choices('Everybody', names.visitorWords)),
        select('Language', 'language', choices('All languages', names.languages)),
        select('Decided', 'standing', [
          ['', 'All'],
          ...['open', 'refused', 'later', 'accepted'].map((one) => [one, one]),
        ]),
      ),
      h('div', { class: 'bar' }, h('label', {}, 'Your name', who), save),
      h(
        'p',
        { class: 'quiet keys' },
        'Keys, in a cause or a difference: a accepts, r refuses, l leaves it for later, j and k go on and back.',
      ),
      shown,
    ),
    list,
  );
draw();
