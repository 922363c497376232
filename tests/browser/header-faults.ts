/** Words, signs and controls of the header that leave it or the screen, that are cut, or that lie over one another. */
export function headerFaults(): readonly string[] {
  const header = document.querySelector('header');
  if (header === null) return ['there is no header'];
  const edge = header.getBoundingClientRect();
  const controls = [...header.querySelectorAll('a, button')]
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const nameOf = (control: Element) => control.ariaLabel ?? control.textContent ?? '';
  const faults: string[] = [];
  for (const { control, box } of controls) {
    if (box.left < -0.5 || box.right > window.innerWidth + 0.5) faults.push(`"${nameOf(control)}" runs past the side`);
    if (box.bottom > edge.bottom + 0.5) faults.push(`"${nameOf(control)}" runs past the foot`);
    if (box.width < 43.5 || box.height < 34) faults.push(`"${nameOf(control)}" is small`);
    for (const words of control.querySelectorAll('span:not(.sr-only)'))
      if (words.clientWidth > 0 && words.scrollWidth > words.clientWidth + 1)
        faults.push(`"${words.textContent}" is cut`);
  }
  for (const [index, one] of controls.entries()) {
    for (const other of controls.slice(index + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 0.5 && down > 0.5)
        faults.push(`"${nameOf(one.control)}" and "${nameOf(other.control)}" lie over each other`);
    }
  }
  return faults;
}
