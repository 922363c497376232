import { toFlag } from '@/engine/live';
import type { AnnouncementsValue, HelpCenterValue } from '@/storefront/generated/wire/wire';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { uniqueBy } from '@/storefront/platform/gateway/queries/unique-by';

/** One item with words: a notice, a promotion, a help entry. */
export type Announcement = {
  readonly key: string;
  readonly title: string;
  /** HTML of the server. It must be sanitised before it is shown. */
  readonly html: string;
  readonly picture: string | undefined;
  /** The shown picture, then all of them. */
  readonly pictures: readonly string[];
  readonly time: { readonly start: number; readonly end: number | undefined; readonly longTerm: boolean } | undefined;
  /** Ids of promotion categories. */
  readonly categories: readonly string[];
  /** Undefined for announcements to everybody. */
  readonly isUnread?: boolean;
};

type Promotion = NonNullable<AnnouncementsValue['promotion']>[number];
type Notice = NonNullable<AnnouncementsValue['player']>[number] & Partial<Promotion>;

export function fromAnnouncements(items: readonly Notice[] | null | undefined): readonly Announcement[] {
  return withKeys(items ?? []).map(([key, item]) => ({
    key,
    title: String(item.title ?? ''),
    html: String(item.content ?? ''),
    ...picturesOf(item),
    time: timeOf(item),
    categories: (item.promoAnnouncementCategoryIds ?? []).map(String),
  }));
}

export function fromAgentNotices(notices: CallValue<'agentNotices'>): readonly Announcement[] {
  return withKeys(notices ?? []).map(([key, notice]) => ({
    key,
    title: String(notice.title ?? ''),
    html: String(notice.content ?? ''),
    ...noPictures,
    time: timeOf(notice),
    categories: [],
    // Without an id nothing can be marked as read.
    isUnread: hasId(notice) && toFlag(notice.isRead) === false,
  }));
}

export function fromHelp(entries: HelpCenterValue): readonly Announcement[] {
  return entries.map(({ title, content }, index) => ({
    key: String(index),
    title: String(title ?? ''),
    html: String(content ?? ''),
    ...noPictures,
    time: undefined,
    categories: [],
  }));
}

type NoticeText = { readonly id?: unknown; readonly title?: unknown; readonly content?: unknown };

const hasId = ({ id }: NoticeText) => String(id ?? '').trim() !== '';

/**
 * Gives each item a key of its own: different items may have the same id, or none, and none must be lost. The title
 * stands for an id that is not there, so that a link to the item stays valid when others come before it.
 */
function withKeys<Item extends NoticeText>(items: readonly Item[]): readonly (readonly [key: string, item: Item])[] {
  const counts = new Map<string, number>();
  return uniqueBy(items, ({ id, title, content }) => JSON.stringify([String(id ?? ''), title, content])).map((item) => {
    const id = String(hasId(item) ? item.id : item.title || 'notice');
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return [count === 1 ? id : `${id}-${count}`, item];
  });
}

const noPictures = { picture: undefined, pictures: [] };

/** The picture to show is the one with sequence 1. */
function picturesOf({ announcementImages }: Notice): Pick<Announcement, 'picture' | 'pictures'> {
  const images = announcementImages ?? [];
  const addressOf = (image: (typeof images)[number] | undefined) => image?.url ?? image?.imageUrl ?? undefined;
  const picture = addressOf(images.find(({ sequence }) => Number(sequence) === 1));
  const pictures = [picture, ...images.map(addressOf)].filter((address) => address !== undefined);
  return { picture, pictures };
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
