import { declaredSizes } from './assets/declared-sizes';
import { pictures } from './assets/pictures';
import { squareIcons } from './assets/square-icons';
import { idleChanges } from './inherit/idle-changes';
import { parentChain } from './inherit/parent-chain';
import { schemaNames } from './inherit/schema-names';
import { ages, emptyOffers } from './law/ages';
import { lawDuties } from './law/duties';
import { lawPagesOpen } from './law/law-pages';
import { emptyPromises } from './law/promises';
import { slots } from './pages/slots';
import { titles } from './pages/titles';
import { accessLoops } from './reach/access-loops';
import { closedEntries } from './reach/closed-entries';
import { contradictions } from './reach/contradictions';
import { footerEntries } from './reach/footer-entries';
import { linkParams } from './reach/link-params';
import { lonelyPages } from './reach/lonely-pages';
import { lostGuests } from './reach/lost-guests';
import { ownLinks } from './reach/own-links';
import { pageFacts } from './reach/page-facts';
import { shutMembers } from './reach/shut-members';
import { silentTaps } from './reach/silent-taps';
import { unaskedAccess } from './reach/unasked-access';
import { waysIn } from './reach/ways-in';
import { askedCodes } from './rules/asked-codes';
import { categoryNames } from './rules/category-names';
import { consoleRules } from './rules/console-rules';
import { registerNames } from './rules/register-names';
import { ruleConflicts } from './rules/rule-conflicts';
import { limits } from './settings/limits';
import { localeValues } from './settings/locale-values';
import { unusedConditions } from './settings/unused-conditions';
import type { SiteCheck } from './site-check';
import { otherScripts } from './texts/other-script';
import { ownTexts } from './texts/own-texts';
import { placeholders } from './texts/placeholders';
import { room } from './texts/room';
import { writtenAges } from './texts/written-age';
import { contrast } from './theme/contrast';
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
  contrast,
  ownTexts,
  otherScripts,
  placeholders,
  writtenAges,
  room,
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
  pageFacts,
  lostGuests,
  shutMembers,
  waysIn,
  lonelyPages,
  pictures,
  squareIcons,
  declaredSizes,
  lawDuties,
  lawPagesOpen,
  ages,
  emptyOffers,
  emptyPromises,
  consoleRules,
  ruleConflicts,
  askedCodes,
  registerNames,
  categoryNames,
];
