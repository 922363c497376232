// How the browser's part is cut: a script a chunk of the widget tables, and one for what several of them draw with.
import { isAbsolute, relative } from 'node:path/posix';
import { widgetTables } from '../widgets/tables.mjs';

/** The features that stand in the chunk of every page. */
const onEveryPage = new Set(['shell', 'blocks']);

/** The forms that prove who somebody is, by a code sent to a phone among other ways. */
const proofForms = new Set(['login', 'register', 'password', 'social', 'security']);
const moneyForms = new Set([
  'deposit',
  'withdraw',
  'security',
  'rebate',
  'transfer',
  'wallets',
  'red-rain',
  'contracts',
  'team',
]);
/** What stands apart from the forms around it, as pages that need those do without: by its path, the script. */
const apart = [
  // What sets or changes something comes with a tap.
  [/\/forms\/(account\/(fund\/(new-|fund-password)|step-dialog|use-(change|saved))|rules\/is-simple)/, 'change-forms'],
  [/\/account\/first-focus\./, 'first-focus'],
  [/\/fund\/late-fund-password\./, 'late-fund-password'],
  [/\/account\/late-dialogs\./, 'late-dialogs'],
  [/\/bank\/late-card\./, 'late-card'],
  [/\/forms\/account\/(confirm-money-dialog|fund\/fund-field)/, 'confirm-forms'],
  [/\/forms\/account\/fund\//, 'fund-lock'],
  // It comes with steps of the history, which dialogs that ask for no money do without.
  [/\/use-confirm-step\.ts$/, 'money-steps'],
  [/\/queries\/money\/(withdraw|newest-orders)\.ts$/, 'withdraw-queries'],
  // Deposits and games ask for limits; records do without.
  [/\/queries\/member\/responsible\.ts$/, 'limits-queries'],
  [/\/account\/use-send-once\./, 'send-once'],
  // Forms of money have neither, but for the question before it is sent.
  [/\/forms\/form-head\./, 'form-head'],
  [/\/forms\/fields\/password-field\./, 'password-field'],
  // Who transfers money up draws with it, and who gives it to a member of a team.
  [/\/account\/send-money\./, 'send-money'],
  [/\/ui\/ask-button\./, 'ask-button'],
  // Of reports; money that is given or sent does without.
  [/\/(ui\/wide-table\.|languages\/(days|use-time)\.ts$)/, 'reports'],
  [/\/browser\/use-ticking\.ts$/, 'ticking'],
  [/\/ui\/(tabs\/(pagination|pages-to-show)|states\/refused-note)\./, 'pagination'],
  [/\/ui\/money\/money-(state|outcome)\./, 'money-state'],
  // Pages without a form draw with these: records do.
  [
    /\/(ui\/(tabs\/tabs|fields\/field-shell)|gateway\/prepare-calls|queries\/member\/member)\.(tsx?|module\.css)$/,
    'small-pieces',
  ],
  // What is copied and shared.
  [/\/(ui\/(copy-button|share\/(use-share|handed-lines))|session\/(use-)?invite-link)\.(tsx?|module\.css)$/, 'share'],
  // Money on its way: records and agents' pages do without.
  [/\/(gateway\/intents|unsettled\/(unsettled-note|use-unsettled))\.tsx?$/, 'money-on-its-way'],
];
/** Of a library whose front door every widget comes through: lists that grow page by page use it, and nothing of a first screen. */
const manyQueries = /\/(queriesObserver|useQueries)\.js$/;
/** The forms that follow the platform's rules of registration. */
const ruledForms = new Set([...proofForms, 'open-account']);
const forms = new Set([...ruledForms, ...moneyForms, 'feedback']);

/**
 * What several chunks draw with. A piece of the first screens stands with the shell, which every page has, and what a feature shares with home
 * stands with home; what the application loads later shares a script that brings no feature along; two others share a script of their own,
 * and what more of them share is one script for forms, one for those of a proof, one for what
 * the opening of accounts needs of them, two for those of money, one for lists, one for both;
 * of the last, what no page of games draws with stands apart, and of that, what no form of a proof does.
 */
function sharedBy({ widgets, lazy, later }, path) {
  const names = [...widgets].sort();
  if (names.length === 0) return null;
  if (manyQueries.test(path)) return 'many-queries';
  if (names.includes('shell')) return 'shell';
  if (names.includes('home') && names.length > 1) return path.includes('/features/') ? 'home' : 'shell';
  if (later) return 'later';
  const [, own] = apart.find(([pattern]) => pattern.test(path)) ?? [];
  if (own !== undefined) return own;
  if (names.length === 1 && lazy) return `${names[0]}-pieces`;
  if (names.length <= 2) return names.join('-');
  if (names.every((name) => proofForms.has(name))) return 'proof-forms';
  if (names.every((name) => ruledForms.has(name))) return 'ruled-forms';
  if (names.every((name) => moneyForms.has(name))) return 'money-forms';
  if (names.every((name) => forms.has(name))) return 'forms';
  if (!names.some((name) => forms.has(name))) return 'lists';
  if (names.includes('games')) return 'pieces';
  return names.some((name) => proofForms.has(name)) ? 'account-pieces' : 'money-pieces';
}

/**
 * Groups of rolldown's `output.codeSplitting`. What the entry imports at once is `core`; a widget stands in the chunk that its table says; what
 * only widgets of one chunk import stands with them, what several import in a script of their own; and what a module itself loads lazily
 * stays a script of its own.
 */
export function chunkGroups(root) {
  const widgets = new Map(
    widgetTables(root).map(({ module, chunk, late }) => [
      module,
      late ? 'late' : onEveryPage.has(chunk) ? 'shell' : chunk,
    ]),
  );
  const chunkOf = createChunkOf(root, widgets);
  return [
    { name: 'vendor', test: /node_modules\/|rolldown/, tags: ['$initial'], priority: 3 },
    { name: 'core', tags: ['$initial'], priority: 2 },
    { test: /./, debugName: 'widgets', name: chunkOf, priority: 1, includeDependenciesRecursively: false },
  ];
}

function createChunkOf(root, widgets) {
  const known = new Map();
  const own = (id) => {
    const path = id.split('?')[0].replaceAll('\\', '/');
    return widgets.get((isAbsolute(path) ? relative(root, path) : path).replace(/\.tsx?$/, ''));
  };
  /** The chunks whose widgets reach a module, and whether the application loads what reaches it in its own time. */
  const reaching = (id, context, seen) => {
    const cached = known.get(id);
    if (cached !== undefined) return cached;
    const found = { widgets: new Set(), lazy: false, later: false };
    if (seen.has(id)) return found;
    seen.add(id);
    const chunk = own(id);
    const info = context.getModuleInfo(id);
    if (chunk !== undefined) found.widgets.add(chunk);
    else if ((info?.dynamicImporters.length ?? 0) > 0) {
      found.lazy = true;
      found.later = id.includes('/storefront/app/');
    }
    for (const importer of info?.importers ?? []) {
      const { widgets: more, lazy, later } = reaching(importer, context, seen);
      for (const one of more) found.widgets.add(one);
      found.lazy ||= lazy;
      found.later ||= later;
    }
    return found;
  };
  return (id, context) => {
    const found = reaching(id, context, new Set());
    known.set(id, found);
    return sharedBy(found, id);
  };
}
