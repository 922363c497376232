import { focusHeading } from '@/storefront/platform/browser/focus-heading';

/**
 * Remembers the last tapped element of each history entry, so that a player who comes back from a game finds its tile
 * focused.
 */
export type FocusMemory = {
  /** Moves the focus on a newly drawn page: on return to the tapped element, else to the heading. */
  readonly arrive: (entry: string, isReturn: boolean) => void;
  /** The entry that later taps belong to. */
  readonly setEntry: (entry: string) => void;
  readonly stop: () => void;
};

/** A control by its appearance, and its number among controls of the same appearance. */
type Mark = { readonly appearance: string; readonly index: number };

export function createFocusMemory(page: Document): FocusMemory {
  const marksByEntry = new Map<string, Mark>();
  let currentEntry = '';
  const remember = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(controlSelector) : null;
    marksByEntry.delete(currentEntry);
    if (control !== null) marksByEntry.set(currentEntry, markOf(control, controlsOf(page)));
  };
  /** The control tapped in this entry. A link back makes a new entry without a mark: then the last one of that path. */
  const tappedIn = (entry: string) => {
    const mark = marksByEntry.get(entry) ?? [...marksByEntry].findLast(([name]) => pathOf(name) === pathOf(entry))?.[1];
    return mark && controlsOf(page).filter((control) => appearanceOf(control) === mark.appearance)[mark.index];
  };
  page.addEventListener('click', remember, { capture: true });
  return {
    setEntry: (entry) => {
      currentEntry = entry;
    },
    arrive: (entry, isReturn) => {
      currentEntry = entry;
      const control = isReturn ? tappedIn(entry) : undefined;
      if (control === undefined) focusHeading();
      else control.focus({ preventScroll: true });
    },
    stop: () => page.removeEventListener('click', remember, { capture: true }),
  };
}

const controlSelector = 'main :is(a[href], button)';

/** An entry is named by its key and its path. */
const pathOf = (entry: string) => entry.slice(entry.indexOf(' ') + 1);

function controlsOf(page: Document): readonly HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(controlSelector)];
}

function markOf(control: Element, controls: readonly Element[]): Mark {
  const appearance = appearanceOf(control);
  return { appearance, index: controls.filter((one) => appearanceOf(one) === appearance).indexOf(control) };
}

function appearanceOf(control: Element): string {
  return [control.getAttribute('href'), control.getAttribute('aria-label') ?? control.textContent].join(' ');
}
