import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundled, byLicence, type Lock, toShipped } from '@/ops/sbom.mjs';

const project = JSON.parse(readFileSync('package.json', 'utf8'));
const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const shipped = toShipped(project, lock).lock;
const namesOf = ({ packages }: Lock) => Object.keys(packages).filter((path) => path !== '');

it('lists every package that an install without development dependencies has, and those that a build bundles', () => {
  const installed = Object.entries(lock.packages).flatMap(([path, { dev }]) => (dev === true ? [] : [path]));
  // Libraries have types beside them that nothing loads.
  const isCode = (path: string) => !/node_modules\/(@types\/|csstype$|undici-types$)/.test(path);
  const added = namesOf(shipped).filter((path) => !installed.includes(path));
  expect(installed.filter((path) => isCode(path) && !(path in shipped.packages))).toEqual([]);
  expect(bundled.filter((name) => !added.includes(`node_modules/${name}`))).toEqual([]);
});

it('knows every development dependency that code of the server and the browser imports', () => {
  const imported = ['engine', 'sandbox', 'server', 'sites', 'storefront'].flatMap((room) =>
    readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|js)$/.test(file) && !file.endsWith('.d.ts'))
      .flatMap((file) => [
        ...readFileSync(join('src', room, file), 'utf8').matchAll(
          /^(?:import (?!type )|export |\} )[^'\n]*'((?:@[a-z][^/']*\/)?[a-z][^/']*)/gm,
        ),
      ])
      .flatMap(([, name]) => (name !== undefined && name in project.devDependencies ? [name] : [])),
  );
  expect([...new Set(imported)].sort()).toEqual(bundled);
});

/** Licences that ask for no more than their text to be kept. */
const allowed = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Python-2.0'];

it('ships packages of allowed licences only', () => {
  const isAllowed = (licence: string) =>
    licence
      .replaceAll(/[()]/g, '')
      .split(' AND ')
      .every((part) => part.split(' OR ').some((choice) => allowed.includes(choice)));
  const others = [...byLicence(shipped)].flatMap(([licence, names]) => (isAllowed(licence) ? [] : names));
  // The sandbox draws with it, as a library of its own. An image has neither.
  expect(others.filter((name) => !name.startsWith('@img/sharp-'))).toEqual([]);
});

it('has a checksum for every package, no other registry than yours, and no script that an install would run', () => {
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '');
  // npm writes these for this machine's system only, so they were added by hand.
  const unchecked = entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([path]) => path);
  expect(unchecked.filter((path) => !path.startsWith('node_modules/@biomejs/cli-'))).toEqual([]);
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(Object.entries(shipped.packages).filter(([, entry]) => 'hasInstallScript' in entry)).toEqual([]);
});
