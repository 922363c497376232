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
  /** All of them, that one first. */
  readonly pictures: readonly string[];
  readonly time: { readonly start: number; readonly end: number | undefined; readonly longTerm: boolean } | undefined;
  /** Ids of promotion categories. */
  readonly categories: readonly string[];
  /** Not known of what everybody is told. */
  readonly isUnread?: boolean;
};

type Promotion = NonNullable<AnnouncementsValue['promotion']>[number];
type Notice = NonNullable<AnnouncementsValue['player']>[number] & Partial<Promotion>;

export function ofAnnouncements(items: readonly Notice[] | null | undefined): readonly Announcement[] {
  return uniqueBy(items ?? [], ({ id }) => String(id)).map((item) => ({
    key: String(item.id),
    title: item.title ?? '',
    html: item.content ?? '',
    ...picturesOf(item),
    time: timeOf(item),
    categories: (item.promoAnnouncementCategoryIds ?? []).map(String),
  }));
}

export function ofAgentNotices(notices: CallValue<'agentNotices'>): readonly Announcement[] {
  return uniqueBy(notices ?? [], ({ id }) => String(id)).map((notice) => ({
    key: String(notice.id),
    title: notice.title ?? '',
    html: notice.content ?? '',
    ...noPictures,
    time: timeOf(notice),
    categories: [],
    isUnread: toFlag(notice.isRead) === false,
  }));
}

export function ofHelp(entries: HelpCenterValue): readonly Announcement[] {
  return entries.map(({ title, content }, index) => ({
    key: String(index),
    title: title ?? '',
    html: content ?? '',
    ...noPictures,
    time: undefined,
    categories: [],
  }));
}

const noPictures = { picture: undefined, pictures: [] };

/** The one with sequence 1 shows. */
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
