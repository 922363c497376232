/**
 * The name of an IANA zone's time: `Bangladesh Time`. In English if the language is unknown, as UTC if the zone is
 * unknown.
 */
export function zoneName(timeZone = 'UTC', language = 'en'): string {
  try {
    const format = new Intl.DateTimeFormat([language, 'en'], { timeZone, timeZoneName: 'shortGeneric' });
    return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
  } catch {
    return 'UTC';
  }
}
