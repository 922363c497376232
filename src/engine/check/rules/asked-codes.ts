import type { Composed } from '../../compose/compose-site';
import { originOf } from '../../compose/origin-of';
import * as messages from '../../messages';
import type { Origin } from '../../parse/config-file';
import { isInherited } from '../inherited';
import { takenAt } from '../law/places';
import { ownOrigin } from '../origins';
import { shownNodes } from '../reach/links';
import type { SiteCheck, SitePlace } from '../site-check';
import { switchesOn } from './console-switches';

/** A switch of the console that demands a code, and the page and node that must ask for the code. */
const asked: readonly { readonly page: string; readonly switch: string; readonly what: string }[] = [
  { page: 'login', switch: 'MOBILEVERCODELOGIN3', what: 'the login by a code' },
  { page: 'forget', switch: 'CHNGPASSVERIF3', what: 'the new password by a code' },
];

/** Pages that do not ask for codes which the console demands. */
export const askedCodes: SiteCheck = {
  finds: 'pages that ask no code which the console wants',
  look(place) {
    const { composed, isRead } = place;
    const { console } = composed.folder;
    if (!isRead || console === undefined || composed.parent === undefined || composed.merchant.abstract === true)
      return;
    const on = switchesOn(console.value);
    for (const one of asked) if (on.has(one.switch)) lookAt(one, place);
    lookAtForm(on, place);
    lookAtServices(on, place);
  },
};

function lookAt(one: (typeof asked)[number], { composed, report }: SitePlace): void {
  const [page, above] = [composed.pages.get(one.page), composed.parent?.pages.get(one.page)];
  if (page === undefined || above === undefined || isInherited(composed, one.page, page)) return;
  const asking = ({ page: { nodes } }: typeof page) =>
    Object.keys(nodes).filter((id) => JSON.stringify(nodes[id]?.when ?? null).includes(`"${one.switch}"`));
  const [before] = asking(above);
  if (before === undefined || asking(page).length > 0) return;
  report(messages.unaskedCode(one.page, one.what, one.switch), takenAt(before, above, page, composed));
}

/** Reports a sign-in by another service if no service is configured that proves who the player is. */
function lookAtServices(on: ReadonlySet<string>, { composed, report }: SitePlace): void {
  const { provider = 'none' } = composed.merchant.auth?.signIn ?? {};
  const names = ['FACEBOOKLOGIN3', 'GOOGLELOGIN3'].filter((name) => on.has(name));
  const login = composed.pages.get('login');
  const isShown =
    login !== undefined &&
    shownNodes(composed.scope)(login).some(({ id }) => login.page.nodes[id]?.use === 'auth.social');
  if (provider === 'none' && names.length > 0 && isShown)
    report(messages.servicesWithoutProvider(names), signInOf(composed));
}

/** The brand's own sign-in setting, or the place where it would stand. */
function signInOf(composed: Composed): Origin {
  const path = ['auth', 'signIn'];
  const auth = composed.folder.merchant?.value.auth;
  return ownOrigin(composed, auth === undefined ? [] : auth.signIn === undefined ? ['auth'] : path);
}

/** Checks the registration form: its fields come from the rules, and each way to register has its switch. */
function lookAtForm(on: ReadonlySet<string>, { composed, report }: SitePlace): void {
  const page = composed.pages.get('register');
  const above = composed.parent?.pages.get('register');
  if (page === undefined || above === undefined || isInherited(composed, 'register', page)) return;
  const { nodes } = page.page;
  for (const [id, { use, props = {}, slots = {} }] of Object.entries(nodes)) {
    if (use !== 'auth.register') continue;
    const hasFields = (slots.fields ?? []).some((field) => nodes[field]?.each === 'register.fields');
    if (!hasFields) report(messages.formWithoutFields(), takenAt('form-field', above, page, composed));
    for (const [prop, name] of [
      ['byName', 'USERNAMEREG3'],
      ['byMobile', 'MOBILENUMREG3'],
    ] as const)
      if (props[prop] === false && on.has(name))
        report(messages.closedWay(prop, name), originOf(page, id, ['props', prop]));
  }
}
