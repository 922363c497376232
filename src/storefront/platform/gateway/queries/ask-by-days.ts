/**
 * Asks for days that are counted back from today, and once more where the answer set the clock so that they are
 * others: the first call of a document goes by the phone's own clock.
 */
export async function askByDays<Days extends object, Answer>(
  read: () => Days,
  ask: (days: Days) => Promise<Answer>,
): Promise<Answer> {
  const days = read();
  const answer = ask(days);
  await answer.catch(() => undefined);
  const now = read();
  return JSON.stringify(now) === JSON.stringify(days) ? answer : ask(now);
}
