// How the browser's part is cut: home needs few requests, everything else waits until it is needed.

/** Widgets that home and the shell are made of; `merchant-configs` may use more, those come with their page. */
const homeWidgets =
  /\/widgets\/(action|home|layout|nav|shell)\/|\/widgets\/account\/sign-out|\/widgets\/game\/(category-menu|panel|vendor-tiles)|\/widgets\/(content\/(text|notice-card)|page\/screen|state\/empty)/;

/** Dates, and the library under them: no home page's first screen has any. */
const dates = /\/i18n\/(use-)?dates|node_modules\/dayjs\//;

/** Announcements, promotions and help: what the platform's editors write, with its dates. */
const feeds = /\/widgets\/content\/(parts\/)?(announcement|promotion|help|feed|use-)/;

/** Full-page states and what else stands on a page that is not home. */
const plainWidgets = /\/widgets\/(content|page|state)\//;

/** Logins that a device remembers: forms offer them, the member centre shows them. */
const remembered = /\/storefront\/session\/(index|seal|encode-password|remembered|use-remembered)/;

/** How scripts are named to a browser that takes only named ones: forms and the service worker both do, and neither brings the other. */
const scriptNames = /\/storefront\/ui\/trusted-script/;

/** Member centre, records and money pages. */
const memberWidgets = /\/widgets\/(account|member)\//;

/** Drawn by forms and by lists: who shows a list does not load the forms. */
const tabs = /\/storefront\/ui\/(tabs|field-group)/;

/** Who writes to the house, or changes a password, does it on a page of its own. */
const feedback = /\/storefront\/forms\/feedback\/|\/widgets\/form\/feedback/;
const passwords = /\/storefront\/forms\/password\/|\/widgets\/auth\/(forgot|change-password)/;

/** What only a login has: who registers, or changes a password, does without. */
const login = /\/storefront\/forms\/login\/(?!use-skip)|\/widgets\/auth\/login\.tsx/;

/** What only a registration has, but for what its fields share with those of other forms. */
const registering =
  /\/storefront\/forms\/register\/(?!refusals|fold\.|check-affiliate|invitation-field|use-invitation)|\/widgets\/auth\/register\.tsx/;

/** All other forms, and the library under them. */
const forms =
  /\/storefront\/(forms\/(?!feedback\/|password\/|login\/(?!use-skip)|register\/(?!refusals|fold\.|check-affiliate|invitation-field|use-invitation))|widgets\/(auth|form)\/(?!forgot|change-password|feedback|(login|register)\.tsx))|\/ui\/checkbox|node_modules\/react-hook-form\//;

/** Parts of widgets whose manifest says `late`: they come when home has loaded. */
const lateParts = /\/(widgets\/(content|home|shell)|storefront\/(gateway|session|ui))\//;

/** Validators of answers that guests' pages ask for; the others follow. */
const publicAnswers =
  /\/gateway\/generated\/(announcements|gameList|hotGames|mobileNotice|hotMatches|status|vassGameTypes|vendors|winners)\.js/;
/** Validators of the lottery's answers: its page needs no other. */
const lotteryAnswers = /\/gateway\/generated\/(lottery\w+|recentLottery|draws?|cancelSubOrders)\.js/;
const otherAnswers = /\/gateway\/generated\/\w+\.js/;

/**
 * Groups of rolldown's `output.codeSplitting`: a module goes to the first that takes it. What the entry imports at once is `core`,
 * and what a widget itself loads lazily stays a chunk of its own.
 */
export const chunkGroups = [
  { name: 'vendor', test: /node_modules\/|rolldown/, tags: ['$initial'] },
  { name: 'core', tags: ['$initial'] },
  eager('home', homeWidgets),
  eager('dates', dates),
  eager('remembered', remembered),
  eager('feeds', feeds),
  eager('plain', plainWidgets),
  eager('member', memberWidgets),
  eager('tabs', tabs),
  eager('script-names', scriptNames),
  eager('forms', forms),
  eager('login', login),
  eager('registering', registering),
  eager('feedback', feedback),
  eager('passwords', passwords),
  { test: lateParts, debugName: 'late', name: (id, context) => (isLatePart(id, context, new Set()) ? 'late' : null) },
  eager('answers-public', publicAnswers),
  eager('answers-lottery', lotteryAnswers),
  eager('answers', otherAnswers),
].map((group, index, groups) => ({ ...group, priority: 10 * (groups.length - index) }));

function eager(name, test) {
  return { test, debugName: name, name: (id, context) => (isElsewhere(id, context) ? null : name) };
}

const isElsewhere = (id, context) => isLazyPart(id, context, new Set()) || isLatePart(id, context, new Set());

/** True for a module that is reached only through an `import()` of something else than a manifest or the call table. */
function isLazyPart(id, context, seen) {
  if (seen.has(id)) return true;
  seen.add(id);
  const info = context.getModuleInfo(id);
  if (info === null || info.dynamicImporters.some((importer) => /\.manifest\.ts|\/generated\/calls\.ts/.test(importer)))
    return false;
  return info.importers.every((importer) => isLazyPart(importer, context, seen));
}

/** True for a widget whose manifest says `late`, and for what only such widgets import. */
function isLatePart(id, context, seen) {
  if (seen.has(id)) return true;
  seen.add(id);
  const info = context.getModuleInfo(id);
  if (info === null || info.importers.length + info.dynamicImporters.length === 0) return false;
  const isLate = (manifest) => /late:\s*(true|!0)/.test(context.getModuleInfo(manifest)?.code ?? '');
  return (
    info.dynamicImporters.every((importer) => /\.manifest\.ts/.test(importer) && isLate(importer)) &&
    info.importers.every((importer) => isLatePart(importer, context, seen))
  );
}
