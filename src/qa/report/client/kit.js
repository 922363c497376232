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
export const filter = { brand: -1, page: -1, visitor: -1, language: -1, source: '', standing: '' };
export const rowsAtOnce = 100;

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
const decidedHere = (key) => key && decided.get(keyText(key))?.verdict;

/** The strictest standing of a group's differences. A difference without its own decision has that on the cause. */
export function standingOf(group) {
  const ofCause = decidedHere(group.key);
  const ofRow = ({ key, decided: words, standing }) =>
    decidedHere(key) ?? (words === '' ? (ofCause ?? standing) : standing);
  const standings = [...group.rows.map(ofRow), ...(group.left > 0 ? [ofCause ?? group.standing] : [])];
  return ['refused', 'open', 'later'].find((one) => standings.includes(one)) ?? 'accepted';
}

export function isShown(group) {
  const fits = (wanted, value) => wanted === '' || wanted === value;
  return fits(filter.source, group.source) && fits(filter.standing, standingOf(group)) && rowsOf(group).length > 0;
}

/** `Accept`, `Refuse` and `Later` with a word why, for a cause, a row, or all rows of what no edit makes. */
export function decisionControls(things, label, onDecide) {
  const keys = things.map(({ key }) => keyText(key));
  const why = h('input', {
    'aria-label': `Why: ${label}`,
    placeholder: 'Why (a word is enough)',
    value: decided.get(keys[0])?.why ?? '',
    oninput: () => {
      const decisions = keys.flatMap((key) => decided.get(key) ?? []);
      for (const decision of decisions) decision.why = why.value;
      if (decisions.length > 0) document.dispatchEvent(new Event('decided'));
    },
  });
  const buttons = verdicts.map(([verdict, words]) =>
    h(
      'button',
      {
        type: 'button',
        'data-verdict': verdict,
        'aria-label': `${words}: ${label}`,
        onclick: () => {
          const isTakenBack = keys.every((key) => decided.get(key)?.verdict === verdict);
          for (const key of keys) {
            if (isTakenBack) decided.delete(key);
            else decided.set(key, { verdict, why: why.value });
          }
          onDecide();
          document.dispatchEvent(new Event('decided'));
        },
      },
      words,
    ),
  );
  /** Presses the button of the verdict that all of them have: decided here, else decided before. */
  const refresh = () => {
    const [first, ...others] = things.map(
      ({ key, decided: words, standing }) => decidedHere(key) ?? (words === '' ? '' : standing),
    );
    const current = others.every((one) => one === first) ? first : '';
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.verdict === current));
  };
  refresh();
  const attributes = { class: 'decide', role: 'group', 'aria-label': `Decide: ${label}`, onrefresh: refresh };
  return h('div', attributes, ...buttons, why);
}
