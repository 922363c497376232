// Lists what is shipped: `npm run sbom` prints an SBOM (CycloneDX), with `-- --licences` the packages by licence.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Development dependencies that a build holds, since it bundles them. */
export const bundled = ['ajv', 'aws4fetch', 'i18next', 'kysely', 'react-i18next', 'react-router-dom'];

/**
 * The project as if it had only the packages that are shipped. npm's own `sbom --omit dev` leaves out bundled ones, and
 * every package that a development dependency needs too, React among them.
 */
export function toShipped(project, lock) {
  const { dependencies, devDependencies, ...rest } = project;
  const bundledVersions = Object.fromEntries(bundled.map((name) => [name, devDependencies[name]]));
  const shipped = { ...rest, dependencies: { ...dependencies, ...bundledVersions } };
  return { project: shipped, lock: { ...lock, packages: neededBy(shipped, lock.packages) } };
}

/** Entries of a lock file that the root needs, directly or through others. */
function neededBy(root, packages) {
  const needed = new Map([['', root]]);
  for (const [path, entry] of needed) {
    const required = { ...entry.dependencies, ...entry.peerDependencies, ...entry.optionalDependencies };
    for (const name of Object.keys(required)) {
      const found = resolvedPath(name, path, packages);
      if (found !== undefined) needed.set(found, packages[found]);
    }
  }
  return Object.fromEntries(needed);
}

/** Where a package finds another one: in its own folder, else in that of each package around it. */
function resolvedPath(name, from, packages) {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (place in packages) return place;
  return from === ''
    ? undefined
    : resolvedPath(name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), packages);
}

/** Names and versions of packages by their licence. */
export function byLicence({ packages }) {
  const names = new Map();
  for (const [path, { license = 'none', version }] of Object.entries(packages)) {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (name !== undefined) names.set(license, [...(names.get(license) ?? []), `${name}@${version}`]);
  }
  return names;
}

function printSbom({ project, lock }) {
  const temporary = mkdtempSync(join(tmpdir(), 'livery-sbom-'));
  // npm takes the folder's name for the project's.
  const folder = join(temporary, project.name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  rmSync(temporary, { recursive: true });
  return status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (name) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
  const shipped = toShipped(read('package.json'), read('package-lock.json'));
  if (process.argv.includes('--licences'))
    for (const [licence, names] of byLicence(shipped.lock)) console.log(`${licence}\n  ${names.join(' ')}`);
  else process.exitCode = printSbom(shipped);
}
