import type { Merchant, Overlay, Page } from './config';
import type { FactType } from './facts';
import { isList, isObject, isText, type JsonObject, own } from './json';
import type { Validator } from './parse/check-shape';
import type { KeyPlaces } from './parse/key-advice';
import { keyPlacesOf } from './parse/key-places';
import type { Schemas } from './parse/meaning';

/**
 * A fact of `schemas/facts.json`. `phase`: static facts are the console's and the same for everybody, live ones a
 * visitor's. `source`: the answer that it comes from. `needs: "session"`: absent without a session. `optional`: absent
 * for some members too.
 */
export type FactDeclaration = {
  readonly type: FactType;
  readonly phase: 'static' | 'live';
  readonly source: string;
  readonly doc: string;
  readonly known?: readonly (string | number | boolean)[];
  readonly needs?: 'session';
  readonly optional?: true;
};

/** A switch of `schemas/switches.json`. `absent`: its value if the server does not send it. */
export type SwitchDeclaration = { readonly absent: boolean; readonly doc: string };

/** A source of `schemas/sources.json`. `key`: the item field that ends the ids of repeated nodes. */
export type SourceDeclaration = {
  readonly key: string;
  readonly doc: string;
  readonly item: { readonly [field: string]: { readonly type: string; readonly doc: string } };
};

export type LanguageDeclaration = {
  readonly name: string;
  readonly english: string;
  readonly flag: string;
  readonly dir: 'ltr' | 'rtl';
};

/** The shape of `generated/validators.js`. */
export type Validators = {
  readonly merchant: Validator<Merchant>;
  readonly page: Validator<Page>;
  readonly overlay: Validator<Overlay>;
  readonly console: Validator<object>;
  readonly widgets: { readonly [use: string]: Validator };
};

/** Everything that `schemas/` declares. The engine reads no files, so its caller reads them. */
export type Catalogue = {
  readonly facts: { readonly [path: string]: FactDeclaration };
  readonly switches: { readonly [name: string]: SwitchDeclaration };
  readonly sources: { readonly [name: string]: SourceDeclaration };
  readonly languages: { readonly [code: string]: LanguageDeclaration };
  readonly personas: { readonly [name: string]: JsonObject };
  readonly icons: readonly string[];
  /** Where each key of a config file may stand, so that a message can name the right place of a misplaced key. */
  readonly places: KeyPlaces;
  readonly widgets: { readonly [use: string]: JsonObject };
  /** The schemas of config files, for examples and descriptions in messages. */
  readonly schemas: Schemas;
  readonly validators: Validators;
  /** Whether matching can take exponential time. Optional: the analysis is heavy, and only some callers need it. */
  readonly judgePattern?: (source: string, flags: string) => 'fine' | 'exponential';
};

/** The files of `schemas/` as `JSON.parse` gives them. `widgets`: by widget name. */
export type CatalogueFiles = {
  readonly facts: unknown;
  readonly switches: unknown;
  readonly sources: unknown;
  readonly languages?: unknown;
  readonly personas?: unknown;
  readonly icon?: unknown;
  /** The schemas of config files by name (merchant, page, overlay, condition, action, text, console). */
  readonly schemas?: { readonly [name: string]: unknown };
  readonly widgets: { readonly [use: string]: unknown };
};

/**
 * Makes a catalogue of the parsed files of `schemas/` and their validators. An entry that cannot be read is left out.
 */
export function toCatalogue(files: CatalogueFiles, validators: Validators): Catalogue {
  const icons = isObject(files.icon) && isList(files.icon.enum) ? files.icon.enum.filter(isText) : [];
  return {
    facts: entries(files.facts, toFact),
    switches: entries(files.switches, (value) =>
      isObject(value) ? { absent: value.absent === true, doc: text(value.doc) } : undefined,
    ),
    sources: entries(files.sources, toSource),
    languages: entries(files.languages, toLanguage),
    personas: entries(files.personas, (value) => (isObject(value) ? value : undefined)),
    widgets: entries(files.widgets, (value) => (isObject(value) ? value : undefined)),
    icons,
    places: placesIn(files.schemas ?? {}),
    schemas: files.schemas ?? {},
    validators,
  };
}

/** The names that an object-valued keyword (`x-slots`, `x-events`) of a widget's schema declares. */
export function declaredNames(schema: JsonObject | undefined, keyword: 'x-slots' | 'x-events'): readonly string[] {
  const value = own(schema, keyword);
  return isObject(value) ? Object.keys(value) : [];
}

function placesIn(schemas: { readonly [name: string]: unknown }): KeyPlaces {
  const placesOf = (name: string) => keyPlacesOf(schemas, name);
  return {
    merchant: placesOf('merchant'),
    page: placesOf('page'),
    overlay: placesOf('overlay'),
    console: placesOf('console'),
  };
}

function toFact(value: unknown): FactDeclaration | undefined {
  if (!isObject(value)) return undefined;
  const type = value.type === 'number' || value.type === 'boolean' ? value.type : 'string';
  const known = isList(value.known) ? value.known.filter(isLiteral) : undefined;
  return {
    type,
    phase: value.phase === 'static' ? 'static' : 'live',
    source: text(value.source),
    doc: text(value.doc),
    ...(known ? { known } : {}),
    ...(value.needs === 'session' ? { needs: 'session' } : {}),
    ...(value.optional === true ? { optional: true } : {}),
  };
}

function toSource(value: unknown): SourceDeclaration | undefined {
  if (!isObject(value)) return undefined;
  const item = entries(value.item, (field) =>
    isObject(field) ? { type: text(field.type), doc: text(field.doc) } : undefined,
  );
  return { key: text(value.key), doc: text(value.doc), item };
}

function toLanguage(value: unknown): LanguageDeclaration | undefined {
  if (!isObject(value)) return undefined;
  const dir = value.dir === 'rtl' ? 'rtl' : 'ltr';
  return { name: text(value.name), english: text(value.english), flag: text(value.flag), dir };
}

function entries<T>(value: unknown, readEntry: (value: unknown) => T | undefined): { readonly [key: string]: T } {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, raw]) => {
      const entry = readEntry(raw);
      return entry === undefined ? [] : [[key, entry] as const];
    }),
  );
}

function text(value: unknown): string {
  return isText(value) ? value : '';
}

function isLiteral(value: unknown): value is string | number | boolean {
  return isText(value) || typeof value === 'number' || typeof value === 'boolean';
}
