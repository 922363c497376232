import { phone as smallPhone } from '../../src/review/screens/open-screen';

/** What pages are looked at with. */
export const phone = {
  ...smallPhone,
  // Only the test of the service worker lets one run: the others look at what the server sends.
  serviceWorkers: 'block',
  locale: 'en-GB',
  timezoneId: 'Asia/Dhaka',
} as const;
