import { expect, it } from 'vitest';
import { zoneName } from '@/server/texts/zone-name';

it.each([
  ['Asia/Dhaka', 'en', 'Bangladesh Time'],
  ['Asia/Dhaka', 'bn', 'বাংলাদেশ সময়'],
  ['Europe/Malta', 'en', 'Malta Time'],
  ['Asia/Shanghai', 'zh-Hans', '中国时间'],
  ['Nowhere/Land', 'en', 'UTC'],
])('says whose time that of %s is, in %s: %s [APP-24]', (zone, language, name) => {
  expect(zoneName(zone, language)).toBe(name);
});
