import type { Plugin } from 'vite';

export function buildAll(
  root: string,
  stamp?: string,
  more?: { readonly dist?: string; readonly plugins?: readonly Plugin[]; readonly isBrief?: boolean },
): Promise<void>;
