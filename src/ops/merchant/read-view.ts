import { personaNames } from '@/review/layouts/persona-visitors';
import { checkPersona, openView, siteOf, type View } from '@/review/view';
import { viewWith } from '@/review/view-with';
import { openMerchant, openWorkspace, type Workspace } from '@/review/workspace/workspace';
import { messages } from '../messages';
import { readArgs } from './read-args';

/** The arguments of `show` and `why`. */
export type ViewArgs = {
  readonly view: View;
  /** Arguments after the merchant. */
  readonly rest: readonly [string, ...(readonly string[])];
  /** Whether to print data instead of words. */
  readonly json: boolean;
  /** Whether `show` prints a tree in words. */
  readonly tree: boolean;
  /** Two personas to compare. */
  readonly compare: readonly [string, string] | undefined;
};

/** Reads `<merchant> <what> … --persona <p> --lang <l> --with <values>`. Throws an `Error` for ops. */
export async function readView(args: readonly string[], usage: string): Promise<ViewArgs> {
  const { values, positionals } = parse(args, usage);
  const [merchant, target, ...rest] = positionals;
  // Errors alone: neither command prints warnings.
  const workspace = await (merchant === undefined
    ? openWorkspace()
    : openMerchant(merchant, undefined, { onlyErrors: true }));
  if (merchant === undefined) throw new Error(messages.missingMerchant([...workspace.loaded.sites.keys()], usage));
  const site = siteOf(merchant, workspace);
  if (workspace.loaded.broken.has(merchant)) console.error(messages.brokenMerchant(merchant));
  if (target === undefined) throw new Error(messages.missingTarget(site.id, exampleIn(usage, site.id), usage));
  const view = await openView(workspace, site, { persona: values.persona, language: values.lang });
  return {
    view: values.with === undefined ? view : viewWith(view, values.with),
    rest: [target, ...rest],
    json: values.json === true,
    tree: values.tree === true,
    compare: pairOf(values.compare, values.persona, workspace),
  };
}

/** The two named personas; if `--compare` names one, that of `--persona` is the other. */
function pairOf(
  value: string | undefined,
  otherPersona: string | undefined,
  workspace: Workspace,
): ViewArgs['compare'] {
  if (value === undefined) return undefined;
  const names = value.split(/[\s,]+/).filter((name) => name !== '');
  const [left = '', right, ...extraNames] =
    names.length === 1 && otherPersona !== undefined ? [otherPersona, ...names] : names;
  for (const name of names) checkPersona(name, workspace);
  if (right === undefined) throw new Error(messages.twoPersonas(left, left === 'agent-1' ? 'member-0' : 'agent-1'));
  if (extraNames.length > 0) throw new Error(messages.tooManyPersonas(names.length));
  return [left, right];
}

/** An example of the command in the usage, with a page that every merchant has. */
function exampleIn(usage: string, merchant: string): string {
  return `${usage.split(' <')[0] ?? ''} ${merchant} home`;
}

function parse(args: readonly string[], usage: string) {
  return readArgs(
    args,
    {
      persona: { type: 'string', short: 'p' },
      lang: { type: 'string', short: 'l' },
      compare: { type: 'string' },
      with: { type: 'string' },
      tree: { type: 'boolean' },
      json: { type: 'boolean' },
    },
    usage,
  );
}

const withHelp = `--with <values>: with other switches or facts than the console and the persona have, such as
DEPOSIT=off,member.toUpline=true. A fact may be "loading" or "absent" too.`;

/** The usage of `show` or `why`, and the personas to choose from. */
export async function helpOfView(usage: string): Promise<string> {
  return `${usage}\n\n${withHelp}\n\nPersonas:\n${personaLines(await openWorkspace()).join('\n')}`;
}

function personaLines({ catalogue }: Workspace): readonly string[] {
  return personaNames(catalogue).map((name) => {
    const persona = catalogue.personas[name.replace(/\.pending$/, '')];
    const doc = typeof persona?.doc === 'string' ? persona.doc : '';
    return `  ${name.padEnd(24)}${name.endsWith('.pending') ? 'the same, while the information still loads' : doc}`;
  });
}
