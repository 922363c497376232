// A betting slip: what was chosen of each play, how often it is staked and for how many issues.
/** As `maxStakes` of `lottery/plays.ts`: this file runs in the browser and cannot import it. */
const maxContents = 100;

/** `plays` come from the state, `unit` is the price of one stake. `changed()` is called after every change. */
export function createSlip({ plays, unit, changed }) {
  const contentsByPlay = new Map(plays.map(({ playId }) => [playId, []]));
  const slip = { multiple: 1, issues: 1 };
  const lines = () =>
    plays.flatMap((play) => {
      const contents = contentsByPlay.get(play.playId);
      return contents.length > 0 ? [{ play, contents }] : [];
    });
  const change = (playId, contents) => {
    contentsByPlay.set(playId, contents);
    changed();
  };
  return {
    lines,
    has: (playId, content) => contentsByPlay.get(playId).includes(content),
    toggle(playId, content) {
      const contents = contentsByPlay.get(playId);
      change(playId, contents.includes(content) ? contents.filter((one) => one !== content) : [...contents, content]);
    },
    /** Adds typed digits, separated by commas. False for none, too many, or a wrong length. */
    type(play, text) {
      const typed = latin(text)
        .split(/[^\d]+/)
        .filter((one) => one !== '');
      const contents = [...new Set([...contentsByPlay.get(play.playId), ...typed])];
      if (typed.length === 0 || typed.some((one) => one.length !== play.length) || contents.length > maxContents)
        return false;
      change(play.playId, contents);
      return true;
    },
    drop: (playId) => change(playId, []),
    clear() {
      for (const { playId } of plays) contentsByPlay.set(playId, []);
      changed();
    },
    set(values) {
      Object.assign(slip, values);
      changed();
    },
    issues: () => slip.issues,
    /** `playId|content|multiple`, `;` between. */
    text: () =>
      lines()
        .map(({ play, contents }) => `${play.playId}|${contents.join(',')}|${slip.multiple}`)
        .join(';'),
    total: () => priceOf(lines(), unit) * slip.multiple * slip.issues,
  };
}

/** Turns digits of other scripts into ASCII. A script's digits start where the last hex digit is 0 or 6. */
function latin(text) {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0);
    const row = point - (point % 16);
    return String(point - (/\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6));
  });
}

function priceOf(lines, unit) {
  return lines.reduce((sum, { contents }) => sum + contents.length * unit, 0);
}
