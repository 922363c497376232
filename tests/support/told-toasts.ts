import { dismissToast, type Toast, toastStore } from '@/storefront/ui/overlays/toast';

/** Every toast of a test: on a slow machine one has gone before a test looks at what shows. */
const told = new Map<number, Toast>();

toastStore.subscribe(() => {
  for (const toast of toastStore.current()) told.set(toast.id, toast);
});

/** Forgets them, and takes away those that show. */
export function forgetToasts(): void {
  for (const { id } of toastStore.current()) dismissToast(id);
  told.clear();
}

/** The words of each toast of this test, in order, also of those that have gone. */
export const toldToasts = (): readonly string[] => [...told.values()].map(({ text }) => text);
