import type { HandField } from '../browser/case-data';

/** Data of the control's pages. */
export type SiteData = {
  readonly fields: readonly HandField[];
  /** Paths of the pictures of tiles. */
  readonly pictures: readonly string[];
  /** Path of the picture above the form. */
  readonly hero: string | undefined;
};

export function isSiteData(value: unknown): value is SiteData {
  return typeof value === 'object' && value !== null && 'fields' in value && 'pictures' in value;
}
