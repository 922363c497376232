import { expect, it } from 'vitest';
import { deviceName } from '@/storefront/features/security/device-name';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A055F) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604', 'Safari · iPhone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/150.0 Mobile Safari/604', 'Chrome · iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge · Windows'],
  ['Mozilla/5.0 (Linux; Android 13) SamsungBrowser/25 Chrome/121 Mobile Safari/537', 'Samsung Internet · Android'],
  ['curl/8.0', ''],
  [null, ''],
])('reads %s as %s [MEM-09]', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
