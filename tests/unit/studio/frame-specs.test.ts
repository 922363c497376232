import { expect, it } from 'vitest';
import { readAddress } from '@/studio/app/address';
import { frameSpecs } from '@/studio/app/frames/frame-specs';

it('says in place of a phone why there is none [STU-04]', () => {
  const brand = { id: 'aurora', name: 'Aurora', parents: [], code: '', languages: [], hasBothModes: false, pages: [] };
  const insteadFor = (one: typeof brand & { readonly isUnread?: true }) => {
    const now = { version: 1, brands: [one], edited: [], problems: [], undo: '', redo: '', broken: [], tried: {} };
    const frames = { host: 'studio.localhost', port: 1, key: '', most: 24 };
    const setting = { source: '', frames, personas: [], switches: [], facts: [] };
    const [spec] = frameSpecs({ look: readAddress('?page=rain'), brand: one, now, setting, savedPort: undefined });
    return spec?.instead;
  };
  expect(insteadFor(brand)).toContain('aurora has no address for "rain"');
  expect(insteadFor({ ...brand, isUnread: true })).toContain('aurora cannot be read');
});
