import { didYouMean, error, type Finding, listed, warning } from './finding';

// Who gets where
type Closed = { readonly page: string; readonly elsewhere: string; readonly open: string };

export const closedEntry = ({ page, elsewhere, open }: Closed): Finding =>
  warning(
    'closed-entry',
    `Some visitors see this entry but may not open page "${page}", which opens only where this holds: ${open}. They land on "${elsewhere}". Give the entry the condition of that page's access.`,
  );
/** An entry to a page that none of its viewers may open. `shown`: where it shows; undefined if everywhere. */
export const uselessEntry = ({ page, elsewhere, open, shown }: Closed & { readonly shown: string | undefined }) =>
  warning(
    'closed-entry',
    `Nobody who sees this entry may open page "${page}". The entry shows ${shown === undefined ? 'to everybody' : `where this holds: ${shown}`}. The page opens only where this holds: ${open}. So all of them land on "${elsewhere}". Show it to those who may, or open the page.`,
  );
/** A page that nobody may open. With `false` as its condition that is on purpose. */
export const closedToAll = (page: string, open: string, entries: readonly string[], isMeant: boolean): Finding =>
  (isMeant ? warning : error)(
    'closed-to-all',
    `Nobody may open page "${page}": its access ${isMeant ? 'is false for everybody' : `(${open}) is true for no visitor`}${entries.length === 0 ? '' : `, and players who tap ${entries.slice(0, 4).join(', ')}${entries.length > 4 ? ', …' : ''} are led elsewhere`}. ${isMeant ? 'Hide what leads to it' : 'Correct the access'}, or remove the page.`,
  );
export const closedHere = (page: string, entries: readonly string[]): Finding =>
  warning(
    'closed-entry',
    `${entries.length} entries that others see lead to page "${page}" (${entries.slice(0, 3).join(', ')}${entries.length > 3 ? ', …' : ''}), and with this access they are led elsewhere. Open the page to them, or hide those entries.`,
  );
export const unaskedAccess = (page: string, asked: string): Finding =>
  warning(
    'unasked-access',
    `Every entry to page "${page}" shows only where this holds: ${asked}. The page does not ask for it, so visitors who see no entry can still open it by its address. Ask for it in the page's access, or show them a state.empty there that says why.`,
  );
/** `entry`: one that guests see, and how many others they see. */
export const unaskedGuests = (page: string, elsewhere: string, entry: string, others: number): Finding =>
  warning(
    'unasked-guests',
    `Page "${page}" is for members alone and does not ask guests to log in, so guests who tap ${entry}${others === 0 ? '' : ` (and ${others} entries more)`} land on "${elsewhere}". Write "need": "session" in its access in place of "when", or hide the entries from guests.`,
  );
export const accessLoop = (pages: readonly string[]): Finding =>
  error(
    'access-loop',
    `A visitor who may open none of them is sent round in a circle (${pages.join(' → ')}), so the page never shows. Let one of them lead to a page that is open, with "else".`,
  );
export const neverWithin = (node: string): Finding =>
  warning(
    'never-within',
    `"${node}" is inside a node whose condition is never true together with its own, so it never shows. Move it, or change one of the two conditions.`,
  );
export const onAnotherPage = (node: string, page: string): Finding =>
  error(
    'on-another-page',
    `"${node}" stands on page "${page}" and shows on another page only ("page.id"), so it never shows. Move it to that page, or ask for "${page}".`,
  );
export const conditionOfNoPage = (name: string, near: string | undefined): Finding =>
  error(
    'condition-of-no-page',
    `There is no page "${name}", so this condition is never true, and the nodes that use it show where they should not, or never. ${didYouMean(near, 'Write the id of a page, the name of its file in pages/.')}`,
  );
export const conditionOfNoLanguage = (name: string, near: string | undefined, spoken: readonly string[]): Finding =>
  error(
    'condition-of-no-language',
    `This merchant does not speak "${name}", so this condition is never true, and the nodes that use it show where they should not, or never. ${didYouMean(near, `Write one of ${listed(spoken)}.`)}`,
  );
export const lostGuests = (nodes: readonly string[]): Finding =>
  warning(
    'lost-guests',
    `Guests saw ${listed(nodes)} and no longer do: guests have no facts of a session, so "not" with such a fact is unknown for them, and unknown hides. Write { "any": [{ "is": "guest" }, …] } around it, or set "whenUnknown": "show".`,
  );
export const unseenByGuests = (nodes: readonly string[]): Finding =>
  warning(
    'lost-guests',
    `Guests never see ${listed(nodes)}: guests have no facts of a session, so "not" with such a fact is unknown for them, and unknown hides. Write { "any": [{ "is": "guest" }, …] } around it if they should, or { "all": [{ "is": "signedIn" }, …] } if members alone should.`,
  );
export const shutMembers = (page: string, types: readonly number[]): Finding =>
  error(
    'shut-members',
    `Page "${page}" is shut to members of type ${types.join(', ')}, who reach their account and their money through it. Let them in: take their types out of this condition, or hide single entries instead.`,
  );
export const bareCentre = (types: readonly number[]): Finding =>
  error(
    'shut-members',
    `Page "mine" shows members of type ${types.join(', ')} no way to their money, so they cannot get at it. Show them an entry to it, such as the deposit, the withdrawal or the records.`,
  );
/** `query`: parts of the page's address that the link drops. */
export const ownLink = (page: string, query: readonly string[]): Finding =>
  warning(
    'own-link',
    `This leads to page "${page}", on which it stands, so a tap does nothing${query.length === 0 ? '' : ` but forget what was chosen (${query.join(', ')})`}. Lead elsewhere, or remove it.`,
  );
export const unknownParam = (name: string, page: string, meant: string): Finding =>
  warning(
    'unknown-param',
    `Page "${page}" reads no "${name}" from its address, so it opens as if this was not there. Did you mean "${meant}"?`,
  );
/** The platform may list categories that no file here knows. */
export const categoryOfNone = (category: string, near: string | undefined, known: readonly string[]): Finding =>
  warning(
    'unknown-category',
    `This brand has no category "${category}", so the page opens and shows no game of it. ${didYouMean(near, `There are ${listed(known)}; a new one is described in "categories.items" of merchant.json.`)}`,
  );
export const categoryTurnedOff = (category: string, condition: string): Finding =>
  warning(
    'category-off',
    `This leads to category "${category}", and "${condition}" is false in "conditions" of merchant.json, so the brand is to have no games of that kind and players come to them all the same. Remove the entry or give it "when": { "is": "${condition}" }, or take "${condition}": false out.`,
  );
export const litElsewhere = (node: string, lit: string, to: string): Finding =>
  warning(
    'lit-elsewhere',
    `"${node}" leads to page "${to}" but is marked as active on page "${lit}" ("page"), so the menu shows players the wrong place. Write the same page in both.`,
  );
export const untitledPage = (page: string, hasText: boolean): Finding =>
  warning(
    'untitled-page',
    `Page "${page}" has no "title", so its tab has the name of the site alone and a screen reader does not say where one is. Write "title": { "t": "title.${page}" }${hasText ? '' : ', and that text in texts/'}.`,
  );
export const silentTap = (node: string): Finding =>
  warning(
    'silent-tap',
    `"${node}" can be tapped but does nothing. Write what it does, such as "on": { "tap": { "do": "navigate", "to": "home" } }, or remove it.`,
  );
export const noLoginPage = (): Finding =>
  error('no-login', 'There is no page "login", so nobody can log in. Inherit it, or write pages/login.json.');
export const noLoginForm = (): Finding =>
  error(
    'no-login',
    'Page "login" shows a guest no auth.login, so nobody can log in. Put the form back, and let its conditions hold for guests.',
  );
export const noWayToLogin = (): Finding =>
  error(
    'no-login',
    'Neither the shell nor the home page shows a guest a way to the login, so members find none. Put an entry to "login" back.',
  );
export const closedRegister = (): Finding =>
  warning(
    'closed-register',
    'This entry to the registration also shows while the platform has closed it, so players come to an empty form. Give it "when": { "is": "canRegister" }.',
  );
export const nobodyRegisters = (): Finding =>
  warning(
    'nobody-registers',
    '"canRegister" is false, so nobody can register here, whatever the console says: the form and every entry to it hide. Remove the line to leave it to the console.',
  );
export const noRegisterForm = (): Finding =>
  error(
    'no-register',
    'Page "register" shows a guest no auth.register, so nobody can register. Put the form back, or remove the page and what leads to it.',
  );
export const lonelyPage = (page: string): Finding =>
  warning(
    'lonely-page',
    `Nothing leads to page "${page}", so players find it by its address only. Add an entry that navigates to it, on the home page or in the menu.`,
  );
/** `pages`: the pages that lost their way home. */
export const noWayHome = (node: string, [first = '', ...others]: readonly string[]): Finding =>
  warning(
    'cut-off',
    `"${node}" was the last entry that leads home from page "${first}"${others.length === 0 ? '' : ` (and ${others.length} ${others.length === 1 ? 'page' : 'pages'} more)`}, so players there can only go back step by step. Keep it, or lead to page "home" from elsewhere in the shell.`,
  );
export const cutOff = (page: string, node: string): Finding =>
  warning(
    'cut-off',
    `"${node}" was the last entry that leads to page "${page}", so players no longer find it. Keep one, or lead to it from elsewhere.`,
  );

export const needlessLogin = (target: string): Finding =>
  warning(
    'needless-login',
    `This link asks for a login first, but page "${target}" is closed to members, so guests who follow it log in and land elsewhere. Remove "need".`,
  );
