import { expect, it } from 'vitest';
import type { WireIssue } from '@/engine/issue';
import { platformLinks } from '@/engine/normalize/platform-links';

const cipherText = 'QUJDREVGR0hJSktMTU5PUA=='; // 16 bytes

it.each([
  [`${cipherText}a1b2c3d4`, `hidden:${cipherText}a1b2c3d4`],
  ['https://chat.example/', 'https://chat.example/'],
  ['javascript:alert(1)', undefined],
  ['QUJDa1b2c3d4', undefined],
])('takes the service path %j as %j [HOM-11]', (path, url) => {
  const issues: WireIssue[] = [];
  const { sources } = platformLinks(
    { settings: { customerService: [{ csType: 'LIVECHAT', title: 'Chat', path }] } },
    issues,
  );
  expect(sources['services.links']?.[0]?.url).toBe(url);
  expect(issues).toHaveLength(url === undefined ? 1 : 0);
});
