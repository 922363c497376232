import { type Facts, type Platform, type ResolvedPage, resolvePage, type Site } from '@/engine';
import { languageForNames, languagesOf } from './compare/words/words-of';
import { openPersonas, personaNames } from './layouts/persona-visitors';
import { messages } from './messages';
import type { Workspace } from './workspace/workspace';

/** One merchant, and the visitor who looks at it. */
export type View = {
  readonly workspace: Workspace;
  readonly site: Site;
  readonly platform: Platform;
  /** The console's answers, in the format of the wire. */
  readonly console: unknown;
  readonly persona: string;
  readonly language: string;
  /** The facts of a persona on a page; without a persona, of this visitor. */
  readonly factsOf: (page: string, persona?: string) => Facts;
};

/** The visitor: by default a guest, in the merchant's first language. */
export type Visitor = { readonly persona?: string | undefined; readonly language?: string | undefined };

/** Signs in as the visitor. Throws an `Error` for ops if the persona or language is unknown. */
export async function openView(
  workspace: Workspace,
  site: Site,
  { persona = 'guest', language = languageForNames(site, undefined) }: Visitor,
): Promise<View> {
  checkPersona(persona, workspace);
  if (!languagesOf(site).includes(language))
    throw new Error(messages.unknownLanguage(site.id, language, languagesOf(site)));
  const answers = workspace.loaded.consoles.get(site.id) ?? {};
  const { facts } = await openPersonas(site, answers, workspace.catalogue);
  return {
    workspace,
    site,
    platform: workspace.platformOf(site),
    console: answers,
    persona,
    language,
    factsOf: (page, name = persona) => facts(name, page, language),
  };
}

/** The site of a merchant. Throws an `Error` for ops if there is none of that name. */
export function siteOf(merchant: string, { loaded }: Workspace): Site {
  const site = loaded.sites.get(merchant);
  if (site === undefined) throw new Error(messages.unknownMerchant(merchant, [...loaded.sites.keys()]));
  return site;
}

/** Throws if the merchant has no such page. */
export function checkPage({ site }: View, page: string): void {
  if (!Object.hasOwn(site.pages, page)) throw new Error(messages.unknownPage(site.id, page, Object.keys(site.pages)));
}

/** Throws if there is no such persona. */
export function checkPersona(name: string, { catalogue }: Workspace): void {
  const known = personaNames(catalogue);
  if (!known.includes(name)) throw new Error(messages.unknownPersona(name, known));
}

/** A page, resolved for the merchant's console. */
export function resolvedOf({ site, platform, workspace }: View, page: string): ResolvedPage {
  return resolvePage(site, page, platform, workspace.catalogue);
}
