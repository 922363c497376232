import { type ReactNode, useCallback, useState } from 'react';
import { GatewayError } from '@/storefront/platform/gateway/gateway-error';
import type { CheckDialog } from './check-dialog';

export type HumanCheck = {
  /**
   * Lets a player solve the check of a site key. Gives the token for the service. Throws `sign-in.check-closed`,
   * `network`.
   */
  readonly solve: (siteKey: string) => Promise<string>;
  /** The dialog; null before and after. */
  readonly dialog: ReactNode;
};

type OpenDialog = {
  readonly Dialog: typeof CheckDialog;
  readonly siteKey: string;
  readonly theme: 'light' | 'dark';
  readonly onSolved: (token: string) => void;
  readonly onClose: () => void;
};

/** The check for humans before a code, in a dialog that loads when a service first demands it. */
export function useHumanCheck(): HumanCheck {
  const [openDialog, setOpen] = useState<OpenDialog>();
  const solve = useCallback(async (siteKey: string) => {
    const { CheckDialog: Dialog } = await loadDialog();
    try {
      return await new Promise<string>((onSolved, reject) => {
        const onClose = () => reject(new GatewayError({ code: 'sign-in.check-closed' }));
        setOpen({ Dialog, siteKey, theme: shownTheme(), onSolved, onClose });
      });
    } finally {
      setOpen(undefined);
    }
  }, []);
  if (openDialog === undefined) return { solve, dialog: null };
  const { Dialog, ...dialogProps } = openDialog;
  return { solve, dialog: <Dialog {...dialogProps} /> };
}

async function loadDialog() {
  try {
    return await import('./check-dialog');
  } catch {
    throw new GatewayError({ code: 'network' });
  }
}

/** The shown colour scheme, which the device may have chosen. */
function shownTheme(): 'light' | 'dark' {
  return getComputedStyle(document.documentElement).colorScheme.startsWith('light') ? 'light' : 'dark';
}
