import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { retriedStyles } from '../../../../src/ops/build/styles.mjs';

const folder = 'node_modules/vite/dist/node/chunks';
const { transform } = retriedStyles();

/** The functions of Vite that load code with its styles, as they stand in a built page. */
function loaderOf(): string {
  const sources = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const parts = sources.flatMap((source) => source.match(/^function preload(?:Once)?\([\s\S]*?^\}/gm) ?? []);
  return parts.join('\n');
}

describe('retriedStyles', () => {
  it('lets Vite’s loader forget a style sheet that did not come, so that the next try asks for it again [APP-15]', () => {
    const code = loaderOf();
    const changed = transform(code, '\0vite/preload-helper.js')?.code.split('\n') ?? [];
    const before = code.split('\n');
    expect(changed.filter((line, index) => line !== before[index]).map((line) => line.trim())).toEqual([
      'delete seen[href];',
      expect.stringMatching(/^if \(e\.type === "error"\) link\.remove\(\), rej\(/),
    ]);
  });

  it.each([
    ['is another', () => 'export const load = 1;'],
    ['has lost its first place', () => loaderOf().replaceAll(/seen\[href\]\s*=\s*void 0/g, 'seen.delete(href)')],
    ['has a place twice', () => `${loaderOf()}\n${loaderOf()}`],
  ])('stops the build where the loader %s [APP-15]', (_, code) => {
    expect(() => transform(code(), '\0vite/preload-helper.js')).toThrow(
      /times in Vite's loader .*, and 1 are expected/,
    );
  });

  it('stops a build in which it never met the loader, and leaves every other file as it is [APP-15]', () => {
    const plugin = retriedStyles();
    plugin.buildStart();
    expect(plugin.transform('const seen = 1;', '/x/src/storefront/app/page/screens.tsx')).toBeNull();
    expect(() => plugin.buildEnd()).toThrow('vite/preload-helper stands 0 times in the build');
    plugin.transform(loaderOf(), '\0vite/preload-helper.js');
    expect(() => plugin.buildEnd()).not.toThrow();
  });
});
