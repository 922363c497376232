// A report: its head, filters and keys, and the file of what was decided.
import { groupCard } from './groups.js';
import { count, data, decided, filter, h, isShown, keyText, names, verdicts } from './kit.js';

const list = h('main', {});
const shown = h('p', { role: 'status', class: 'quiet' });
const save = h('button', { type: 'button', class: 'main', onclick: saveFile }, 'Save decisions');
const who = h('input', { id: 'who', autocomplete: 'name' });

function update() {
  isSaved = false;
  save.textContent = decided.size === 0 ? 'Save decisions' : `Save ${count(decided.size, 'decision')}`;
  sayShown();
}

/** Saves what was decided as a file for `npm run qa -- accept`. */
function saveFile() {
  if (decided.size === 0 || who.value.trim() === '') {
    shown.textContent =
      decided.size === 0 ? 'Nothing is decided yet.' : 'Write your name first: a decision says who made it.';
    (decided.size === 0 ? list.querySelector('button') : who)?.focus();
    return;
  }
  const on = new Date().toISOString().slice(0, 10);
  const lines = data.groups.flatMap((group) =>
    [group, ...group.rows].flatMap(({ key }) => {
      const decision = key && decided.get(keyText(key));
      return decision === undefined
        ? []
        : [
            {
              ...key,
              cause: group.cause,
              verdict: decision.verdict,
              who: who.value.trim(),
              why: decision.why.trim(),
              on,
            },
          ];
    }),
  );
  const once = [...new Map(lines.map((line) => [keyText(line), line])).values()];
  const href = URL.createObjectURL(new Blob([JSON.stringify(once, null, 2)], { type: 'application/json' }));
  h('a', { href, download: 'decisions.json' }).click();
  isSaved = true;
  shown.textContent =
    'Saved as decisions.json where your browser keeps downloads. Now run: npm run qa -- accept ~/Downloads/decisions.json';
}

let isSaved = false;
document.addEventListener('decided', update);
addEventListener('beforeunload', (event) => {
  if (decided.size > 0 && !isSaved) event.preventDefault();
});

/** Says how many causes are shown: deciding does not hide any until the filters change. */
function sayShown() {
  shown.textContent =
    data.groups.length === 0
      ? 'Nothing differs.'
      : `${list.childElementCount} of ${count(data.groups.length, 'cause')} shown, the worst first.`;
}

function draw() {
  const groups = data.groups.filter(isShown);
  list.replaceChildren(...groups.map(groupCard));
  sayShown();
}

function select(label, name, options) {
  const onchange = (event) => {
    filter[name] = typeof filter[name] === 'string' ? event.target.value : Number(event.target.value);
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

document.getElementById('app').append(
  h(
    'header',
    {},
    h('h1', {}, 'What differs, and why'),
    data.warning === '' ? undefined : h('p', { class: 'loss' }, data.warning),
    h('p', {}, data.summary),
    ...data.notes.map((note) => h('p', { class: 'quiet' }, note)),
    h(
      'div',
      { class: 'bar' },
      select('Brand', 'brand', choices('All brands', names.brands)),
      select('Page', 'page', choices('All pages', names.pageTitles)),
      select('Who', 'visitor', choices('Everybody', names.visitorWords)),
      select('Language', 'language', choices('All languages', names.languages)),
      select('What', 'source', [
        ['', 'All'],
        ['config', 'Made by config'],
        ['code', 'Made by code'],
        ['fault', 'Faults, whatever was before'],
      ]),
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
