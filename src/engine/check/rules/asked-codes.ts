import type { Composed } from '../../compose/compose-site';
import { originOf } from '../../compose/origin-of';
import { switchPath, testsOf } from '../../conditions/condition-tree';
import { readCondition } from '../../conditions/read-condition';
import type { ConditionScope } from '../../conditions/read-part';
import type { LayoutNode } from '../../config';
import { pick } from '../../json';
import * as messages from '../../messages';
import type { Origin, ParsedFile } from '../../parse/config-file';
import { isInherited } from '../inherited';
import { ownOrigin } from '../origins';
import { shownNodes } from '../reach/links';
import { originOfHiding } from '../reach/origin-of-hiding';
import type { CheckContext, SiteCheck } from '../site-check';
import { switchesOn } from './console-switches';

/** Switches of the console that demand a code: the page that must ask for it, and what messages call that. */
const codeSwitches: readonly { readonly page: string; readonly switch: string; readonly what: string }[] = [
  { page: 'login', switch: 'MOBILEVERCODELOGIN3', what: 'the login by a code' },
  { page: 'forget', switch: 'CHNGPASSVERIF3', what: 'the new password by a code' },
];

/** Pages that do not ask for codes which the console demands, and ways to register or sign in that do not fit it. */
export const askedCodes: SiteCheck = {
  finds: 'pages that ask no code which the console wants',
  run(context) {
    const { composed, isRead } = context;
    const { console } = composed.folder;
    if (!isRead || console === undefined) return;
    // Only a brand can take away what its parent asks.
    if (composed.parent === undefined || composed.merchant.abstract === true) return;
    const enabledSwitches = switchesOn(console.value) ?? new Set<string>();
    for (const codeSwitch of codeSwitches) if (enabledSwitches.has(codeSwitch.switch)) checkPage(codeSwitch, context);
    checkForm(enabledSwitches, context);
    checkProofs(console, context);
    checkServices(enabledSwitches, context);
  },
};

function checkPage(codeSwitch: (typeof codeSwitches)[number], { composed, report }: CheckContext): void {
  const [page, parentPage] = [composed.pages.get(codeSwitch.page), composed.parent?.pages.get(codeSwitch.page)];
  if (page === undefined || parentPage === undefined || isInherited(composed, codeSwitch.page, page)) return;
  const nodesAskingFor = ({ page: { nodes } }: typeof page, scope: ConditionScope) =>
    Object.keys(nodes).filter((id) => {
      const tree = readCondition(nodes[id]?.when ?? true, scope).tree;
      return tree !== undefined && testsOf(tree).some(({ path }) => path === switchPath(codeSwitch.switch));
    });
  const [parentNode] = nodesAskingFor(parentPage, composed.parent?.scope ?? composed.scope);
  if (parentNode === undefined || nodesAskingFor(page, composed.scope).length > 0) return;
  report(
    messages.unaskedCode(codeSwitch.page, codeSwitch.what, codeSwitch.switch),
    originOfHiding(parentNode, parentPage, page, composed),
  );
}

/** What the console wants proved, by its path there, and the nodes whose `proof` must ask for the same. */
const wantedProofs = [
  {
    path: ['payments', 'cards', 'proof'],
    value: 'sms',
    proof: 'sms',
    isAskedAt: ({ use, props }: LayoutNode) =>
      use === 'money.withdraw' || (use === 'security.setting' && props?.of === 'cards'),
  },
  {
    path: ['proofs', 'email'],
    value: 'code',
    proof: 'email',
    isAskedAt: ({ use, props }: LayoutNode) => use === 'security.setting' && props?.of === 'email',
  },
] as const;

/** Reports nodes that ask for no code although the platform wants one, and so refuses what they send. */
function checkProofs(
  { value, file }: { readonly value: object; readonly file: ParsedFile },
  context: CheckContext,
): void {
  const { composed, report } = context;
  for (const wanted of wantedProofs) {
    if (wanted.path.reduce<unknown>(pick, value) !== wanted.value) continue;
    for (const page of composed.pages.values()) {
      for (const [id, node] of Object.entries(page.page.nodes)) {
        if (!wanted.isAskedAt(node) || node.props?.proof === wanted.proof) continue;
        const origin = originOf(page, id, ['props', 'proof']);
        const isOwn = origin.file.path.startsWith(`${composed.id}/`);
        // If the node's line is a parent's, the finding is at the brand's own line in console.json.
        report(
          messages.unaskedProof({ page: page.page.id, node: id, setting: wanted.path.join('.'), proof: wanted.proof }),
          isOwn ? origin : { file, path: wanted.path },
        );
      }
    }
  }
}

/** Reports a sign-in by another service if no service is configured that proves who the player is. */
function checkServices(enabledSwitches: ReadonlySet<string>, { composed, report }: CheckContext): void {
  const { provider = 'none' } = composed.merchant.auth?.signIn ?? {};
  const names = ['FACEBOOKLOGIN3', 'GOOGLELOGIN3'].filter((name) => enabledSwitches.has(name));
  const login = composed.pages.get('login');
  const isShown =
    login !== undefined &&
    shownNodes(composed.scope)(login).some(({ id }) => login.page.nodes[id]?.use === 'auth.social');
  if (provider === 'none' && names.length > 0 && isShown)
    report(messages.servicesWithoutProvider(names), signInOrigin(composed));
}

/** The brand's own sign-in setting, or the place where it would stand. */
function signInOrigin(composed: Composed): Origin {
  const path = ['auth', 'signIn'];
  const auth = composed.folder.merchant?.value.auth;
  return ownOrigin(composed, auth === undefined ? [] : auth.signIn === undefined ? ['auth'] : path);
}

/** Checks the registration form: its fields come from the rules, and no prop closes a way whose switch is on. */
function checkForm(enabledSwitches: ReadonlySet<string>, { composed, report }: CheckContext): void {
  const page = composed.pages.get('register');
  const parentPage = composed.parent?.pages.get('register');
  if (page === undefined || parentPage === undefined || isInherited(composed, 'register', page)) return;
  const { nodes } = page.page;
  for (const [id, { use, props = {}, slots = {} }] of Object.entries(nodes)) {
    if (use !== 'auth.register') continue;
    const hasFields = (slots.fields ?? []).some((field) => nodes[field]?.each === 'register.fields');
    if (!hasFields) report(messages.formWithoutFields(), originOfHiding('form-field', parentPage, page, composed));
    for (const [prop, name] of [
      ['byName', 'USERNAMEREG3'],
      ['byMobile', 'MOBILENUMREG3'],
    ] as const)
      if (props[prop] === false && enabledSwitches.has(name))
        report(messages.closedWay(prop, name), originOf(page, id, ['props', prop]));
  }
}
