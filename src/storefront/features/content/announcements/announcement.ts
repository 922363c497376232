import { toFlag } from '@/engine/live';
import type { AnnouncementsValue, HelpCenterValue } from '@/storefront/generated/wire/wire';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { uniqueBy } from '@/storefront/platform/gateway/queries/unique-by';

/** One item of any list of words: a notice, a promotion, a help entry. */
export type Announcement = {
  readonly key: string;
  readonly title: string;
  /** HTML of the server: never shown before it is sanitised. */
  readonly html: string;
  readonly picture: string | undefined;
  readonly time: { readonly start: number; readonly end: number | undefined; readonly longTerm: boolean } | undefined;
  /** Ids of promotion categories. */
  readonly categories: readonly string[];
  /** Not known of what everybody is told. */
  readonly isUnread?: boolean;
};

type Promotion = NonNullable<AnnouncementsValue['promotion']>[number];
type Notice = NonNullable<AnnouncementsValue['player']>[number] & Partial<Promotion>;

export function ofAnnouncements(items: readonly Notice[] | null | undefined): readonly Announcement[] {
  return withKeys(items ?? []).map(([key, item]) => ({
    key,
    title: String(item.title ?? ''),
    html: String(item.content ?? ''),
    picture: pictureOf(item),
    time: timeOf(item),
    categories: (item.promoAnnouncementCategoryIds ?? []).map(String),
  }));
}

export function ofAgentNotices(notices: CallValue<'agentNotices'>): readonly Announcement[] {
  return withKeys(notices ?? []).map(([key, notice]) => ({
    key,
    title: String(notice.title ?? ''),
    html: String(notice.content ?? ''),
    picture: undefined,
    time: timeOf(notice),
    categories: [],
    isUnread: toFlag(notice.isRead) === false,
  }));
}

export function ofHelp(entries: HelpCenterValue): readonly Announcement[] {
  return entries.map(({ title, content }, index) => ({
    key: String(index),
    title: String(title ?? ''),
    html: String(content ?? ''),
    picture: undefined,
    time: undefined,
    categories: [],
  }));
}

type Words = { readonly id: number | string; readonly title?: unknown; readonly content?: unknown };

/** Each once, by its id; what shares its id with something else has a key of its own, so that none is lost. */
function withKeys<Item extends Words>(items: readonly Item[]): readonly (readonly [key: string, item: Item])[] {
  const counts = new Map<string, number>();
  return uniqueBy(items, ({ id, title, content }) => JSON.stringify([String(id), title, content])).map((item) => {
    const id = String(item.id);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return [count === 1 ? id : `${id}-${count}`, item];
  });
}

/** The picture with sequence 1. */
function pictureOf({ announcementImages }: Notice): string | undefined {
  const image = (announcementImages ?? []).find(({ sequence }) => Number(sequence) === 1);
  return image?.url ?? image?.imageUrl ?? undefined;
}

function timeOf({
  startDate,
  endDate,
  noExpiry,
}: Pick<Notice, 'startDate' | 'endDate' | 'noExpiry'>): Announcement['time'] {
  const start = Number(startDate ?? Number.NaN);
  if (!Number.isFinite(start)) return undefined;
  const end = Number(endDate ?? Number.NaN);
  return { start, end: Number.isFinite(end) ? end : undefined, longTerm: toFlag(noExpiry) === true };
}
