/**
 * Run in the page: controls and words of which something is cut off by what is around them, or by the side of the
 * screen. Geometry tells: each box is held against the box of every ancestor that clips it. What can be scrolled to
 * is not cut, nor is what ends in an ellipsis.
 */
export function clippedParts(): readonly string[] {
  type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  type Side = 'across' | 'down';
  const { documentElement: root, body } = document;
  const faults = new Set<string>();

  for (const element of body.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab]',
  )) {
    if (isSeen(element))
      hold(element, element, element.getBoundingClientRect(), nameOf(element), { across: 1.5, down: 1.5 });
  }
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: parent, textContent } = node;
    if (parent === null || textContent?.trim() === '' || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // The box of a line is higher than its letters.
    for (const line of range.getClientRects())
      if (line.width > 0) hold(parent, node, line, `"${textContent?.trim()}"`, { across: 1.5, down: line.height / 4 });
  }
  return [...faults];

  function isSeen(element: Element): boolean {
    // A slide that is not turned to is inert, and what only readers hear is a pixel wide.
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert]') === null
    );
  }

  function hold(from: Element, part: Node, whole: Box, name: string, slack: Readonly<Record<Side, number>>): void {
    let box = whole;
    const open = new Set<Side>(['across', 'down']);
    for (
      let holder = from === part ? holderOf(from) : from;
      holder !== null && holder !== body;
      holder = holderOf(holder)
    ) {
      const style = getComputedStyle(holder);
      const edge = insideOf(holder);
      if (edge.right - edge.left <= 1 && style.overflowX !== 'visible') return;
      for (const side of [...open]) {
        const flow = side === 'across' ? style.overflowX : style.overflowY;
        if (flow === 'visible') continue;
        if (flow === 'auto' || flow === 'scroll' || isTurned(holder)) open.delete(side);
        else if (endsInSign(style, side)) box = within(box, edge, side);
        else if (isPast(box, edge, side, slack[side])) {
          faults.add(`${name} is cut ${side} by ${pathOf(holder)}: ${figures(box, edge, side)}`);
          open.delete(side);
        }
      }
      if (open.size === 0) return;
    }
    const screen = { left: 0, right: root.clientWidth, top: 0, bottom: 0 };
    if (open.has('across') && isPast(box, screen, 'across', slack.across))
      faults.add(`${name} leaves the screen: ${figures(box, screen, 'across')}`);
  }

  /** The next ancestor that may clip it: one positioned is not clipped by those below its containing block. */
  function holderOf(element: Element): Element | null {
    const { position } = getComputedStyle(element);
    let holder = element.parentElement;
    while (holder !== null && holder !== body && !holds(holder, position)) holder = holder.parentElement;
    return holder;
  }

  function holds(holder: Element, position: string): boolean {
    if (position !== 'absolute' && position !== 'fixed') return getComputedStyle(holder).display !== 'contents';
    const { position: own, transform, translate, filter, contain, willChange } = getComputedStyle(holder);
    const isPlace = [transform, translate, filter].some((one) => one !== 'none');
    if (isPlace || /paint|layout|strict|content/.test(contain) || willChange === 'transform') return true;
    return position === 'absolute' && own !== 'static';
  }

  /** A carousel: its slides come in by themselves, by a finger and by arrows. */
  function isTurned(holder: Element): boolean {
    return holder.matches('.swiper-initialized');
  }

  function insideOf(element: Element): Box {
    const { left, top } = element.getBoundingClientRect();
    const [start, above] = [left + element.clientLeft, top + element.clientTop];
    return { left: start, top: above, right: start + element.clientWidth, bottom: above + element.clientHeight };
  }

  function endsInSign({ textOverflow, webkitLineClamp }: CSSStyleDeclaration, side: Side): boolean {
    return side === 'across' ? textOverflow === 'ellipsis' : webkitLineClamp !== 'none';
  }

  function within(box: Box, edge: Box, side: Side): Box {
    const { left, right, top, bottom } = edge;
    return side === 'across' ? { ...box, left, right } : { ...box, top, bottom };
  }

  function isPast(box: Box, edge: Box, side: Side, slack: number): boolean {
    if (side === 'across') return box.left < edge.left - slack || box.right > edge.right + slack;
    return box.top < edge.top - slack || box.bottom > edge.bottom + slack;
  }

  function figures(box: Box, edge: Box, side: Side): string {
    const of = ({ left, right, top, bottom }: Box) =>
      (side === 'across' ? [left, right] : [top, bottom]).map(Math.round);
    return `${of(box).join(' to ')} in ${of(edge).join(' to ')}`;
  }

  function nameOf(element: Element): string {
    return `<${element.localName}> ${element.ariaLabel ?? element.textContent?.trim() ?? element.getAttribute('name')}`;
  }

  function pathOf(element: Element): string {
    return `${element.localName}.${element.className}`;
  }
}
