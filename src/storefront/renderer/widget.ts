import type { ReactNode } from 'react';
import type { PublicMerchant } from '@/storefront/contract/public-merchant';
import type { WidgetEvents, WidgetName, WidgetProps, WidgetSlots } from '@/storefront/generated/widget-props';
import type { Wire } from '@/storefront/generated/wire/wire';
import type { Gateway } from '@/storefront/platform/gateway/gateway';
import type { QuerySpec } from '@/storefront/platform/gateway/queries/query';
import type { Box } from '@/storefront/ui/box';

/**
 * Config props as a component gets them: texts are strings, bindings are values (undefined while absent), assets are
 * URLs.
 */
export type Resolved<T> = [Extract<T, { t: string }>] extends [never] ? ResolvedValue<T> : string;

type ResolvedValue<T> = T extends { fact: string } | { item: string }
  ? undefined
  : T extends readonly (infer Item)[]
    ? readonly Resolved<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Resolved<T[Key]> }
      : T;

/** One child of a slot, for a widget that must place its children one by one. */
export type SlotItem = { readonly id: string; readonly use: string; readonly element: ReactNode };

/** The props of every widget's component. */
export type WidgetComponentProps<Use extends WidgetName> = {
  readonly nodeId: string;
  /** Marks for its outermost element: `<section {...box}>`. */
  readonly box: Box;
  readonly props: Resolved<WidgetProps[Use]>;
  /** Rendered children by slot; a slot without nodes is undefined. */
  readonly slots: { readonly [Slot in WidgetSlots[Use]]?: ReactNode };
  readonly slotItems: { readonly [Slot in WidgetSlots[Use]]?: readonly SlotItem[] };
  /** Runs the node's actions for an event. */
  emit(event: WidgetEvents[Use], payload?: unknown): void;
  /** Whether the node has an action for an event. */
  has(event: WidgetEvents[Use]): boolean;
  /** Address of the page that an event leads to, for a link; undefined where it leads to none. */
  href(event: WidgetEvents[Use], payload?: unknown): string | undefined;
};

/** `WidgetComponentProps` of a widget whose type is not known. */
export type AnyComponentProps = {
  readonly nodeId: string;
  readonly box: Box;
  readonly props: object;
  readonly slots: { readonly [slot: string]: ReactNode };
  readonly slotItems: { readonly [slot: string]: readonly SlotItem[] | undefined };
  emit(event: string, payload?: unknown): void;
  has(event: string): boolean;
  href(event: string, payload?: unknown): string | undefined;
};

export type SkeletonKind = 'line' | 'card' | 'tiles' | 'banner' | 'form' | 'strip' | 'panel' | 'none';

/** The inputs of a widget's queries. */
export type QueryContext = {
  readonly gateway: Gateway;
  /** Query of the address, for example `category=FISH`. */
  readonly search: URLSearchParams;
  /** How the merchant sorts games. */
  readonly games: PublicMerchant['games'];
};

/** A line of a feature's table: how a widget loads, and what shows until then. */
export type WidgetDefinition<Use extends WidgetName> = {
  /** Loads the component, a default export. */
  load(): Promise<{ default(props: WidgetComponentProps<Use>): ReactNode }>;
  /** Shown while the component loads, or while the node's facts are pending. */
  readonly skeleton?: SkeletonKind;
  /**
   * For a widget below the first screen, or one that opens over it later. The server sends its skeleton. Its code
   * loads when the page has loaded, the browser is idle, and its box is near the screen or somebody has scrolled. The
   * skeleton must keep its box; a widget without a box loads once the browser is idle.
   */
  readonly late?: boolean;
};

/**
 * Kinds of widgets that share code. Modules that several scripts of a kind import are in one script of their own
 * (`ops/build/chunks.mjs`); scripts of the kinds `every-page` and `first-page` contain them themselves. `browse`:
 * lists of games. `form`: any form; `money`, `rules` (of registration): forms with that; `proof`: forms that follow
 * the rules and prove who somebody is.
 */
type SharedScript = 'every-page' | 'first-page' | 'browse' | 'form' | 'money' | 'rules' | 'proof';

/** What the build must know of a feature: `export const build` in its `widgets.ts`, written with literals. */
export type FeatureBuild = {
  /** The script that its widgets stand in. */
  readonly chunk: string;
  /**
   * Its table loads with the entry script, because a first visit or several pages need it. The other tables load
   * together, when a page first needs a widget of one.
   */
  readonly first?: true;
  /** The kinds of a script, and the widgets that are in another script than `chunk`. */
  readonly chunks?: {
    readonly [chunk: string]: { readonly draws?: readonly SharedScript[]; readonly widgets?: readonly WidgetName[] };
  };
  /** The calls that its own files make. A call that stands in no table is not built. */
  readonly calls: readonly (keyof Wire)[];
};

export type AnyDefinition = {
  load(): Promise<{ default(props: AnyComponentProps): ReactNode }>;
  readonly skeleton?: SkeletonKind;
  readonly late?: boolean;
};

/** Complete by type: a widget without a definition does not compile. */
export type Registry = { readonly [Use in WidgetName]: WidgetDefinition<Use> };

/**
 * Public queries of a widget's first screen. The server asks them in parallel; the browser's scripts leave this table
 * out.
 */
export type WidgetQueries = {
  readonly [Use in WidgetName]?: (
    props: Resolved<WidgetProps[Use]>,
    context: QueryContext,
  ) => readonly QuerySpec<unknown>[];
};

/** `WidgetQueries` by the name in a layout. `of` is a method, so that functions for narrower props are accepted. */
export type QueryTable = { readonly [use: string]: AnyQueries['of'] | undefined };

type AnyQueries = { of(props: object, context: QueryContext): readonly QuerySpec<unknown>[] };

/** Any part of the registry, by the name in a layout. */
export type WidgetTable = { readonly [use: string]: AnyDefinition | undefined };

/** The table of a feature: `defineWidgets({ 'nav.entry': { load: () => import('./entry') } })`. */
export function defineWidgets<Table extends Partial<Registry>>(table: Table): Table {
  return table;
}
