import { pageAsked } from '../records/record-page';
import type { Call } from '../wire/endpoint';

/** The page that a request asks for, and how many rows come before it. */
export function placeOf({ input }: Call) {
  const page = pageAsked(input);
  return { ...page, offset: (page.pageNo - 1) * page.pageSize };
}

/** The items of a list with commas; none for a field that is empty or missing. */
export function listOf({ input }: Call, field: string): readonly string[] {
  return (input.text(field) ?? '').split(',').filter((item) => item !== '');
}
