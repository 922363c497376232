/** The engine's front door: the config language, executed. Start reading at `load-sites.ts`. */
export {
  type Catalogue,
  type CatalogueFiles,
  type FactDeclaration,
  type LanguageDeclaration,
  type SourceDeclaration,
  type SwitchDeclaration,
  toCatalogue,
  type Validators,
} from './catalogue';
export {
  conditionsToHideItself,
  conditionsToOpen,
  conditionsToShow,
  conditionToClose,
  type PlacedNode,
  placedNodes,
} from './check/always/placed-nodes';
export type { FindingsCache } from './check/cached-findings';
export { faultOfTimeZone } from './check/settings/time-zone';
export { type Claims, type ClaimsByBrand, claimsBySite, claimsOf } from './check/shared-settings';
export { type Colour, contrastOf, isSameColour, mixedColour, readColour, toHex } from './check/theme/colour';
export { isPlainValue } from './check/theme/plain-value';
export { readableColour, themeContrasts } from './check/theme/theme-contrasts';
export { valueAt } from './compose/set-path';
export { isSameSite, matchesItsHash, siteHash } from './compose/site-hash';
export { siteJson } from './compose/site-json';
export { askedFacts } from './conditions/asked-facts';
export { compileTree } from './conditions/compile-condition';
export { type ConditionTree, testsOf } from './conditions/condition-tree';
export {
  type Demand,
  findState,
  isNotTrue,
  isTrue,
  meets,
  type State,
  type StateSearch,
} from './conditions/find-state';
export { partialCondition, type Statics } from './conditions/partial-condition';
export { verdictBits } from './conditions/possible-verdicts';
export { findVisitor, type Proof, proveCondition } from './conditions/prove-condition';
export { readCondition } from './conditions/read-condition';
export type { ConditionProblem, ConditionScope } from './conditions/read-part';
export { type PageFile, type PageInChain, pageFileFor, removedByOwn, withRestored } from './edit/page-file-for';
export { rewriteJson } from './edit/rewrite-json';
export {
  freeId,
  type NodePlace,
  placeOfNode,
  withCopy,
  withInserted,
  withMoved,
  withNodeValue,
  withoutNode,
} from './edit/wishes';
export { type Layout, type LayoutNodeView, layoutFor } from './evaluate/layout-for';
export { conditionWords } from './explain/condition-words';
export { type Clause, type ClauseFact, decidingClauses, explainCondition } from './explain/explain-condition';
export { type Explanation, explainNode, type Situation, type Step, toWords } from './explain/explain-node';
export { type Names, pageInWords, reasonOf } from './explain/explain-words';
export type { Flip } from './explain/find-flips';
export { docsOfFlips } from './explain/flip-words';
export { ANOTHER_TEXT } from './facts';
export { canonicalJson, hashText } from './hash';
export { type Issue, issueLine, type Position, type TextEdit, type WireIssue } from './issue';
export * from './live';
export type { LoadResult, NodeChange } from './load-result';
export { createSiteLoader, loadSites, type SiteLoader } from './load-sites';
export { memoByObject, memoByTwo } from './memo';
export { nearestName } from './nearest-name';
export { rulesIn } from './normalize/field-rule';
export { type ReadPattern, readJavaPattern } from './normalize/java-pattern';
export { livePartNames } from './normalize/live-facts';
export { merchantFacts, normalizePlatform } from './normalize/normalize-platform';
export { applyEdits } from './parse/apply-edits';
export type { SchemaError, Validator } from './parse/check-shape';
export { type ConfigFile, type Picture, parseFile } from './parse/config-file';
export { schemaMeaningAt } from './parse/meaning';
export type { CharSet } from './pattern/char-set';
export { type Pattern, parsePattern } from './pattern/parse-pattern';
export { simpleEmail } from './pattern/simple-email';
export { conditionScopeOf, isStatic, staticsOf } from './resolve/condition-scope';
export { resolvePage } from './resolve/resolve-page';
