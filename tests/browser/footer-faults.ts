/** Words, icons and bubbles of the footer that leave it, its round ends or the screen, or that lie over one another. */
export function footerFaults(): readonly string[] {
  const footer = document.querySelector('[data-footer]');
  if (footer === null) return ['there is no footer'];
  const edge = footer.getBoundingClientRect();
  // Half of a round end is no room for words.
  const round = Math.min(Number.parseFloat(getComputedStyle(footer).borderBottomLeftRadius) || 0, edge.height / 2) / 5;
  const wordsOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    // A font's own box is taller than the line it is set on.
    const { top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  };
  const entries = [...footer.querySelectorAll('button, a')];
  const parts = entries.flatMap((entry) =>
    [...entry.querySelectorAll(':scope > span')].map((part) => {
      const isBubble = getComputedStyle(part).position === 'absolute';
      const isIcon = part.querySelector('svg') !== null;
      const box = isIcon
        ? (part.querySelector('svg') ?? part).getBoundingClientRect()
        : isBubble
          ? part.getBoundingClientRect()
          : wordsOf(part);
      return { entry, isBubble, name: part.textContent || 'icon', box };
    }),
  );
  const faults: string[] = [];
  for (const { name, box, isBubble, entry } of parts) {
    const { left, right } = entry.getBoundingClientRect();
    const middle = (box.left + box.right) / 2;
    if (isBubble && (middle < left || middle > right)) faults.push(`"${name}" is not above its entry`);
    const inset = isBubble ? 0 : round;
    if (
      box.left < Math.max(0, edge.left + inset) - 0.5 ||
      box.right > Math.min(window.innerWidth, edge.right - inset) + 0.5
    )
      faults.push(`"${name}" runs past the side`);
    if (box.bottom > Math.min(edge.bottom, window.innerHeight) + 0.5) faults.push(`"${name}" runs past the foot`);
  }
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      if (one.entry === other.entry && (one.isBubble || other.isBubble) === false) continue;
      const [a, b] = [one.box, other.box];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 0.5 && down > 1.5) faults.push(`"${one.name}" and "${other.name}" lie over each other`);
    }
  }
  return faults;
}
