import { invariants } from './always/invariants';
import { declaredSizes } from './assets/declared-sizes';
import { pictures } from './assets/pictures';
import { sharePicture } from './assets/share-picture';
import { squareIcons } from './assets/square-icons';
import { idleChanges } from './inherit/idle-changes';
import { parentChain } from './inherit/parent-chain';
import { schemaNames } from './inherit/schema-names';
import { ages, emptyOffers } from './law/ages';
import { lawDuties } from './law/law-duties';
import { lawPagesOpen } from './law/law-pages-open';
import { lossChasing } from './law/loss-chasing';
import { offersInBreak } from './law/offers-in-break';
import { otherBonus } from './law/other-bonus';
import { emptyPromises } from './law/promises';
import { sureWins } from './law/sure-wins';
import { unlikeSums } from './law/unlike-sums';
import { missingNames } from './missing-names';
import { nodeConditions } from './pages/node-conditions';
import { outsideApp } from './pages/outside-app';
import { pageParts } from './pages/page-parts';
import { pageRoles } from './pages/page-roles';
import { sharedPaths } from './pages/shared-paths';
import { slots } from './pages/slots';
import { titles } from './pages/titles';
import { accessLoops } from './reach/access-loops';
import { closedEntries, closedPages } from './reach/closed-entries';
import { contradictions } from './reach/contradictions';
import { footerEntries } from './reach/footer-entries';
import { languageFacts } from './reach/language-facts';
import { linkParams } from './reach/link-params';
import { lonelyPages } from './reach/lonely-pages';
import { lostGuests } from './reach/lost-guests';
import { needlessLogin } from './reach/needless-login';
import { ownLinks } from './reach/own-links';
import { pageFacts } from './reach/page-facts';
import { settledFacts } from './reach/settled-facts';
import { shutMembers } from './reach/shut-members';
import { silentTaps } from './reach/silent-taps';
import { unaskedAccess } from './reach/unasked-access';
import { unaskedGuests } from './reach/unasked-guests';
import { waysHome } from './reach/ways-home';
import { waysIn } from './reach/ways-in';
import { askedCodes } from './rules/asked-codes';
import { categoryNames } from './rules/category-names';
import { consoleAnswers } from './rules/console-answers';
import { consoleRules } from './rules/console-rules';
import { patterns } from './rules/patterns';
import { registerNames } from './rules/register-names';
import { ruleConflicts } from './rules/rule-conflicts';
import { harmfulSettings } from './settings/harmful-settings';
import { languages } from './settings/languages';
import { limits } from './settings/limits';
import { localeValues } from './settings/locale-values';
import { namedConditions } from './settings/named-conditions';
import { neededSettings } from './settings/needed-settings';
import { registerFields } from './settings/register-fields';
import { settingTexts } from './settings/setting-texts';
import { unusedConditions } from './settings/unused-conditions';
import { visitorConditions } from './settings/visitor-conditions';
import { wideHosts } from './settings/wide-hosts';
import type { NamesCheck, SiteCheck } from './site-check';
import { otherMoney } from './texts/other-money';
import { otherScripts } from './texts/other-scripts';
import { ownTexts } from './texts/own-texts';
import { placeholders } from './texts/placeholders';
import { pluralForms } from './texts/plural-forms';
import { room } from './texts/room';
import { sameWords } from './texts/same-words';
import { translations } from './texts/translations';
import { writtenAges } from './texts/written-age';
import { contrast } from './theme/contrast';
import { modes } from './theme/modes';
import { sameColours } from './theme/same-colours';
import { tokenValues } from './theme/token-values';

/** Every check of a merchant as a whole, in the order in which they run. */
export const siteChecks: readonly (SiteCheck | NamesCheck)[] = [
  pageParts,
  missingNames,
  nodeConditions,
  sharedPaths,
  neededSettings,
  namedConditions,
  languages,
  registerFields,
  settingTexts,
  translations,
  harmfulSettings,
  patterns,
  schemaNames,
  parentChain,
  idleChanges,
  localeValues,
  limits,
  unusedConditions,
  visitorConditions,
  wideHosts,
  tokenValues,
  modes,
  contrast,
  sameColours,
  ownTexts,
  otherScripts,
  otherMoney,
  placeholders,
  pluralForms,
  writtenAges,
  room,
  sameWords,
  slots,
  titles,
  outsideApp,
  pageRoles,
  accessLoops,
  closedPages,
  closedEntries,
  unaskedAccess,
  unaskedGuests,
  ownLinks,
  silentTaps,
  footerEntries,
  linkParams,
  contradictions,
  pageFacts,
  languageFacts,
  settledFacts,
  needlessLogin,
  lostGuests,
  shutMembers,
  waysIn,
  waysHome,
  lonelyPages,
  pictures,
  squareIcons,
  sharePicture,
  declaredSizes,
  lawDuties,
  lawPagesOpen,
  ages,
  emptyOffers,
  emptyPromises,
  offersInBreak,
  otherBonus,
  sureWins,
  lossChasing,
  unlikeSums,
  invariants,
  consoleRules,
  ruleConflicts,
  askedCodes,
  registerNames,
  categoryNames,
  consoleAnswers,
];
