import { useSyncExternalStore } from 'react';

/** A view of the studio. All of it is in the address, so that every view is a link. */
export type Address = {
  readonly brand: string;
  readonly page: string;
  readonly persona: string;
  readonly language: string;
  /** Width of a frame in CSS pixels. */
  readonly width: number;
  /** Size of the frames on the screen, as a share of the usual one. */
  readonly zoom: number;
  readonly mode: '' | 'light' | 'dark';
  /** Size of type, as a share of the usual one. */
  readonly type: number;
  /** By what the frames side by side differ. */
  readonly by: '' | 'brands' | 'visitors' | 'languages' | 'saved';
  /** `shown`: the age gate and other greetings of a first visit. */
  readonly greetings: '' | 'shown';
  /** Switches that are tried out, such as `DEPOSIT=off`. */
  readonly tried: string;
  /** Facts in place of the visitor's own, such as `member.vip=true`. */
  readonly facts: string;
  /** The scenario that the sandbox plays. */
  readonly plays: string;
  readonly tab: 'page' | 'theme' | 'texts' | 'problems' | 'files' | 'try' | 'changes' | 'history' | 'search';
  /** The picked node, as `page/node`. */
  readonly node: string;
  readonly file: string;
  readonly line: number;
  readonly sought: string;
};

const usual: Address = {
  brand: '',
  page: 'home',
  persona: 'guest',
  language: '',
  width: 360,
  zoom: 1,
  mode: '',
  type: 1,
  by: '',
  greetings: '',
  tried: '',
  facts: '',
  plays: '',
  tab: 'page',
  node: '',
  file: '',
  line: 0,
  sought: '',
};

const choices: { readonly [name: string]: readonly string[] } = {
  mode: ['', 'light', 'dark'],
  by: ['', 'brands', 'visitors', 'languages', 'saved'],
  greetings: ['', 'shown'],
  tab: ['page', 'theme', 'texts', 'problems', 'files', 'try', 'changes', 'history', 'search'],
};

/** Reads a query. Missing and wrong values become the usual ones. */
export function readAddress(query: string): Address {
  const given = new URLSearchParams(query);
  const pairs = Object.entries(usual).map(([name, value]) => {
    const text = given.get(name);
    if (text === null || choices[name]?.includes(text) === false) return [name, value];
    if (typeof value === 'number') return [name, Number.isFinite(Number(text)) ? Number(text) : value];
    return [name, text];
  });
  return { ...usual, ...Object.fromEntries(pairs) };
}

/** The query of an address, without the usual values. */
export function toQuery(address: Address): string {
  const usualValues = new Map(Object.entries(usual));
  const said = Object.entries(address).filter(([name, value]) => value !== usualValues.get(name));
  return said.length === 0 ? '' : `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}

const listeners = new Set<() => void>();
let lastRead = { query: '', address: usual };

function current(): Address {
  if (lastRead.query !== location.search) lastRead = { query: location.search, address: readAddress(location.search) };
  return lastRead.address;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

export type Go = (change: Partial<Address>, how?: 'replace') => void;

/** Goes to another view, so that "Back" leads here; with `replace` it takes this view's place in the history. */
export const go: Go = (change, how) => {
  const next = toQuery({ ...current(), ...change });
  if (next === location.search) return;
  const url = `${location.pathname}${next}`;
  if (how === 'replace') history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  for (const listener of [...listeners]) listener();
};

export function useAddress(): Address {
  return useSyncExternalStore(subscribe, current);
}
