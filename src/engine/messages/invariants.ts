import { ANOTHER_TEXT, PENDING } from '../facts';
import { didYouMean, error, type Finding, joined, warning } from './finding';

// What must always hold: `always` of merchant.json

type Part = { readonly to?: string; readonly use?: string; readonly node?: string };

type BrokenInvariant = {
  readonly name: string;
  /** The path of the merchant.json that has the invariant. */
  readonly file: string;
  readonly invariant: {
    readonly says: string;
    readonly shows?: Part;
    readonly hides?: Part;
    readonly opens?: readonly string[];
  };
  readonly page: string;
  /** The node that shows and must not, and the page that it stands on. */
  readonly shown?: { readonly node: string; readonly page: string };
  /** Other pages with the same fault. */
  readonly others: readonly string[];
};

/** A state that breaks the invariant. `called`: a persona in words. `ofConsole`: the facts that console.json gives. */
type Example = {
  readonly persona?: { readonly name: string; readonly called: string };
  readonly facts: ReadonlyMap<string, unknown>;
  readonly ofConsole: ReadonlyMap<string, unknown>;
  readonly merchant: string;
};

/** An invariant that some visitor sees broken: in which state, and by which command to look at it. */
export const brokenInvariant = (broken: BrokenInvariant, example: Example): Finding =>
  error(
    'broken-invariant',
    `${quoted(broken)} does not hold: ${faultWords(broken)}, for example ${visitorWords(broken, example)}. ${commandWords(broken, example)} ${todoOf(broken)}, or change "${broken.name}" in "always" of ${broken.file}.`,
  );
export const unprovedInvariant = (broken: BrokenInvariant): Finding =>
  warning(
    'unproved-invariant',
    `${quoted(broken)} could not be checked on page "${broken.page}": its conditions use too many facts to try every case, so a visitor may still see it broken. Use fewer facts, in the conditions or in "when" of "${broken.name}" in "always" of ${broken.file}.`,
  );
export const idleInvariant = (reason: string): Finding =>
  warning(
    'idle-invariant',
    `This can never be broken, since ${reason}, so it guards nothing. Correct it, or remove it.`,
  );
/** A page or widget that an invariant names and that is not there. */
export const invariantOfNothing = (kind: 'page' | 'widget', name: string, near: string | undefined): Finding =>
  error(
    'invariant-of-nothing',
    `There is no ${kind} "${name}", so this says nothing about it. ${didYouMean(near, `Write the name of a ${kind} that is there.`)}`,
  );
export const invariantOfVerbs = (used: readonly string[]): Finding =>
  error(
    'invariant-form',
    used.length === 0
      ? 'This entry makes no claim, so nothing is proved. Write one of "shows", "hides", "opens" and "closes".'
      : `This entry makes several claims (${joined(used.map((verb) => `"${verb}"`))}), so a failure could not say which is broken. Keep one of them, and move each other one to an entry with its own name.`,
  );

const quoted = ({ invariant }: BrokenInvariant) => `"${invariant.says.replace(/[.!]\s*$/, '')}"`;

function faultWords({ invariant, page, shown, others }: BrokenInvariant): string {
  const more =
    others.length === 0
      ? ''
      : ` (and ${others.length === 1 ? 'page' : `${others.length} pages more, such as`} "${others[0]}")`;
  if (shown !== undefined && shown.page !== page)
    return `"${shown.node}" of "${shown.page}" shows around page "${page}"${more}`;
  if (shown !== undefined) return `"${shown.node}" on page "${page}"${more} shows`;
  if (invariant.shows !== undefined) return `page "${page}"${more} shows no ${partWords(invariant.shows)}`;
  return `page "${page}"${more} ${invariant.opens === undefined ? 'opens' : 'does not open'}`;
}

/** `way to page "responsible"`, `"auth.register"`, `node "agency"`. */
function partWords({ to, use, node }: Part): string {
  const words = [node === undefined ? [] : [`node "${node}"`], use === undefined ? [] : [`"${use}"`]].flat();
  if (to === undefined) return words.join(' of widget ');
  return words.length === 0 ? `way to page "${to}"` : `${words.join(' of widget ')} that leads to page "${to}"`;
}

function visitorWords(broken: BrokenInvariant, { persona, facts, ofConsole }: Example): string {
  const visitor = persona?.called ?? calledBy(facts);
  const states = [...facts]
    .filter(([path, value]) => path !== 'session.present' && !(path === 'session.trial' && value === true))
    .map(([path, value]) => factWords(path, value, ofConsole));
  const who = `${broken.shown === undefined && broken.invariant.shows === undefined ? 'for' : 'to'} ${visitor}`;
  return states.length === 0 ? who : `${who} where ${joined(states)}`;
}

function calledBy(facts: Example['facts']): string {
  const isSignedIn = facts.get('session.present');
  if (isSignedIn === undefined) return 'anybody';
  if (isSignedIn === false) return 'a guest';
  return facts.get('session.trial') === true ? 'a trial player' : 'a member';
}

function factWords(path: string, value: unknown, ofConsole: ReadonlyMap<string, unknown>): string {
  const isOther = ofConsole.has(path) && ofConsole.get(path) !== value;
  if (path.startsWith('switch:')) {
    const here = isOther ? ` (${value === true ? 'off' : 'on'} in console.json)` : '';
    return `the switch ${path.slice('switch:'.length)} is ${value === true ? 'on' : 'off'}${here}`;
  }
  const here = isOther ? ` (${JSON.stringify(ofConsole.get(path))} in console.json)` : '';
  if (value === PENDING) return `${path} is still loading`;
  if (value === undefined) return `${path} is absent`;
  return `${path} is ${value === ANOTHER_TEXT ? 'another' : JSON.stringify(value)}${here}`;
}

function commandWords(broken: BrokenInvariant, example: Example): string {
  const command = `\`${commandFor(broken, example)}\``;
  return example.persona === undefined
    ? `No persona is like that: ${command} tells what decides.`
    : `Look at it with ${command}.`;
}

function commandFor({ page, shown, invariant }: BrokenInvariant, example: Example): string {
  const { persona, merchant } = example;
  const as = persona === undefined ? '' : ` --persona ${persona.name}${withWords(example)}`;
  if (shown !== undefined) return `npm run merchant -- why ${merchant} ${shown.page} ${shown.node}${as}`;
  return `npm run merchant -- ${invariant.shows === undefined ? 'why' : 'show'} ${merchant} ${page}${invariant.shows === undefined ? '' : ' --tree'}${as}`;
}

/** What the console and the persona do not say: ` --with DEPOSIT=off`. */
function withWords({ facts, ofConsole }: Example): string {
  const values = [...facts]
    .filter(([path, value]) => !(ofConsole.has(path) && ofConsole.get(path) === value))
    .map(([path, value]) => `${path.replace(/^switch:/, '')}=${valueWord(path, value)}`);
  return values.length === 0 ? '' : ` --with ${values.join(',')}`;
}

function valueWord(path: string, value: unknown): string {
  if (path.startsWith('switch:')) return value === true ? 'on' : 'off';
  if (value === PENDING) return 'loading';
  if (value === undefined) return 'absent';
  return value === ANOTHER_TEXT ? 'another' : String(value);
}

function todoOf({ invariant, shown }: BrokenInvariant): string {
  if (shown !== undefined) return 'Hide it from them';
  if (invariant.shows !== undefined) return 'Let it show to them';
  return invariant.opens === undefined ? 'Close the page to them' : 'Open the page to them';
}
