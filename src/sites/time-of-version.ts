/** 20261124093000 → 2026-11-24 09:30:00 UTC */
export function timeOfVersion(version: number): string {
  return String(version).replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3 $4:$5:$6 UTC');
}
