// A cause of a report: its pictures and its differences.
import { count, decisionControls, h, matches, names, rowsAtOnce, rowsOf, standingOf } from './kit.js';

function placeWords([brand, page, language, crowd]) {
  const pageWords = page === -1 ? 'every page' : `${names.pageTitles[page]}`;
  const who = crowd === -1 ? 'for everybody' : names.crowdWords[crowd];
  return [names.brands[brand], pageWords, ...(language === -1 ? [] : [names.languages[language]]), who].join(' · ');
}

function row(group, one, index, onDecide) {
  const places = one.places.filter(matches);
  const others = places.slice(1);
  const label = `${group.title}, difference ${index + 1}`;
  const where = one.state !== '' ? ` · only with ${one.state}` : '';
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
    decisionControls([one], label, onDecide),
  );
}

function placesList(places) {
  const shown = places.slice(0, 200).map((place) => h('li', {}, placeWords(place)));
  const rest = places.length - shown.length;
  return h('ul', {}, ...shown, ...(rest > 0 ? [h('li', {}, `and ${rest} more`)] : []));
}

/** Rows are added as they come into sight, so that thousands open at once. */
function rowList(group, onDecide) {
  const rows = rowsOf(group);
  const list = h('ol', { class: 'rows', role: 'list' });
  list.style.cssText = 'list-style: none; padding: 0';
  const more = h('button', { type: 'button', onclick: () => add() }, '');
  const add = () => {
    const from = list.childElementCount;
    list.append(...rows.slice(from, from + rowsAtOnce).map((one, index) => row(group, one, from + index, onDecide)));
    const rest = rows.length - list.childElementCount;
    more.textContent = `Show ${Math.min(rowsAtOnce, rest)} more of ${rest}`;
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

/** The part of a box that is on a picture of this size, as a frame in shares of it; undefined if none is. */
function frameOf(box, size) {
  const [right, bottom] = [Math.min(box.x + box.width, size.width), Math.min(box.y + box.height, size.height)];
  if (right <= box.x || bottom <= box.y) return undefined;
  const frame = h('span', { class: 'frame' });
  const share = (part, whole) => `${(100 * part) / whole}%`;
  Object.assign(frame.style, {
    left: share(box.x, size.width),
    top: share(box.y, size.height),
    width: share(right - box.x, size.width),
    height: share(bottom - box.y, size.height),
  });
  return frame;
}

/** Both pictures with a frame around what differs; a button lays one over the other. */
function pictures({ where, pair }) {
  if (pair.why !== undefined) return h('figure', {}, h('figcaption', {}, `${where}: no picture, ${pair.why}`));
  const { box, sizes } = pair;
  const picture = (file, when, size) => {
    const frame = box && frameOf(box, size);
    const image = h('img', {
      src: `pictures/${file}`,
      alt: `${when}: ${where}`,
      loading: 'lazy',
      decoding: 'async',
      width: size.width,
      height: size.height,
    });
    return h('div', { class: 'shot' }, h('p', { class: 'quiet' }, when), h('div', { class: 'drawn' }, image, frame));
  };
  const before = picture(pair.before, 'Before', sizes.before);
  const after = picture(pair.after, 'After', sizes.after);
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

export function groupCard(group) {
  const rows = rowsOf(group);
  const brands = new Set(rows.flatMap(({ places }) => places.filter(matches).map(([brand]) => names.brands[brand])));
  const sentences = [...new Set(rows.slice(0, 50).flatMap(({ says }) => says))].map((index) => names.sentences[index]);
  const standing = h('span', {});
  const showStanding = () => {
    const now = standingOf(group);
    standing.className = now === 'accepted' ? 'accepted' : now === 'refused' ? 'loss' : 'quiet';
    standing.textContent = now;
  };
  const onDecide = () => {
    showStanding();
    for (const controls of card.querySelectorAll('.decide')) controls.dispatchEvent(new Event('refresh'));
  };
  showStanding();
  const details = h('details', {}, h('summary', {}, `${count(rows.length, 'difference')} on screens, each once`));
  details.addEventListener(
    'toggle',
    () => details.open && details.childElementCount === 1 && details.append(...rowList(group, onDecide)),
  );
  const card = h(
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
    group.conflict === '' ? undefined : h('p', { class: 'loss' }, group.conflict),
    h(
      'ul',
      {},
      ...sentences.slice(0, 4).map((words) => h('li', {}, words)),
      ...(sentences.length > 4 ? [h('li', {}, `and ${count(sentences.length - 4, 'more sentence')} below`)] : []),
    ),
    decisionControls(group.key === undefined ? group.rows : [group], group.title, onDecide),
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
  return card;
}
