import { resolve } from 'node:path';
import { type Catalogue, createSiteLoader, type SiteLoader } from '@/engine';
import { readCatalogue } from '@/sites/read-catalogue';

/** The language of `schemas/`, and the loader that reads merchants in it. */
export type Language = { readonly catalogue: Catalogue; readonly loader: SiteLoader };

let known: Language | undefined;

/** Read once in a process. Files that one command has read are not read again for the next. */
export function openLanguage(): Language {
  known ??= languageOf(readCatalogue(resolve('schemas')));
  return known;
}

/** A catalogue with a loader of its own. */
export function languageOf(catalogue: Catalogue): Language {
  return { catalogue, loader: createSiteLoader(catalogue) };
}
