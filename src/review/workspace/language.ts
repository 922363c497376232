import { resolve } from 'node:path';
import { type Catalogue, createSiteLoader, type SiteLoader } from '@/engine';
import { readCatalogue } from '@/sites/read-catalogue';

/** The language of `schemas/`, and the loader that reads merchants in it. */
export type ConfigLanguage = { readonly catalogue: Catalogue; readonly loader: SiteLoader };

let openedLanguage: ConfigLanguage | undefined;

/**
 * The language of this project, read once in a process, with one loader: what did not change since its last load is
 * neither parsed nor checked again.
 */
export function openLanguage(): ConfigLanguage {
  openedLanguage ??= languageOf(readCatalogue(resolve('schemas')));
  return openedLanguage;
}

/** A catalogue with a loader of its own. */
export function languageOf(catalogue: Catalogue): ConfigLanguage {
  return { catalogue, loader: createSiteLoader(catalogue) };
}
