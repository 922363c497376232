import type { Issue } from './issue';

/** Of all that was found what is told, by file, line and column. */
export function toldIssues(issues: readonly Issue[]): readonly Issue[] {
  return withoutGuesses(issues).sort(byPlace);
}

/** What a number that could not be read was taken for says nothing of what was meant. */
function withoutGuesses(issues: readonly Issue[]): Issue[] {
  const placeOf = ({ at }: Issue) => `${at.file}:${at.line}:${at.column}`;
  const guessed = new Set(issues.flatMap((issue) => (issue.code === 'no-number' ? [placeOf(issue)] : [])));
  return issues.filter((issue) => issue.code === 'no-number' || !guessed.has(placeOf(issue)));
}

function byPlace(left: Issue, right: Issue): number {
  const file = left.at.file < right.at.file ? -1 : Number(left.at.file > right.at.file);
  return file || left.at.line - right.at.line || left.at.column - right.at.column;
}
