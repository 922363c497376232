import { pictures } from './assets/pictures';
import { squareIcons } from './assets/square-icons';
import { idleChanges } from './inherit/idle-changes';
import { parentChain } from './inherit/parent-chain';
import { schemaNames } from './inherit/schema-names';
import { slots } from './pages/slots';
import { titles } from './pages/titles';
import { accessLoops } from './reach/access-loops';
import { closedEntries } from './reach/closed-entries';
import { contradictions } from './reach/contradictions';
import { footerEntries } from './reach/footer-entries';
import { linkParams } from './reach/link-params';
import { lonelyPages } from './reach/lonely-pages';
import { ownLinks } from './reach/own-links';
import { silentTaps } from './reach/silent-taps';
import { unaskedAccess } from './reach/unasked-access';
import { waysIn } from './reach/ways-in';
import { categoryNames } from './rules/category-names';
import { consoleRules } from './rules/console-rules';
import { registerNames } from './rules/register-names';
import { limits } from './settings/limits';
import { localeValues } from './settings/locale-values';
import { unusedConditions } from './settings/unused-conditions';
import type { SiteCheck } from './site-check';
import { otherScripts } from './texts/other-script';
import { ownTexts } from './texts/own-texts';
import { placeholders } from './texts/placeholders';
import { pluralForms } from './texts/plural-forms';
import { room } from './texts/room';
import { sameWords } from './texts/same-words';
import { writtenAges } from './texts/written-age';
import { contrast } from './theme/contrast';
import { modes } from './theme/modes';
import { sameColours } from './theme/same-colours';
import { tokenValues } from './theme/token-values';

/** Every check of a merchant as a whole, in the order in which they look. */
export const siteChecks: readonly SiteCheck[] = [
  schemaNames,
  parentChain,
  idleChanges,
  localeValues,
  limits,
  unusedConditions,
  tokenValues,
  modes,
  contrast,
  sameColours,
  ownTexts,
  otherScripts,
  placeholders,
  pluralForms,
  writtenAges,
  room,
  sameWords,
  slots,
  titles,
  accessLoops,
  closedEntries,
  unaskedAccess,
  ownLinks,
  silentTaps,
  footerEntries,
  linkParams,
  contradictions,
  waysIn,
  lonelyPages,
  pictures,
  squareIcons,
  consoleRules,
  registerNames,
  categoryNames,
];
