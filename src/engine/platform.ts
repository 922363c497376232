import type { Condition, Handlers, PageAccess, PageKind, Props, Slots, Text, WhenUnknown } from './config';
import type { Facts } from './facts';
import type { WireIssue } from './issue';

/** One item of a source: field → value, as `schemas/sources.json` declares. */
export type Item = { readonly [field: string]: unknown };

/** What a merchant's platform is asked for, one call each; a page may not be known whole without any of them. */
export type PlatformPart = 'settings' | 'whitelabel' | 'register' | 'promotions';

/**
 * What the platform says about a merchant, normalized. `switches` holds every declared switch; `sent` those the server
 * sent. What a part without an answer would say is absent, so conditions over it are unknown.
 */
export type Platform = {
  readonly facts: Facts;
  readonly switches: ReadonlyMap<string, boolean>;
  readonly sent: ReadonlySet<string>;
  readonly sources: { readonly [name: string]: readonly Item[] };
  readonly hash: string;
  readonly issues: readonly WireIssue[];
};

/** Shows only without a session (`guest`), or only with one (`member`); proved from `when`. */
export type Audience = 'guest' | 'member';

export type ResolvedNode = {
  readonly use: string;
  readonly props?: Props;
  readonly slots?: Slots;
  readonly on?: Handlers;
  /** What is left to decide in the browser: live facts only. */
  readonly when?: Condition;
  readonly whenUnknown?: WhenUnknown;
  readonly audience?: Audience;
};

/** A page for one merchant and one state of its console. Keys stand in a fixed order: same input, same bytes, same `hash`. */
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
  /** What shows on it also depends on answers that the platform has not given yet. */
  readonly incomplete?: true;
  readonly nodes: { readonly [id: string]: ResolvedNode };
};
