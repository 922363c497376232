import * as messages from '../../messages';
import type { Finding } from '../../messages/finding';
import { nearestName, onlyNear } from '../../nearest-name';

const timeZones = Intl.supportedValuesOf('timeZone');

/** Time zones without a continent that every browser knows. */
const zonesWithoutContinent = /^(?:UTC|GMT|UCT|PRC|ROC|ROK|EST|MST|HST|MET|CET|EET|WET)$/i;

/**
 * The finding for a time zone; undefined for a good one. Good are zones of cities, names of countries, and the old names
 * that every browser knows, such as `CET`. Offsets and other abbreviations have no summer time.
 */
export function faultOfTimeZone(zone: string): Finding | undefined {
  if (timeZones.includes(zone)) return undefined;
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/i.exec(zone) ?? [];
  if (sign !== undefined && hours !== '0') return messages.turnedTimeZone(zone, sign === '+' ? 'behind' : 'ahead of');
  const isAbbreviation = /^[A-Z]{2,5}$/i.test(zone) && !zonesWithoutContinent.test(zone) && !isCountryName(zone);
  if (!isAbbreviation && /^[A-Za-z]/.test(zone) && isKnown(zone)) return undefined;
  const city = zone.trim().replaceAll(' ', '_').toLowerCase();
  const zonesOfCity = timeZones.filter((one) => one.toLowerCase().endsWith(`/${city}`));
  // With several cities, or with none, the meant one would be a guess.
  const [onlyZone] = zonesOfCity.length === 1 ? zonesOfCity : [];
  return messages.unknownTimeZone(
    zone,
    onlyZone ?? onlyNear(zone, timeZones) ?? nearestName(zone, timeZones),
    onlyZone,
  );
}

/** Whether browsers know a zone. They also know aliases that are not in their list. */
function isKnown(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Whether a zone is a country's name, such as `Iran`. */
function isCountryName(zone: string): boolean {
  return /^[A-Z][a-z]/.test(zone);
}
