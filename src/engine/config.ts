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

export type LayoutNode = ReadOnly<generated.LayoutNode>;
export type WhenUnknown = NonNullable<LayoutNode['whenUnknown']>;
export type Props = NonNullable<LayoutNode['props']>;
export type Slots = NonNullable<LayoutNode['slots']>;
export type Handlers = NonNullable<LayoutNode['on']>;

export type Page = ReadOnly<generated.Page>;
export type PageKind = NonNullable<Page['kind']>;
export type PageAccess = ReadOnly<generated.PageAccess>;
export type Overlay = ReadOnly<generated.Overlay>;
export type Place = ReadOnly<generated.InsertPlace>;
export type Merchant = ReadOnly<generated.Merchant>;
export type RegisterField = ReadOnly<generated.RegisterField>;

export type TextTable = { readonly [key: string]: string };

/** A merchant, composed: plain JSON, ready to publish. `hash` names its content: same content, same hash. */
export type Site = {
  readonly format: 1;
  readonly id: string;
  readonly hash: string;
  readonly merchant: Merchant;
  readonly pages: { readonly [id: string]: Page };
  readonly conditions: { readonly [name: string]: Condition };
  readonly texts: { readonly [language: string]: TextTable };
};
