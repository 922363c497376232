import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPublisher } from '@/sites/publish/publisher';
import { createS3Target, parseS3 } from '@/sites/publish/s3-target';
import { type Ceph, isCephInstalled, startCeph } from '../../support/ceph';
import { patient } from '../../support/patience';
import { offer, publishTo } from '../../support/publishing';
import { publish } from '../server/fixture';

let ceph: Ceph | undefined;
const isDeep = process.env.DEEP === 'on';
beforeAll(async () => {
  if (isCephInstalled && isDeep) ceph = await startCeph();
}, patient(180_000));
afterAll(() => ceph?.stop());

it('publishes to Ceph, twice, and undoes nobody who published meanwhile [CFG-05]', {
  tags: ['deep'],
  timeout: patient(60_000),
}, async ({ skip }) => {
  if (ceph === undefined) return skip('radosgw, ceph-mon or ceph-osd is not installed here');
  const target = createS3Target(parseS3(ceph.bucket, ceph.env));
  const liveHash = async () =>
    (await createPublisher({ target, key: undefined }).current()).entries.get('aurora')?.hash;
  expect(await target.keepsConditions()).toBe(true);
  await publishTo(target, [offer(publish('aurora', 'first'))]);
  const early = await target.pointer();
  await publishTo(target, [offer(publish('aurora', 'second'))]);
  expect(await liveHash()).toBe(publish('aurora', 'second').hash);
  expect(await target.movePointer('{}', early?.etag)).toBe(false);
  expect(await target.movePointer('{}', undefined)).toBe(false);
  expect(await liveHash()).toBe(publish('aurora', 'second').hash);
});
