import type { AnnouncementsValue } from '@/storefront/generated/wire/wire';

export type Popup = {
  readonly key: string;
  readonly title: string | undefined;
  /** HTML that the platform sent, to draw with `ServerHtml`. */
  readonly html: string;
};

/**
 * The popups of one execution: A with a session, B without. Popups without an execution are for everybody, and those
 * without words are dropped.
 */
export function toPopups(value: AnnouncementsValue | undefined, execution: 'A' | 'B'): readonly Popup[] {
  return (value?.popup ?? [])
    .filter((popup) => !popup.execution || popup.execution.toUpperCase() === execution)
    .filter(({ title, content }) => Boolean(title) || Boolean(content))
    .map(({ id, title, content }, index) => ({
      key: `${id ?? ''}-${index}`,
      title: title ? String(title) : undefined,
      html: String(content ?? ''),
    }));
}
