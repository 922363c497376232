import { resolve } from 'node:path';
import { type Catalogue, createSiteLoader, type SiteLoader } from '@/engine';
import { readCatalogue } from '@/sites/read-catalogue';

/** The language of `schemas/`, and what reads merchants in it. */
export type Language = { readonly catalogue: Catalogue; readonly loader: SiteLoader };

let known: Language | undefined;

/** Read once a process: what one command has read of the merchants, the next one need not read again. */
export function openLanguage(): Language {
  known ??= languageOf(readCatalogue(resolve('schemas')));
  return known;
}

/** A catalogue with a loader of its own. */
export function languageOf(catalogue: Catalogue): Language {
  return { catalogue, loader: createSiteLoader(catalogue) };
}
