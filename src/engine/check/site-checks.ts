import { idleChanges } from './inherit/idle-changes';
import { schemaNames } from './inherit/schema-names';
import { consoleRules } from './rules/console-rules';
import { registerNames } from './rules/register-names';
import { limits } from './settings/limits';
import { localeValues } from './settings/locale-values';
import type { SiteCheck } from './site-check';
import { contrast } from './theme/contrast';
import { tokenValues } from './theme/token-values';

/** Every check of a merchant as a whole, in the order in which they look. */
export const siteChecks: readonly SiteCheck[] = [
  schemaNames,
  idleChanges,
  localeValues,
  limits,
  tokenValues,
  contrast,
  consoleRules,
  registerNames,
];
