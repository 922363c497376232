import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { vi } from 'vitest';
import { patient } from './patience';

/** Whether Debian's `radosgw`, `ceph-mon` and `ceph-osd` are installed. */
export const isCephInstalled = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph'].every(
  (program) => spawnSync(program, ['--version']).status === 0,
);

export type Ceph = {
  readonly env: Readonly<Record<string, string>>;
  readonly bucket: string;
  readonly stop: () => void;
};

const key = { accessKeyId: 'AKIDTEST', secretAccessKey: 'secret-of-tests' };

/** A Ceph of this machine in memory: a monitor, a store and its S3 gateway, with an empty bucket. */
export async function startCeph(): Promise<Ceph> {
  const place = mkdtempSync(join(tmpdir(), 'livery-ceph-'));
  const monitorPort = await freePort();
  const [cluster, store] = [randomUUID(), randomUUID()];
  for (const folder of ['mon', 'osd', 'rgw']) mkdirSync(join(place, folder));
  writeFileSync(join(place, 'ceph.conf'), configOf(place, cluster, monitorPort));
  const conf = ['-c', join(place, 'ceph.conf')];
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { cwd: place, stdio: ['ignore', 'pipe', 'ignore'], timeout: patient(30_000) });
  const daemons: ChildProcess[] = [];
  const start = (program: string, ...args: readonly string[]) => {
    const daemon = spawn(program, [...conf, '-f', ...args], { cwd: place, stdio: 'ignore' });
    daemons.push(daemon);
    return daemon;
  };
  const stop = () => {
    for (const daemon of daemons) daemon.kill('SIGKILL');
    rmSync(place, { recursive: true, force: true });
  };
  try {
    run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', `v1:127.0.0.1:${monitorPort}`, 'monmap');
    run('ceph-mon', ...conf, '--mkfs', '-i', 'a', '--monmap', 'monmap');
    start('ceph-mon', '-i', 'a');
    run('ceph', ...conf, 'osd', 'new', store, '0');
    run('ceph-osd', ...conf, '-i', '0', '--mkfs', '--osd-uuid', store);
    start('ceph-osd', '-i', '0');
    run('ceph', ...conf, 'osd', 'crush', 'add', '0', '1', `host=${hostname()}`, 'root=default');
    const address = await startGateway(start);
    const user = ['--uid=livery', '--display-name=livery', `--access-key=${key.accessKeyId}`];
    run('radosgw-admin', ...conf, '-n', 'client.rgw', 'user', 'create', ...user, `--secret-key=${key.secretAccessKey}`);
    const client = new AwsClient({ ...key, service: 's3', region: 'us-east-1' });
    const { status } = await client.fetch(`${address}/brands`, { method: 'PUT' });
    if (status !== 200) throw new Error(`Ceph made no bucket: ${status}`);
    const keys = { AWS_ACCESS_KEY_ID: key.accessKeyId, AWS_SECRET_ACCESS_KEY: key.secretAccessKey };
    return { env: { AWS_ENDPOINT_URL: address, ...keys }, bucket: 's3://brands/live', stop };
  } catch (error) {
    stop();
    throw error;
  }
}

type Start = (program: string, ...args: readonly string[]) => ChildProcess;

/** Its S3 gateway: the address. It ends where another test has taken its port meanwhile, and gets another port then. */
async function startGateway(start: Start, tries = 3): Promise<string> {
  const endpoint = `127.0.0.1:${await freePort()}`;
  const gateway = start('radosgw', '-n', 'client.rgw', `--rgw-frontends=beast endpoint=${endpoint}`);
  const hasEnded = once(gateway, 'exit').then(() => true);
  const answers = vi.waitFor(() => fetch(`http://${endpoint}`), { timeout: patient(60_000), interval: 500 });
  if (tries > 1 && (await Promise.race([hasEnded, answers])) === true) {
    answers.catch(() => undefined);
    return startGateway(start, tries - 1);
  }
  await answers;
  return `http://${endpoint}`;
}

function configOf(place: string, cluster: string, monitorPort: number): string {
  return `[global]
fsid = ${cluster}
mon host = v1:127.0.0.1:${monitorPort}
mon initial members = a
public network = 127.0.0.0/8
auth cluster required = none
auth service required = none
auth client required = none
ms bind msgr2 = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
run dir = ${place}
log file = /dev/null
admin socket = ${place}/$name.asok
pid file = ${place}/$name.pid
[mon.a]
mon data = ${place}/mon
[osd.0]
osd data = ${place}/osd
osd objectstore = memstore
memstore device bytes = 268435456
[client.rgw]
rgw data = ${place}/rgw
`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
