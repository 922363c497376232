/**
 * Asks for days counted back from today. The first call of a document counts by the phone's own clock: if its answer
 * sets the clock to another day, it asks again.
 */
export async function askByDays<Days extends object, Answer>(
  readDays: () => Days,
  ask: (days: Days) => Promise<Answer>,
): Promise<Answer> {
  const days = readDays();
  const answer = ask(days);
  await answer.catch(() => undefined);
  const daysNow = readDays();
  return JSON.stringify(daysNow) === JSON.stringify(days) ? answer : ask(daysNow);
}
