import type { Condition, Handlers, PageAccess, PageKind, Props, Slots, Text, WhenUnknown } from './config';
import type { Facts } from './facts';
import type { WireIssue } from './issue';

/** One item of a source: field → value, as `schemas/sources.json` declares. */
export type Item = { readonly [field: string]: unknown };

/** The calls without whose answers a page may lack parts. */
export type PlatformPart = 'settings' | 'whitelabel' | 'register' | 'promotions';

/**
 * What the platform says about a merchant, normalized. `switches` holds every declared switch; `sent` those that the
 * server sent. Facts of an answer that is missing are absent, so conditions on them are unknown.
 */
export type Platform = {
  readonly facts: Facts;
  readonly switches: ReadonlyMap<string, boolean>;
  readonly sent: ReadonlySet<string>;
  readonly sources: { readonly [name: string]: readonly Item[] };
  readonly hash: string;
  readonly issues: readonly WireIssue[];
};

/** Whom the node is for: `guest` shows only without a session, `member` only with one. Proved from `when`. */
export type Audience = 'guest' | 'member';

export type ResolvedNode = {
  readonly use: string;
  readonly props?: Props;
  readonly slots?: Slots;
  readonly on?: Handlers;
  /**
   * What the browser decides, on live facts. Where the node has a skeleton, comparisons of missing static facts stay
   * too, and are unknown.
   */
  readonly when?: Condition;
  readonly whenUnknown?: WhenUnknown;
  readonly audience?: Audience;
};

/**
 * A page for one merchant and one state of its console. Keys stand in a fixed order, so equal input gives equal bytes
 * and an equal `hash`.
 */
export type ResolvedPage = {
  readonly format: 1;
  readonly merchant: string;
  readonly page: string;
  readonly kind: PageKind;
  readonly hash: string;
  readonly root: string;
  readonly title: Text | null;
  readonly paths: readonly string[];
  readonly access?: PageAccess;
  readonly shell: { readonly header: boolean; readonly footer: boolean };
  /** True while answers of the platform are missing that would change this page. */
  readonly incomplete?: true;
  readonly nodes: { readonly [id: string]: ResolvedNode };
};
