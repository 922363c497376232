import { existsSync, readFileSync } from 'node:fs';
import { startScript } from '@/storefront/app/document/start-script';
import { allowedFeatures } from './browser-floor/allowed-features';
import { readBrowserData } from './browser-floor/browser-data';
import { createScriptReader } from './browser-floor/newer-in-script';
import { createStyleReader } from './browser-floor/newer-in-style';
import type { NewerUse } from './browser-floor/newer-use';
import { readJson } from './read-json';

const clientFolder = 'dist/client';

/**
 * Checks that the build needs no newer browser than `schemas/browser-floor.json` says. Exit code 1 if it does, or if an
 * allowed feature is not used.
 */
export async function main(): Promise<number> {
  const listFile = `${clientFolder}/.vite/own-files.json`;
  if (!existsSync(listFile)) {
    console.error('There is no build in dist/, so nothing is known of it. Run `node src/ops/build.mjs` first.');
    return 1;
  }
  const ownFiles = readJson(listFile);
  const assets = Array.isArray(ownFiles) ? ownFiles.map((name) => `assets/${name}`) : [];
  const files = [...assets, '.vite/service-worker.js'].map((name) => ({
    name,
    text: readFileSync(`${clientFolder}/${name}`, 'utf8'),
  }));
  const data = readBrowserData();
  const readScript = createScriptReader(data);
  const readStyle = createStyleReader(data);
  const usedNames = new Set<string>();
  const lines = [...files, { name: 'start-script.js', text: startScript }].flatMap(({ name, text }) => {
    const newerUses = name.endsWith('.js') ? readScript(name, text) : name.endsWith('.css') ? readStyle(text) : [];
    for (const one of newerUses) usedNames.add(one.name);
    return newerUses.filter((one) => !allowedFeatures.has(one.name)).map((one) => toLine(name, text, one));
  });
  const unusedAllowances = [...allowedFeatures.keys()].filter((name) => !usedNames.has(name));
  for (const line of lines) console.error(line);
  for (const name of unusedAllowances)
    console.error(
      `${name} is allowed, but no built file has it. Take it out of src/ops/browser-floor/allowed-features.ts.`,
    );
  if (lines.length > 0)
    console.error(
      `${lines.length} uses are newer than the oldest browsers of schemas/browser-floor.json, so players there meet a fault. Use something older, ask first whether it is there, or say in src/ops/browser-floor/allowed-features.ts why nobody misses it.`,
    );
  if (lines.length + unusedAllowances.length === 0)
    console.log(`${files.length} built files ask for nothing newer than the floor.`);
  return lines.length + unusedAllowances.length > 0 ? 1 : 0;
}

function toLine(file: string, text: string, { name, missingIn, at }: NewerUse): string {
  const context = text.slice(Math.max(0, at - 40), at + 60).replaceAll(/\s+/g, ' ');
  return `${file}  ${name} is not in ${missingIn}: … ${context} …`;
}
