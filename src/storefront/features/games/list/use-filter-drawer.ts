import { useSheet } from '@/storefront/ui/overlays/use-sheet';

/** The filter drawer is a step of the history: the phone's own way back closes it, and the list below stays. */
export function useFilterDrawer(): {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Closes it, and does what comes after once it has gone: it leaves no step behind. */
  readonly close: (next?: () => void) => void;
} {
  const { shown, open, close } = useSheet('drawer');
  return { isOpen: shown === 'filter', open: () => open('filter'), close };
}
