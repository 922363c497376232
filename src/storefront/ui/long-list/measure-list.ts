/** Position and sizes of a long list, in pixels. */
export type ListPlace = {
  /** The element that scrolls it; undefined if the page does. */
  readonly scroller: HTMLElement | undefined;
  /** Distance from the start of the scrolling content. */
  readonly margin: number;
  readonly gap: number;
  /** Height of its first batch. */
  readonly batch: number;
  /** Name of the list: the same for the same list at the same address. */
  readonly name: string;
};

/** Height of a batch that cannot be measured because it is hidden. */
const defaultBatchHeight = 1200;

export function measureList(list: HTMLElement): ListPlace {
  const scroller = scrollerOf(list.parentElement);
  const top = list.getBoundingClientRect().top;
  const scrolledAbove =
    scroller === undefined ? window.scrollY : scroller.scrollTop - scroller.getBoundingClientRect().top;
  const label = list.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '';
  return {
    scroller,
    margin: top + scrolledAbove,
    gap: Number.parseFloat(getComputedStyle(list).rowGap) || 0,
    batch: list.firstElementChild?.getBoundingClientRect().height || defaultBatchHeight,
    name: [window.location.pathname, window.location.search, window.innerWidth, label].join(' '),
  };
}

function scrollerOf(element: HTMLElement | null): HTMLElement | undefined {
  if (element === null || element === document.body) return undefined;
  return /auto|scroll/.test(getComputedStyle(element).overflowY) ? element : scrollerOf(element.parentElement);
}
