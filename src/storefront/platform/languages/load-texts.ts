import type { TextTable } from './texts';

/** Fetches a text table. Its URL has its hash. Throws if it cannot be fetched or is no table. */
export async function loadTexts(url: string, fetchText: typeof fetch): Promise<TextTable> {
  const response = await fetchText(url, { credentials: 'same-origin' });
  if (!response.ok)
    throw new Error(`The text table ${url} answered ${response.status}, so the language stays. Try again.`);
  const value: unknown = await response.json();
  if (!isTable(value))
    throw new Error(`The text table ${url} is not a map of texts, so the language stays. Try again.`);
  return value;
}

function isTable(value: unknown): value is TextTable {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
