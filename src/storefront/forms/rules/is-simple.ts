/** Whether digits are easy to guess: one digit repeated, a row up or down, or up to three digits repeated. */
export function isSimple(digits: string): boolean {
  if (/^(\d{1,3})\1+$/.test(digits)) return true;
  const values = [...digits].map(Number);
  const steps = values.slice(1).map((value, place) => (value - (values[place] ?? 0) + 10) % 10);
  return steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === 9));
}
