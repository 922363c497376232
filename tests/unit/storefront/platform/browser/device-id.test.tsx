import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createUuid, useDeviceId } from '@/storefront/platform/browser/device-id';

afterEach(() => vi.unstubAllGlobals());

it('makes ids that are all different, of the form that platforms know [AUT-05]', () => {
  const ids = Array.from({ length: 200 }, createUuid);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  for (const at of [0, 14 + 1, 19, 35]) expect(new Set(ids.map((id) => id[at])).size).toBeGreaterThan(3);
});

it.each([true, false])(
  'sends the id of the device back over https alone where it was made there: %s [AUT-05]',
  (isSecure) => {
    const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const { result } = renderHook(useDeviceId);
    vi.stubGlobal('window', {
      localStorage,
      sessionStorage,
      isSecureContext: isSecure,
      addEventListener: () => undefined,
    });
    const id = result.current();
    const [cookie = ''] = written.mock.calls[0] ?? [];
    expect(cookie).toContain(`SHELL_deviceId=${id}`);
    expect(/; secure$/.test(cookie)).toBe(isSecure);
    written.mockRestore();
  },
);
