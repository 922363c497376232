/** What people call the time of an IANA zone in a language: `Bangladesh Time`. In English where the language is not known, UTC where the zone is not. */
export function zoneName(timeZone = 'UTC', language = 'en'): string {
  try {
    const format = new Intl.DateTimeFormat([language, 'en'], { timeZone, timeZoneName: 'shortGeneric' });
    return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
  } catch {
    return 'UTC';
  }
}
