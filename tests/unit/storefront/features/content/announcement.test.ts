import { expect, it } from 'vitest';
import {
  fromAgentNotices,
  fromAnnouncements,
  fromHelp,
} from '@/storefront/features/content/announcements/announcement';

it('loses none of several announcements under one id, and shows one that comes twice once [CON-01]', () => {
  const rows = [
    { id: 7, title: 'One', content: 'a' },
    { id: 7, title: 'Two', content: 'b' },
    { id: '7', title: 'One', content: 'a' },
    { id: 8, title: 'Three', content: null },
  ];
  const seen = [
    ['7', 'One'],
    ['7-2', 'Two'],
    ['8', 'Three'],
  ];
  expect(fromAnnouncements(rows).map(({ key, title }) => [key, title])).toEqual(seen);
  expect(fromAgentNotices(rows).map(({ key, title }) => [key, title])).toEqual(seen);
});

it('shows announcements without an id, each under a key of its own, and marks none as new [CON-01]', () => {
  const rows = [
    { title: 'News', content: 'a', isRead: 0 },
    { id: null, title: 'News', content: 'b', isRead: 0 },
    { id: ' ', title: null, content: 'c', isRead: 0 },
    { id: 8, title: 'Other', content: null, isRead: 0 },
  ];
  expect(fromAnnouncements(rows).map(({ key }) => key)).toEqual(['News', 'News-2', 'notice', '8']);
  expect(fromAgentNotices(rows).map(({ isUnread }) => isUnread)).toEqual([false, false, false, true]);
});

it('shows words that are a number [CON-01]', () => {
  const [announcement] = fromAnnouncements([{ id: 1, title: 2026, content: 50 }]);
  expect(announcement).toMatchObject({ title: '2026', html: '50' });
  expect(fromHelp([{ title: 1, content: 2 }])[0]).toMatchObject({ title: '1', html: '2' });
});
