import { type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { type Action, type FactTypes, factValue } from '@/engine/live';
import type { Boot } from './boot';
import { DialogContext, OutletContext, type PageLocation, type PageLocationStore } from './page-location';
import { useRuntime } from './runtime';

/** Constants of the merchant and this document: `merchant`, `routes`, `build`, `statics`, `assets` … */
export function useStorefront(): Boot {
  return useRuntime().boot;
}

/** Names of the facts with a type. */
type FactOf<T> = { [Path in keyof FactTypes]: FactTypes[Path] extends T ? Path : never }[keyof FactTypes];

/** A text fact, static or live. Undefined while it is absent or pending. Renders again only when that fact changes. */
export function useTextFact(path: FactOf<string>): string | undefined {
  const value = useFact(path);
  return typeof value === 'string' ? value : undefined;
}

/** The same for a number fact. */
export function useNumberFact(path: FactOf<number>): number | undefined {
  const value = useFact(path);
  return typeof value === 'number' ? value : undefined;
}

/** True if the fact is true; false while it is absent or pending. */
export function useFlag(path: FactOf<boolean>): boolean {
  return useFact(path) === true;
}

function useFact(path: keyof FactTypes): unknown {
  const { facts } = useRuntime();
  const subscribe = useCallback((listener: () => void) => facts.subscribe([path], listener), [facts, path]);
  return useSyncExternalStore(
    subscribe,
    () => factValue(facts.current(), path),
    () => factValue(facts.server, path),
  );
}

/** Runs actions outside of a node's own events: `run({do: 'navigate', to: 'home'})`. */
export function useAction(): (action: Action | readonly Action[], payload?: unknown) => void {
  const { run } = useRuntime();
  const dialog = useContext(DialogContext);
  return useCallback(
    (action, payload) => run(isList(action) ? action : [action], { payload, dialog: dialog?.page }),
    [run, dialog],
  );
}

/** Address of the page that an action leads to, for a link; undefined where it leads to none. */
export function useAddressOf(): (action: Action, payload?: unknown) => string | undefined {
  const { addressOf } = useRuntime();
  return useCallback((action, payload) => addressOf([action], payload), [addressOf]);
}

function isList(action: Action | readonly Action[]): action is readonly Action[] {
  return Array.isArray(action);
}

/**
 * One parameter of the shown page's query: `const [category, setCategory] = useSearchParam('category')`. Setting it
 * replaces the history entry.
 */
export function useSearchParam(name: string): readonly [string | undefined, (value: string | undefined) => void] {
  const [params, setParams] = useSearchParams();
  return [params.get(name) ?? undefined, useCallback((next) => setParams({ [name]: next }), [setParams, name])];
}

/**
 * All parameters of the query: `const [params, setParams] = useSearchParams()`. Undefined removes one. A `'step'` adds
 * a history entry, so that going back undoes it.
 */
export function useSearchParams(): readonly [URLSearchParams, PageLocationStore['setSearch']] {
  const { setSearch } = useRuntime().location;
  const search = useLocation(searchOf);
  return [useMemo(() => new URLSearchParams(search), [search]), setSearch];
}

/** Id of the page that is shown. */
export function usePageId(): string {
  return useLocation(pageIdOf);
}

const searchOf = ({ search }: PageLocation) => search;
const pageIdOf = ({ pageId }: PageLocation) => pageId;

function useLocation(select: (location: PageLocation) => string): string {
  const { location } = useRuntime();
  return useSyncExternalStore(
    location.subscribe,
    () => select(location.current()),
    () => select(location.server()),
  );
}

/** The dialog that a widget stands in, or undefined on a page. `close()` closes it. */
export function useDialog(): { readonly page: string; readonly close: () => void } | undefined {
  return useContext(DialogContext);
}

/** The page's element, which `shell.frame` places between header and footer. */
export function useOutlet(): ReactNode {
  return useContext(OutletContext);
}
