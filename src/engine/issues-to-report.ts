import type { Issue } from './issue';

/** Picks the issues that are worth telling and sorts them by file, line and column. */
export function issuesToReport(issues: readonly Issue[]): readonly Issue[] {
  const causes = withoutEchoes(withoutAdvice(withoutOffered(withoutLosses(withoutProbes(withoutGuesses(issues))))));
  return joinEqualIssues(withoutEntries(withoutFollowUps(causes)).sort(byPlace));
}

/** Codes of faults that are reported once, however many places have them. */
const codesReportedOnce: ReadonlySet<string> = new Set([
  'unknown-page',
  'unknown-switch',
  'unknown-category',
  'unknown-language',
  'host-not-allowed',
  'missing-asset',
  'closed-entry',
]);

/** Joins equal issues into one at the first place. Issues with a fix stay apart, because each has its own edit. */
function joinEqualIssues(issues: readonly Issue[]): readonly Issue[] {
  const keyOf = ({ merchant, code, message, fix }: Issue) =>
    codesReportedOnce.has(code) && fix === undefined ? `${merchant} ${message}` : undefined;
  const groups = new Map<string, Issue[]>();
  for (const issue of issues) {
    const key = keyOf(issue);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), issue]);
  }
  return issues.flatMap((issue) => {
    const [first = issue, ...others] = groups.get(keyOf(issue) ?? '') ?? [];
    if (first !== issue) return [];
    return others.length === 0 ? [issue] : [{ ...issue, message: `${issue.message} ${alsoIn(others, issue)}` }];
  });
}

const positionOf = ({ at }: Issue) => `${at.file}:${at.line}:${at.column}`;

const mostPlaces = 6;

/** `The same stands in line 40, line 45.` */
function alsoIn(others: readonly Issue[], { at: { file } }: Issue): string {
  const places = others.map(({ at }) => (at.file === file ? `line ${at.line}` : `${at.file}:${at.line}`));
  const uniquePlaces = [...new Set(places)];
  const moreWords = uniquePlaces.length > mostPlaces ? ` and ${uniquePlaces.length - mostPlaces} other places` : '';
  return `The same stands in ${uniquePlaces.slice(0, mostPlaces).join(', ')}${moreWords}.`;
}

/**
 * In place of an unreadable number or a value that is not allowed another one counts, so other issues at its place are
 * left out.
 */
function withoutGuesses(issues: readonly Issue[]): Issue[] {
  const placesOf = (code: string) => new Set(issues.filter((issue) => issue.code === code).map(positionOf));
  const [unreadable, notAllowed] = [placesOf('no-number'), placesOf('not-allowed')];
  return issues.filter(
    (issue) =>
      (issue.code === 'no-number' || !unreadable.has(positionOf(issue))) &&
      (issue.code === 'not-allowed' || !notAllowed.has(positionOf(issue)) || issue.code === 'no-number'),
  );
}

/** A pattern that can freeze the page must be rewritten anyway, so the values that it refuses are not reported. */
function withoutProbes(issues: Issue[]): Issue[] {
  const slowPlaces = new Set(
    issues.flatMap((issue) => (issue.code === 'exponential-pattern' ? [positionOf(issue)] : [])),
  );
  return issues.filter((issue) => issue.code !== 'narrow-email' || !slowPlaces.has(positionOf(issue)));
}

/** If an overlay lost props by setting all of them, the loss is reported instead of each missing prop. */
function withoutLosses(issues: Issue[]): Issue[] {
  const lineOf = ({ merchant, at }: Issue) => `${merchant} ${at.file}:${at.line}`;
  const linesWithLoss = new Set(
    issues.flatMap((issue) => (issue.code === 'lost-props' && issue.severity === 'error' ? [lineOf(issue)] : [])),
  );
  return issues.filter((issue) => issue.code !== 'missing-prop' || !linesWithLoss.has(lineOf(issue)));
}

/** A picture that another issue says to use is not reported as unused. */
function withoutOffered(issues: Issue[]): Issue[] {
  const codesWithOffer = ['other-side', 'not-square', 'unshared-picture'];
  const offers = issues.filter(({ code }) => codesWithOffer.includes(code));
  const isOffered = ({ code, merchant, at }: Issue) =>
    code === 'unused-picture' &&
    offers.some((one) => one.merchant === merchant && one.message.includes(`"asset:${at.file.split('/').pop()}"`));
  return issues.filter((issue) => !isOffered(issue));
}

/** An error says how to correct the line, so the advice to remove the same line is left out. */
function withoutAdvice(issues: Issue[]): Issue[] {
  const lineOf = ({ at }: Issue) => `${at.file}:${at.line}`;
  const linesOf = (isCause: (issue: Issue) => boolean) =>
    new Set(issues.flatMap((issue) => (isCause(issue) ? [lineOf(issue)] : [])));
  const linesWithError = linesOf(({ severity }) => severity === 'error');
  const linesOfLaw = linesOf(({ code }) => code === 'law-missing');
  return issues.filter(
    (issue) =>
      (issue.code !== 'sets-nothing' || !linesWithError.has(lineOf(issue))) &&
      (issue.code !== 'unreachable-node' || !linesOfLaw.has(lineOf(issue))),
  );
}

/** An issue about a broken invariant is left out where another error is reported on the same line. */
function withoutEchoes(issues: Issue[]): Issue[] {
  const lineOf = ({ merchant, at }: Issue) => `${merchant} ${at.file}:${at.line}`;
  const isBroken = ({ code }: Issue) => code === 'broken-invariant';
  const linesWithError = new Set(
    issues.flatMap((issue) => (issue.severity === 'error' && !isBroken(issue) ? [lineOf(issue)] : [])),
  );
  return issues.filter((issue) => !isBroken(issue) || !linesWithError.has(lineOf(issue)));
}

/**
 * Issues that only follow from an error: texts that nothing reads, or pages closed by a cycle. They are left out until
 * the cause is corrected; otherwise somebody would remove good config.
 */
function withoutFollowUps(issues: Issue[]): Issue[] {
  const merchantsWith = (isCause: (issue: Issue) => boolean) =>
    new Set(issues.flatMap((issue) => (isCause(issue) ? [issue.merchant] : [])));
  const brokenMerchants = merchantsWith(({ severity }) => severity === 'error');
  const merchantsInLoop = merchantsWith(({ code }) => code === 'access-loop');
  return issues.filter(
    ({ code, merchant }) =>
      (code !== 'unread-text' || !brokenMerchants.has(merchant)) &&
      (code !== 'closed-entry' || !merchantsInLoop.has(merchant)),
  );
}

/**
 * Where a merchant shuts a page to members, that is reported, and its entries to closed pages are not. In a file whose
 * nodes form a cycle, no page counts as shut.
 */
function withoutEntries(allIssues: Issue[]): Issue[] {
  const filesWithCycle = new Set(allIssues.flatMap(({ code, at }) => (code === 'node-cycle' ? [at.file] : [])));
  const issues = allIssues.filter(({ code, at }) => code !== 'shut-members' || !filesWithCycle.has(at.file));
  const merchantsThatShut = new Set(
    issues.flatMap(({ code, merchant }) => (code === 'shut-members' ? [merchant] : [])),
  );
  return issues.filter(({ code, merchant }) => code !== 'closed-entry' || !merchantsThatShut.has(merchant));
}

function byPlace(left: Issue, right: Issue): number {
  const file = left.at.file < right.at.file ? -1 : Number(left.at.file > right.at.file);
  return file || left.at.line - right.at.line || left.at.column - right.at.column;
}
