import { type Facts, type Platform, resolvePage, type Site } from '@/engine';
import { readArgs } from '@/ops/merchant/read-args';
import { messages } from '@/ops/messages';
import { languagesOf } from './compare/words/words-of';
import { openPersonas, personaNames } from './layouts/persona-visitors';
import { openMerchant, openWorkspace, type Workspace } from './workspace/workspace';

/** One merchant, and who looks at it. */
export type View = {
  readonly workspace: Workspace;
  readonly site: Site;
  readonly platform: Platform;
  /** What the merchant's console answers, as on the wire. */
  readonly console: unknown;
  readonly persona: string;
  readonly language: string;
  readonly factsOf: (page: string, persona?: string) => Facts;
  /** Arguments after the merchant. */
  readonly rest: readonly [string, ...(readonly string[])];
  readonly options: Options;
};

type Options = {
  readonly json: boolean;
  readonly tree: boolean;
  /** Two personas, side by side. */
  readonly compare: readonly [string, string] | undefined;
};

/** Reads `<merchant> <what> … --persona <p> --lang <l>`. Undefined where help was asked for, and printed. Throws an `Error` for ops. */
export async function readView(args: readonly string[], usage: string): Promise<View | undefined> {
  const { values, positionals } = parse(args, usage);
  const [merchant, what, ...rest] = positionals;
  const workspace = await (merchant === undefined ? openWorkspace() : openMerchant(merchant));
  if (values.help === true) {
    console.log(`${usage}\n\nPersonas:\n${personaLines(workspace).join('\n')}`);
    return undefined;
  }
  if (merchant === undefined) throw new Error(messages.missingMerchant([...workspace.loaded.sites.keys()], usage));
  const site = siteOf(merchant, workspace);
  if (what === undefined) throw new Error(messages.missingTarget(site.id, exampleIn(usage, site.id), usage));
  const answers = workspace.loaded.consoles.get(site.id) ?? {};
  return {
    workspace,
    site,
    platform: workspace.platformOf(site),
    console: answers,
    rest: [what, ...rest],
    ...(await visitorOf(values, { site, answers, workspace })),
    options: {
      json: values.json === true,
      tree: values.tree === true,
      compare: pairOf(values.compare, values.persona, workspace),
    },
  };
}

/** Refuses what is no page of the merchant. */
export function checkPage({ site }: View, page: string): void {
  if (!Object.hasOwn(site.pages, page)) throw new Error(messages.unknownPage(site.id, page, Object.keys(site.pages)));
}

/** A page as it is resolved for the merchant's console. */
export function resolvedOf({ site, platform, workspace }: View, page: string) {
  return resolvePage(site, page, platform, workspace.catalogue);
}

function siteOf(merchant: string, { loaded }: Workspace): Site {
  const site = loaded.sites.get(merchant);
  if (site === undefined) throw new Error(messages.unknownMerchant(merchant, [...loaded.sites.keys()]));
  if (loaded.broken.has(merchant)) console.error(messages.brokenMerchant(merchant));
  return site;
}

type Asked = { readonly persona?: string; readonly lang?: string };
type Place = { readonly site: Site; readonly answers: unknown; readonly workspace: Workspace };

async function visitorOf({ persona = 'guest', lang }: Asked, { site, answers, workspace }: Place) {
  checkPersona(persona, workspace);
  const first = site.merchant.languages?.default ?? 'en';
  const language = lang ?? first;
  if (!languagesOf(site).includes(language))
    throw new Error(messages.unknownLanguage(site.id, language, languagesOf(site)));
  const { facts } = await openPersonas(site, answers, workspace.catalogue);
  return { persona, language, factsOf: (page: string, name = persona) => facts(name, page, language) };
}

/** Both that are named, or the one with the persona that is named beside it. */
function pairOf(value: string | undefined, beside: string | undefined, workspace: Workspace): Options['compare'] {
  if (value === undefined) return undefined;
  const named = value.split(/[\s,]+/).filter((name) => name !== '');
  const [left = '', right, ...more] = named.length === 1 && beside !== undefined ? [beside, ...named] : named;
  for (const name of named) checkPersona(name, workspace);
  if (right === undefined) throw new Error(messages.twoPersonas(left, left === 'agent-1' ? 'member-0' : 'agent-1'));
  if (more.length > 0) throw new Error(messages.tooManyPersonas(named.length));
  return [left, right];
}

/** The command that the usage is of, with a page that every merchant has. */
function exampleIn(usage: string, merchant: string): string {
  return `${usage.split(' <')[0] ?? ''} ${merchant} home`;
}

function checkPersona(name: string, { catalogue }: Workspace): void {
  const known = personaNames(catalogue);
  if (!known.includes(name)) throw new Error(messages.unknownPersona(name, known));
}

function parse(args: readonly string[], usage: string) {
  return readArgs(
    args,
    {
      persona: { type: 'string', short: 'p' },
      lang: { type: 'string', short: 'l' },
      compare: { type: 'string' },
      tree: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    usage,
  );
}

function personaLines({ catalogue }: Workspace): readonly string[] {
  return personaNames(catalogue).map((name) => {
    const persona = catalogue.personas[name.replace(/\.pending$/, '')];
    const doc = typeof persona?.doc === 'string' ? persona.doc : '';
    return `  ${name.padEnd(24)}${name.endsWith('.pending') ? 'the same, while the information still loads' : doc}`;
  });
}
