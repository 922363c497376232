// The data of a report, what it is drawn with, and what is decided of it. The report holds these modules as one script.
export const data = JSON.parse(document.getElementById('data').textContent);
export const { names } = data;
export const verdicts = [
  ['accepted', 'Accept', 'a'],
  ['refused', 'Refuse', 'r'],
  ['later', 'Later', 'l'],
];
/** What was decided here, by the key of a group or of a row: `{ verdict, why }`. */
export const decided = new Map();
export const filter = { brand: -1, page: -1, visitor: -1, language: -1, standing: '' };
export const chunk = 100;

export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

export const count = (number, what) => `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`;
export const keyText = ({ of, before, after }) => `${of} ${before} ${after}`;

/** Whether a place is among those that the filters leave. */
export function matches([brand, page, language, crowd]) {
  const fits = (wanted, value) => wanted === -1 || value === -1 || wanted === value;
  return (
    fits(filter.brand, brand) &&
    fits(filter.page, page) &&
    fits(filter.language, language) &&
    (filter.visitor === -1 || crowd === -1 || names.crowds[crowd].includes(filter.visitor))
  );
}

export const rowsOf = (group) => group.rows.filter(({ places }) => places.some(matches));
export const standingOf = (thing) => decided.get(thing.key && keyText(thing.key))?.verdict ?? thing.standing;

export function isShown(group) {
  return (filter.standing === '' || standingOf(group) === filter.standing) && rowsOf(group).length > 0;
}

/** `Accept`, `Refuse` and `Later` with a word why. */
export function decisionControls(keys, label, standing, onDecide = () => undefined) {
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
          document.dispatchEvent(new Event('decided'));
        },
      },
      words,
    ),
  );
  return h('div', { class: 'decide', role: 'group', 'aria-label': `Decide: ${label}` }, ...buttons, why);
}
