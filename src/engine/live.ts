/**
 * The engine's part for the browser: a resolved page for one visitor, and the visitor's facts. No file parser, no
 * catalogue.
 */
export {
  type CompiledCondition,
  compileCondition,
  evaluateCondition,
  visibilityOf,
} from './conditions/compile-condition';
export type { Verdict } from './conditions/condition-tree';
export type * from './config';
export { bindFacts, factValue } from './evaluate/bind-facts';
export type { Access } from './evaluate/judge-access';
export { type LiveNode, type LivePage, livePage, pathsOf, type Visibility, visibilityFor } from './evaluate/live-page';
export { type Facts, type FactType, PENDING } from './facts';
export type { FactTypes } from './generated/facts';
export { hashText } from './hash';
export type { WireIssue } from './issue';
export { isObject, type JsonObject, pick, tryParseJson } from './json';
export { toFlag } from './normalize/flag';
export {
  isCallMadeFor,
  type LivePart,
  liveParts,
  partsOf,
  requestFor,
  type WithoutPart,
} from './normalize/live-facts';
export {
  inspectVisitor,
  type NormalizedVisitor,
  normalizeVisitor,
  type VisitorAnswers,
} from './normalize/normalize-visitor';
export type { Audience, Item, Platform, PlatformPart, ResolvedNode, ResolvedPage } from './platform';
