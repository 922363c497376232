import { error, type Finding, joined, warning } from './finding';

// What a licence and the law ask of every brand

/** A page of the law that asks for something before it opens. */
export const lockedLawPage = (page: string): Finding =>
  error(
    'law-locked',
    `Page "${page}" is for everybody by law, and this keeps some visitors out, so the brand may lose its licence. Remove "access" from it.`,
  );
/** A tap that asks for a login before such a page. */
export const lawBehindLogin = (page: string): Finding =>
  error(
    'law-locked',
    `This leads to page "${page}", which is for everybody by law, and asks a guest to log in first, so the brand may lose its licence. Remove "need".`,
  );
/** Something that the law asks for, which a page does not have, or hides from some visitors. */
export const lawMissing = (duty: {
  readonly what: readonly string[];
  readonly page: string;
  /** Who does not see it, and on which pages, for a part of the shell. Undefined if the page lacks it. */
  readonly hidden:
    | { readonly from: string; readonly on: readonly string[]; readonly shownOn: readonly string[] }
    | undefined;
  readonly todo: string;
}): Finding =>
  error(
    'law-missing',
    `Page "${duty.page}" ${duty.hidden === undefined ? 'lacks' : `hides from ${duty.hidden.from}${whereHidden(duty.hidden)}`} ${joined(duty.what)}. Licences and the law ask for ${duty.what.length === 1 ? 'it' : 'them'}, so the brand may lose its licence. ${duty.todo}`,
  );
/** Something that the law asks for, where it is not known whether everybody sees it. */
export const unprovedDuty = ({ what, page }: { readonly what: readonly string[]; readonly page: string }): Finding =>
  warning(
    'unproved-duty',
    `Whether everybody sees ${joined(what)} could not be checked on page "${page}": its conditions use too many facts to try every case, so it may be hidden from some visitors, and the brand may lose its licence. Use fewer facts in the conditions.`,
  );
const whereHidden = ({ on, shownOn }: { readonly on: readonly string[]; readonly shownOn: readonly string[] }) => {
  if (on.length <= 4) return onPages(on);
  return shownOn.length === 0 ? '' : ` on ${on.length} pages`;
};
/**
 * An age gate that asks on some pages alone. `asks`: those pages; `silent`: the others. `isChange`: an overlay set
 * another condition than the parent's.
 */
export const gateLeavesOut = (asks: readonly string[], silent: readonly string[], isChange: boolean): Finding =>
  error(
    'law-missing',
    `The age gate ${silent.length < asks.length ? `does not ask${onPages(silent)}; whoever comes there` : `asks${onPages(asks)} alone; whoever comes to any other page`} by a link is not asked. ${isChange ? "Take this condition out, so that the parent's counts, which asks on all of them." : 'Let it leave out only pages without play, such as "underage".'}`,
  );
const onPages = (pages: readonly string[]) =>
  pages.length === 0 ? '' : ` on ${pages.length === 1 ? 'page' : 'pages'} ${joined(pages.map((page) => `"${page}"`))}`;
/** A fault in a parent's file, with the brands that have it from there. */
export const harming = (finding: Finding, brands: readonly string[]): Finding => ({
  ...finding,
  message: `${finding.message} This is so in ${joined(brands)}.`,
});
export const offerInBreak = (node: string, words: string): Finding =>
  error(
    'offer-in-break',
    `"${node}" offers "${words}" also to players who take a break from play. Licences and the law forbid that, so the brand may lose its licence. Add { "not": { "is": "paused" } } to its "when".`,
  );
/** A brand's own condition "paused" that is not true of every player on a break. */
export const breakThatIsNone = (): Finding =>
  error(
    'offer-in-break',
    'This condition leaves out some players who take a break from play, so offers reach them. Licences and the law forbid that, so the brand may lose its licence. Remove it: base defines "paused".',
  );
export const gateToPlay = (to: string): Finding =>
  error(
    'age-gate',
    `Players who say at the age gate that they are too young are led to "${to}", where games can be played, so the gate keeps nobody out. Lead to page "underage".`,
  );
export const gateWithoutLeave = (): Finding =>
  error(
    'age-gate',
    'Players who say at the age gate that they are too young are led nowhere, so the gate keeps nobody out. Write "leave": { "do": "navigate", "to": "underage", "replace": true }.',
  );
export const otherMinimum = (found: number, age: number): Finding =>
  (found < age ? error : warning)(
    'other-age',
    found <= 0
      ? `This age is ${found}, so nobody is asked for theirs here, and "age" in "auth" of merchant.json is ${age}. Write { "fact": "merchant.age" }.`
      : `This age is ${found}, and "age" in "auth" of merchant.json is ${age}, so players are told or asked another one here. Write { "fact": "merchant.age" }.`,
  );
export const agelessForm = (): Finding =>
  error(
    'other-age',
    'The form has no "age", so players who register confirm no age. Write "age": { "t": "register.age", "with": { "age": { "fact": "merchant.age" } } }.',
  );
export const childAge = (age: number): Finding =>
  error(
    'odd-age',
    `"age" is ${age}, so players of ${age} are let in, whom the law keeps from play nearly everywhere. Write 18 or 21.`,
  );
export const noAge = (isGateOn: boolean): Finding =>
  error(
    'odd-age',
    `"age" is 0, so nobody is asked for an age${isGateOn ? ' although "ageGate" is on' : ''}, and texts say "0+". Write 18 or 21.`,
  );
export const emptyOffer = (): Finding =>
  error('empty-offer', 'The bonus shown here is 0, so guests see an empty promise. Write its "amount", or remove it.');
/** A text that promises what the platform does not have. */
export const emptyPromise = (
  words: string,
  lack: string,
  /** Other texts with the same promise: their languages by key, or by file of a page. */
  also: ReadonlyMap<string, ReadonlySet<string>>,
): Finding => {
  const others = [...also].slice(0, 6).map(([key, languages]) => `"${key}" (${[...languages].join(', ')})`);
  const more = also.size > others.length ? [`${also.size - others.length} other texts`] : [];
  const same = others.length === 0 ? '' : ` The same is promised in ${joined([...others, ...more])}.`;
  return warning(
    'empty-promise',
    `The text promises "${words}", and ${lack}, so players look for it in vain. Take it out of the text, or give it.${same}`,
  );
};
/** One text by language. `others`: the languages that say something else. */
export const unlikeSums = (figure: string, others: readonly string[], otherFigure: string): Finding => {
  const place = others.length > 1 ? `${others.length} other languages` : `the language "${others[0]}"`;
  return warning(
    'unlike-sums',
    `The text says "${figure}", and in ${place} it says "${otherFigure}", so some players are promised what they do not get. Write the same in ${others.length > 1 ? 'all' : 'both'}.`,
  );
};
/** `bonus`: the registration bonus that shows, and where. */
export const otherBonus = (
  words: string,
  bonus: { readonly page: string; readonly node: string; readonly amount: number },
): Finding =>
  warning(
    'other-bonus',
    `The text promises newcomers "${words}", and "${bonus.node}" on page "${bonus.page}" promises them ${bonus.amount}, so one of the two is wrong. Correct it.`,
  );
export const sureWin = (words: string): Finding =>
  warning(
    'sure-win',
    `The text promises "${words}", and every game can be lost, so players are misled, and the law and licences forbid it. Say what one may win, not that one will.`,
  );

export const lossesReturned = (words: string): Finding =>
  warning(
    'sure-win',
    `The text promises players back all that they lose ("${words}"), and no operator gives that, so players are misled, and the law and licences forbid it. Take it out, or say what share is given back and on what terms.`,
  );

export const lossChasing = (words: string): Finding =>
  warning(
    'loss-chasing',
    `The text calls on players to win back what they lost ("${words}"), which drives them to stake more than they can bear, and the law and licences forbid it. Take it out.`,
  );
