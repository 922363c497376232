/**
 * Asks for days counted back from today. The first call of a document counts by the phone's own clock: if its answer
 * sets the clock to another day, it asks again.
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
