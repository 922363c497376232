import { useSheet } from '@/storefront/ui/overlays/use-sheet';

/** The filter drawer has a history entry: the back button closes it, and the list stays. */
export function useFilterDrawer(): {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Closes the drawer, removes its history entry, then runs `next`. */
  readonly close: (next?: () => void) => void;
} {
  const { shown, open, close } = useSheet('drawer');
  return { isOpen: shown === 'filter', open: () => open('filter'), close };
}
