/** The engine's part for the browser: conditions that are left, and a visitor's facts. No parser, no catalogue. */
export {
  type CompiledCondition,
  compileCondition,
  evaluateCondition,
  type Verdict,
  visibilityOf,
} from './conditions/compile-condition';
export type * from './config';
export { type Facts, type FactType, PENDING } from './facts';
export { hashText } from './hash';
export type { WireIssue } from './issue';
export { toFlag } from './normalize/flag';
export { inspectVisitor, type NormalizedVisitor, normalizeVisitor, type Visitor } from './normalize/normalize-visitor';
export type { Audience, Item, Platform, ResolvedNode, ResolvedPage } from './platform';
