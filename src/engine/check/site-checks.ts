import type { SiteCheck } from './site-check';
import { contrast } from './theme/contrast';
import { tokenValues } from './theme/token-values';

/** Every check of a merchant as a whole, in the order in which they look. */
export const siteChecks: readonly SiteCheck[] = [tokenValues, contrast];
