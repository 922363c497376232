import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { load, loadAll } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { standardBodyLimit } from '@/server/gateway/body-limits';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';

const folder = 'src/ops/deploy';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const dockerfile = read('Dockerfile');
const nginx = read('nginx/nginx.conf');
const unit = read('systemd/livery@.service');
const services = fieldsOf(fieldsOf(load(read('compose.yaml'))).services);
const manifests = loadAll(read('kubernetes.yaml')).map(fieldsOf);
const alarmFile = read('prometheus/alarms.yml');

/** The value at a path of fields and positions. */
const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce((part, key) => (Array.isArray(part) ? part[Number(key)] : fieldsOf(part)[key]), value);
const listAt = (value: unknown, ...path: readonly (string | number)[]): readonly unknown[] => {
  const list = at(value, ...path);
  return Array.isArray(list) ? list : [];
};
const manifest = (kind: string) => manifests.find((one) => one.kind === kind);
const podOf = at(manifest('Deployment'), 'spec', 'template', 'spec');
const image = Object.fromEntries(
  [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' ').map((one) => one.split('='))),
);
const copy = services['livery-a'];
const secondsOf = (text: unknown) => Number(/\d+/.exec(String(text))?.[0]);

describe('variables', () => {
  /** Variables of every file, by the file. */
  const given: readonly (readonly [file: string, names: readonly string[]])[] = [
    ['Dockerfile', Object.keys(image).filter((name) => name !== 'NODE_ENV')],
    ['compose.yaml', Object.keys(fieldsOf(at(copy, 'environment')))],
    ['kubernetes.yaml', Object.keys(fieldsOf(manifest('ConfigMap')?.data))],
    [
      'systemd/livery@.service',
      [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => line.match(/[A-Z_]+(?==)/g) ?? []),
    ],
    ['systemd/livery.env', [...read('systemd/livery.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)],
  ];
  const guide = readFileSync('src/server/OPERATE.md', 'utf8');
  const rows = [...guide.matchAll(/^\| (`[A-Z_`, ]+`) +\|/gm)].flatMap(([, names = '']) => names.match(/[A-Z_]+/g));
  const known = new Set(rows);

  it.each(given)('%s names variables that the server reads, and no other', (_, names) => {
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the image', () => {
  it('copies files that are there', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    expect(copied.length).toBeGreaterThan(8);
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('leaves out packages that only the sandbox and ops import', () => {
    const [, removed = ''] = /npm uninstall .*--omit=dev (.+)$/m.exec(dockerfile) ?? [];
    const names = removed.split(' ');
    const importers = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /^(?!ops|sandbox).*(?<!\.d)\.tsx?$/.test(file) &&
        names.some((name) => readFileSync(join('src', file), 'utf8').includes(`'${name}'`)),
    );
    expect(names.length).toBe(2);
    expect(importers).toEqual([]);
  });

  it('opens the ports that it listens at', () => {
    expect(/^EXPOSE (.+)$/m.exec(dockerfile)?.[1]).toBe(`${image.PORT} ${image.ADMIN_PORT}`);
  });
});

describe('ports and paths', () => {
  it('agree in Kubernetes', () => {
    const [container] = listAt(podOf, 'containers');
    const ports = Object.fromEntries(
      listAt(container, 'ports').map((port) => [at(port, 'name'), String(at(port, 'containerPort'))]),
    );
    expect(ports).toEqual({ http: image.PORT, admin: image.ADMIN_PORT });
    const probes = ['startup', 'readiness', 'liveness'].map((name) => at(container, `${name}Probe`, 'httpGet'));
    expect(probes).toEqual([
      { path: '/readyz', port: 'admin' },
      { path: '/readyz', port: 'admin' },
      { path: '/livez', port: 'admin' },
    ]);
    expect(at(manifest('Service'), 'spec', 'ports', 0, 'targetPort')).toBe('http');
    const open = listAt(manifest('NetworkPolicy'), 'spec', 'ingress').map((rule) => at(rule, 'ports', 0, 'port'));
    expect(open).toEqual(['http', 'admin']);
    expect(listAt(container, 'volumeMounts').map((mount) => at(mount, 'mountPath'))).toContain(image.LAST_GOOD);
  });

  it('choose the same pods everywhere', () => {
    const labels = at(manifest('Deployment'), 'spec', 'template', 'metadata', 'labels');
    expect(labels).toEqual({ app: 'livery' });
    expect(at(manifest('Service'), 'spec', 'selector')).toEqual(labels);
    for (const [kind, key] of [
      ['Deployment', 'selector'],
      ['PodDisruptionBudget', 'selector'],
      ['NetworkPolicy', 'podSelector'],
    ] as const)
      expect(at(manifest(kind), 'spec', key, 'matchLabels')).toEqual(labels);
  });

  it('of probes are closed to visitors in Kubernetes, and only files are asked for at another pod where one lacks them', () => {
    const ingresses = manifests.filter(({ kind }) => kind === 'Ingress');
    const pathsOf = (ingress: unknown) =>
      listAt(ingress, 'spec', 'rules', 0, 'http', 'paths').map((path) => [
        at(path, 'path'),
        at(path, 'pathType'),
        at(path, 'backend', 'service', 'name'),
      ]);
    const [pages, files] = ingresses.map(pathsOf);
    expect(pages).toEqual([
      ['/', 'Prefix', 'livery'],
      ...['/livez', '/readyz', '/healthz'].map((path) => [path, 'Exact', 'livery-closed']),
    ]);
    const [, folders = ''] =
      /\^\/\(([\w|]+)\)\/ \{\n +proxy_pass http:\/\/livery;\n +proxy_next_upstream/.exec(nginx) ?? [];
    expect(files).toEqual(folders.split('|').map((folder) => [`/${folder}`, 'Prefix', 'livery']));
    expect(
      ingresses.map((ingress) =>
        at(ingress, 'metadata', 'annotations', 'nginx.ingress.kubernetes.io/proxy-next-upstream'),
      ),
    ).toEqual(['error timeout', 'error timeout http_404']);
    const closed = manifests.find((one) => at(one, 'metadata', 'name') === 'livery-closed');
    expect(at(closed, 'kind')).toBe('Service');
    expect(at(closed, 'spec')).not.toHaveProperty('selector');
  });

  it('agree in Kubernetes and Prometheus: the job of the alarms', () => {
    const monitor = manifest('PodMonitor');
    const label = String(at(monitor, 'spec', 'jobLabel'));
    const labels = at(manifest('Deployment'), 'spec', 'template', 'metadata', 'labels');
    expect(alarmFile).toContain(`up{job="${at(labels, label)}"}`);
    expect(at(monitor, 'spec', 'podMetricsEndpoints', 0, 'port')).toBe('admin');
    expect(at(monitor, 'spec', 'selector', 'matchLabels')).toEqual(labels);
  });

  it('agree in compose: nginx, copies and Prometheus', () => {
    const serversOf = (text: string) => [...text.matchAll(/^server (\S+) .*timeout/gm)].map(([, server]) => server);
    const copies = Object.keys(services).filter((name) => name.startsWith('livery-'));
    expect(serversOf(read('nginx/copies-compose.conf'))).toEqual(copies.map((name) => `${name}:${image.PORT}`));
    expect(listAt(load(read('prometheus/copies-compose.yml')), 0, 'targets')).toEqual(
      copies.map((name) => `${name}:${image.ADMIN_PORT}`),
    );
    const alone = serversOf(read('nginx/copies.conf'));
    expect(listAt(load(read('prometheus/copies.yml')), 0, 'targets')).toEqual(
      alone.map((address) => address?.replace(/:/, ':1')),
    );
    expect(unit).toContain('PORT=%i ADMIN_PORT=1%i');
    expect(at(copy, 'environment', 'TRUSTED_PROXIES')).toBe(at(services.nginx, 'networks', 'inside', 'ipv4_address'));
  });

  it('mounts files that are there, and state where the image keeps it', () => {
    const mounts = Object.values(services).flatMap((service) => listAt(service, 'volumes').map(String));
    const files = mounts.flatMap((mount) => /^\.(\/[^:]+):/.exec(mount)?.[1] ?? []);
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    expect(listAt(copy, 'volumes')).toEqual([`state-a:${image.LAST_GOOD}`]);
  });
});

it.each([
  ['compose.yaml', at(copy, 'environment', 'DRAIN_SECONDS'), at(copy, 'stop_grace_period')],
  ['kubernetes.yaml', at(manifest('ConfigMap'), 'data', 'DRAIN_SECONDS'), at(podOf, 'terminationGracePeriodSeconds')],
  ['systemd', /^DRAIN_SECONDS=(.+)$/m.exec(read('systemd/livery.env'))?.[1], /^TimeoutStopSec=(.+)$/m.exec(unit)?.[1]],
])('%s kills a copy no earlier than it has drained', (_, drain, grace) => {
  // Requests that run have 20 s after it.
  expect(secondsOf(grace)).toBeGreaterThanOrEqual(secondsOf(drain) + 25);
});

describe('systemd', () => {
  const sizeIn = (match: RegExpExecArray | null) =>
    secondsOf(match?.[1]) * (match?.[1]?.endsWith('G') === true ? 1024 ** 3 : 1024 ** 2);

  it('gives up a copy that does not start', () => {
    const [seconds = 0, starts = 0] = ['IntervalSec', 'Burst'].map((name) =>
      secondsOf(new RegExp(`^StartLimit${name}=(.+)$`, 'm').exec(unit)?.[1]),
    );
    const pause = secondsOf(/^RestartSec=(.+)$/m.exec(unit)?.[1]);
    // A start that fails takes some seconds too.
    expect(starts * (pause + 5)).toBeLessThan(seconds);
    expect(starts).toBeGreaterThan(0);
  });

  it('throttles a copy only after the alarm for its memory, and ends it at the limit that the guide names', () => {
    const [high = 0, most = 0] = ['High', 'Max'].map((name) =>
      sizeIn(new RegExp(`^Memory${name}=(.+)$`, 'm').exec(unit)),
    );
    const alarm = Number(/process_resident_memory_bytes\{[^}]*\} > (\S+)/.exec(alarmFile)?.[1]);
    expect(alarm).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(alarm);
    expect(most).toBeGreaterThan(high);
  });
});

describe('nginx', () => {
  const sizeOf = (name: string) => Number(new RegExp(`^ +${name} (\\d+)`, 'm').exec(nginx)?.[1]);

  it('leaves limits to the server, and closes connections to it first', () => {
    expect(sizeOf('client_max_body_size') * 1024 * 1024).toBeGreaterThan(standardBodyLimit);
    const upstream = /upstream livery \{[^}]+\}/.exec(nginx)?.[0] ?? '';
    const kept = Number(/keepAliveTimeout = (\d+)_000/.exec(readFileSync('src/server/listen.ts', 'utf8'))?.[1]);
    expect(kept).toBeGreaterThan(secondsOf(/keepalive_timeout (\d+)s/.exec(upstream)?.[1]));
  });

  it.each(['nginx/copies.conf', 'nginx/copies-compose.conf'])('asks all of %s where all have just failed', (file) => {
    const [standing = [], backup = []] = [/^server (\S+) .*timeout/gm, /^server (\S+) max_fails=0 backup/gm].map(
      (line) => [...read(file).matchAll(line)].map(([, server]) => server),
    );
    expect(standing).toHaveLength(2);
    expect(backup).toEqual(standing);
  });

  it('sends no bet twice, and leaves documents as they are', () => {
    expect(nginx).not.toMatch(/^[^#]*(non_idempotent|gzip on|sub_filter)/m);
    expect(nginx).toMatch(/^ +proxy_next_upstream error timeout;$/m);
    // A GET that hung until its time was over is asked for nowhere else.
    const [answer, next] = ['proxy_read_timeout', 'proxy_next_upstream_timeout'].map(sizeOf);
    expect(next).toBeLessThan(Number(answer));
  });

  it('tells the server the host, the visitor and the scheme, and takes none from the visitor', () => {
    const headers = Object.fromEntries(
      [...nginx.matchAll(/proxy_set_header (\S+) (.+);/g)].map(([, name, value]) => [name, value]),
    );
    expect(headers).toMatchObject({
      Host: '$http_host',
      'X-Forwarded-For': '$proxy_add_x_forwarded_for',
      'X-Forwarded-Proto': '$scheme',
      'X-Forwarded-Host': '""',
      Forwarded: '""',
    });
    // A location with a header of its own would lose all of these.
    expect(nginx.match(/^ {4,}proxy_set_header/gm)).toBeNull();
  });

  it('reads its config', ({ skip }) => {
    if (spawnSync('nginx', ['-v']).status !== 0) skip('nginx is not installed here');
    const place = mkdtempSync(join(tmpdir(), 'livery-nginx-'));
    const put = (name: string, text: string) => writeFileSync(join(place, name), text);
    put('copies.conf', read('nginx/copies.conf'));
    const files = ['-keyout', join(place, 'site.key'), '-out', join(place, 'site.crt')];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
    spawnSync('openssl', ['req', '-x509', ...curve, '-nodes', '-subj', '/CN=livery', ...files]);
    const here = nginx
      .replaceAll(/\/etc\/nginx\/(?:tls\/)?(?=copies|site)/g, `${place}/`)
      .replaceAll(/\/run\/|\/var\/(?:cache|log)\/nginx\//g, `${place}/`);
    put('nginx.conf', here);
    const { stderr } = spawnSync('nginx', ['-t', '-c', join(place, 'nginx.conf')], { encoding: 'utf8' });
    rmSync(place, { recursive: true });
    expect(stderr).toContain('test is successful');
  });
});

describe('metrics', () => {
  /** What the server counts, without the ends of histograms. */
  const source = readFileSync('src/server/metrics/prometheus.ts', 'utf8');
  const own = [...source.matchAll(/^ +name: '(\w+)'/gm)].map(([, name = '']) => name);
  const common = [
    'up',
    'nodejs_eventloop_lag_p99_seconds',
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
  ];
  const alarms = listAt(load(alarmFile), 'groups', 0, 'rules');
  const panels = listAt(JSON.parse(read('grafana.json')), 'panels').flatMap((panel) => listAt(panel, 'targets'));
  const namesIn = (expression: unknown) =>
    (
      String(expression)
        .replaceAll(/"[^"]*"/g, '')
        .match(/\b(?:http|livery|nodejs|process)_[a-z0-9_]+\b|\bup\b/g) ?? []
    )
      .filter((name) => !/^http_(route|response_status_code)$/.test(name))
      .map((name) => name.replace(/_(bucket|count|sum)$/, ''));

  it('are those of the server, in alarms and on the dashboard', () => {
    const used = new Set([...alarms, ...panels].flatMap((one) => namesIn(at(one, 'expr'))));
    expect(own.length).toBeGreaterThan(8);
    expect(own.filter((name) => !used.has(name))).toEqual([]);
    expect([...used].filter((name) => ![...own, ...common].includes(name))).toEqual([]);
  });

  it('wake somebody or wait, with words, and every alarm has a case in which it fires', () => {
    const names = alarms.map((alarm) => at(alarm, 'alert'));
    const cases = listAt(load(read('prometheus/alarms.test.yml')), 'tests');
    expect(names.length).toBeGreaterThan(9);
    expect(cases.map((one) => at(one, 'name'))).toEqual(names);
    for (const [index, alarm] of alarms.entries()) {
      expect(['page', 'ticket']).toContain(at(alarm, 'labels', 'severity'));
      const [expected] = listAt(cases[index], 'alert_rule_test', 0, 'exp_alerts');
      expect(at(expected, 'exp_annotations', 'description')).toBe(at(alarm, 'annotations', 'description'));
    }
  });

  it('stand in the guide of the server, each with its kind and its time', () => {
    const guide = readFileSync('src/server/OPERATE.md', 'utf8');
    const rows = [...guide.matchAll(/^\| `(Livery\w+)` +\| (page|ticket) +\|.* for (\d+ (?:s|min|h))\b/gm)];
    const words = { s: 's', m: 'min', h: 'h' };
    const ruled = alarms.map((alarm) => {
      const [, number = '', letter = ''] = /^(\d+)([smh])$/.exec(String(at(alarm, 'for'))) ?? [];
      return [at(alarm, 'alert'), at(alarm, 'labels', 'severity'), `${number} ${fieldsOf(words)[letter]}`];
    });
    expect(rows.map((row) => row.slice(1))).toEqual(ruled);
  });

  it('fire as they should', ({ skip }) => {
    if (spawnSync('promtool', ['--version']).status !== 0) skip('promtool is not installed here');
    const { stderr } = spawnSync('promtool', ['test', 'rules', 'alarms.test.yml'], {
      cwd: join(folder, 'prometheus'),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
  });
});

describe('QA of a change', () => {
  const github = load(read('ci/github.yml'));
  const steps = listAt(github, 'jobs', 'qa', 'steps').map(fieldsOf);
  const gitlab = load(read('ci/gitlab.yml'));

  it('has the whole history, and runs without scripts of packages', () => {
    expect(at(steps[0], 'with', 'fetch-depth')).toBe(0);
    expect(at(gitlab, 'qa', 'variables', 'GIT_DEPTH')).toBe(0);
    const commands = [steps.flatMap(({ run }) => run ?? []), listAt(gitlab, 'qa', 'script')];
    for (const list of commands) {
      expect(list[0]).toBe('npm ci --ignore-scripts');
      expect(list.at(-1)).toMatch(/^npm run qa -- --since origin\/\$/);
    }
  });

  it('keeps the report also where it is red', () => {
    expect(steps.at(-1)).toMatchObject({ if: 'always()', with: { path: '.livery/qa', 'include-hidden-files': true } });
    expect(at(gitlab, 'qa', 'artifacts')).toMatchObject({ when: 'always', paths: ['.livery/qa'] });
    expect(at(gitlab, 'qa', 'artifacts', 'reports', 'junit')).toBe('.livery/qa/junit.xml');
  });

  it('is judged on one machine where many share it, also where one of them fails or runs again', () => {
    const merging = listAt(load(read('ci/github.yml').replace(/^#(?= {2})/gm, '')), 'jobs', 'merge', 'steps');
    const uses = [...steps, ...merging.map(fieldsOf)].filter((step) => String(step.uses).includes('upload-artifact'));
    expect(uses.map((step) => at(step, 'with', 'overwrite'))).toEqual([true, true]);
    expect(at(merging[0], 'with', 'fetch-depth')).toBe(0);
    expect(merging.slice(-3, -1)).toMatchObject([{ with: { path: 'shards' } }, { run: 'npm run qa -- merge shards' }]);
    const job = at(load(read('ci/gitlab.yml').replace(/^#(?=\S| {2})/gm, '')), 'qa-merge');
    expect(job).toMatchObject({ needs: ['qa'], rules: [{ when: 'always' }], artifacts: at(gitlab, 'qa', 'artifacts') });
    expect(job).not.toHaveProperty('when');
    expect(listAt(job, 'script').at(-1)).toBe('npm run qa -- merge .livery/qa');
  });
});

it('has a line in its guide for every file', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map(({ name, parentPath }) => join(parentPath, name).slice(folder.length + 1));
  const guide = read('README.md');
  expect(files.length).toBeGreaterThan(10);
  const isNamed = (file: string) => guide.includes(file) || guide.includes(`\`${dirname(file)}/\``);
  expect(files.filter((file) => !isNamed(file))).toEqual([]);
});
