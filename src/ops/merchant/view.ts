import { parseArgs } from 'node:util';
import type { Facts, Platform, Site } from '@/engine';
import { openPersonas, personaNames } from '../layouts/persona-visitors';
import { messages } from '../messages';
import { openWorkspace, type Workspace } from '../workspace';

/** One page of one merchant as one persona sees it. */
export type View = {
  readonly workspace: Workspace;
  readonly site: Site;
  readonly page: string;
  readonly platform: Platform;
  readonly live: Facts;
  /** Arguments after merchant and page. */
  readonly rest: readonly string[];
  readonly isJson: boolean;
};

/** Reads `<merchant> <page> … --persona <p>`. Undefined where help was asked for, and printed. Throws an `Error` for ops. */
export async function readView(args: readonly string[], usage: string): Promise<View | undefined> {
  const { values, positionals } = parse(args, usage);
  const workspace = await openWorkspace();
  const personas = personaNames(workspace.catalogue);
  if (values.help === true) {
    console.log(`${usage}\n\nPersonas:\n${personaLines(workspace).join('\n')}`);
    return undefined;
  }
  const [merchant, page, ...rest] = positionals;
  if (merchant === undefined || page === undefined) throw new Error(messages.missingArguments(usage));
  const site = workspace.loaded.sites.get(merchant);
  if (site === undefined) throw new Error(messages.unknownMerchant(merchant, [...workspace.loaded.sites.keys()]));
  if (!Object.hasOwn(site.pages, page)) {
    throw new Error(messages.unknownPage(merchant, page, Object.keys(site.pages)));
  }
  if (workspace.loaded.broken.has(merchant)) console.error(messages.brokenMerchant(merchant));
  const name = values.persona ?? 'guest';
  if (!personas.includes(name)) throw new Error(messages.unknownPersona(name, personas));
  const { facts } = await openPersonas(site, workspace.loaded.consoles.get(site.id) ?? {}, workspace.catalogue);
  const live = facts(name, page);
  return { workspace, site, page, platform: workspace.platformOf(site), live, rest, isJson: values.json === true };
}

function parse(args: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        persona: { type: 'string', short: 'p' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Error(messages.unknownOption(error instanceof Error ? `${error.message}.` : '', usage));
  }
}

function personaLines({ catalogue }: Workspace): readonly string[] {
  return personaNames(catalogue).map((name) => {
    const persona = catalogue.personas[name.replace(/\.pending$/, '')];
    const doc = typeof persona?.doc === 'string' ? persona.doc : '';
    return `  ${name.padEnd(24)}${name.endsWith('.pending') ? 'the same, while the information still loads' : doc}`;
  });
}
