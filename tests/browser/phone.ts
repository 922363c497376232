/** What pages are looked at with. */
export const phone = {
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  // Only the test of the service worker lets one run: the others look at what the server sends.
  serviceWorkers: 'block',
  isMobile: true,
  locale: 'en-GB',
  timezoneId: 'Asia/Dhaka',
} as const;
