import type * as generated from './generated/config';

/** The config language as the engine reads it: what is generated from `schemas/`, read only. */
type ReadOnly<T> = T extends readonly unknown[] | object ? { readonly [Key in keyof T]: ReadOnly<T[Key]> } : T;

export type Condition = ReadOnly<generated.Condition>;
/** What stands on the right of a comparison. */
export type Literal = Extract<Condition, { readonly eq: unknown }>['eq'];
export type Action = ReadOnly<generated.Action>;
export type ActionParam = NonNullable<Extract<Action, { readonly do: 'navigate' }>['params']>[string];
export type Text = ReadOnly<generated.Text>;
export type FactBinding = ReadOnly<generated.FactBinding>;
export type ItemBinding = ReadOnly<generated.ItemBinding>;

/**
 * In a file, conditions and actions may be anything. They are read where they run, so one bad condition does not take
 * its file along.
 */
export type LayoutNode = Omit<ReadOnly<generated.LayoutNode>, 'when' | 'on'> & {
  readonly when?: unknown;
  readonly on?: { readonly [event: string]: unknown };
};
export type WhenUnknown = NonNullable<LayoutNode['whenUnknown']>;
export type Props = NonNullable<LayoutNode['props']>;
export type Slots = NonNullable<LayoutNode['slots']>;
export type Handlers = NonNullable<ReadOnly<generated.LayoutNode>['on']>;

type Nodes = { readonly [id: string]: LayoutNode };
type WithUnreadCondition<T> = Omit<T, 'when'> & { readonly when?: unknown };

export type Page = Omit<ReadOnly<generated.Page>, 'nodes' | 'access'> & {
  readonly nodes: Nodes;
  readonly access?: WithUnreadCondition<PageAccess>;
};
export type PageRole = NonNullable<Page['role']>;
export type PageKind = NonNullable<Page['kind']>;
export type PageAccess = ReadOnly<generated.PageAccess>;
export type Overlay = Omit<ReadOnly<generated.Overlay>, 'nodes'> & { readonly nodes?: Nodes };
export type Place = ReadOnly<generated.InsertPlace>;
export type Invariant = WithUnreadCondition<ReadOnly<generated.Invariant>>;
export type InvariantPart = NonNullable<Invariant['shows']>;
export type Merchant = Omit<ReadOnly<generated.Merchant>, 'conditions' | 'always'> & {
  readonly conditions?: Conditions;
  readonly always?: { readonly [name: string]: Invariant };
};
export type RegisterField = ReadOnly<generated.RegisterField>;

/** Conditions of config by name, unread. */
export type Conditions = { readonly [name: string]: unknown };
export type TextTable = { readonly [key: string]: string };

/** A merchant, composed: plain JSON, ready to publish. `hash` names its content: same content, same hash. */
export type Site = {
  readonly format: 1;
  readonly id: string;
  readonly hash: string;
  readonly merchant: Merchant;
  readonly pages: { readonly [id: string]: Page };
  readonly conditions: Conditions;
  /** In the languages that players may choose. */
  readonly texts: { readonly [language: string]: TextTable };
};
