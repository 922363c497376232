import { expect, test } from 'vitest';
import { sandboxRefusal } from '@/sandbox';

test.each(['localhost', 'aurora.localhost', '127.0.0.1', '127.8.0.1', '::1', '[::1]'])(
  'starts on %s [QAS-03]',
  (host) => {
    expect(sandboxRefusal({ host, sandbox: undefined })).toBeUndefined();
  },
);

test.each(['0.0.0.0', '::', '10.0.0.7', 'www.aurora.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
  'refuses to start on %s without SANDBOX=1 [QAS-03]',
  (host) => {
    expect(sandboxRefusal({ host, sandbox: undefined })).toContain('SANDBOX=1');
    expect(sandboxRefusal({ host, sandbox: '0' })).toContain(host);
    expect(sandboxRefusal({ host, sandbox: '1' })).toBeUndefined();
  },
);
