import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unusedOptions, withoutUnusedCarousels } from '../../../../src/ops/build/carousels.mjs';

const file = 'node_modules/swiper/shared/swiper-core.mjs';
const code = readFileSync(file, 'utf8');
const reads = new RegExp(`params\\.(?:${unusedOptions.join('|')})\\b`);

it('leaves out of Swiper what no carousel uses, and stops a build where it stands otherwise [APP-16]', () => {
  const plugin = withoutUnusedCarousels();
  const slim = plugin.transform(code, `/x/${file}`)?.code ?? '';
  expect(code).toMatch(reads);
  expect(slim).toContain('class Swiper');
  expect(slim).not.toMatch(reads);
  const otherwise = code.replace('params.cssMode', 'params.mode');
  expect(() => plugin.transform(otherwise, `/x/${file}`)).toThrow('32 are expected');
  expect(() => withoutUnusedCarousels().buildEnd()).toThrow('not a part of the build');
});

it('takes each option for what it is where nobody sets it, and the library sets none itself [APP-16]', () => {
  const defaults = code.slice(code.indexOf('const defaults = {'), code.indexOf('var eventsEmitter'));
  const set = unusedOptions.filter((name) => new RegExp(`\\b${name}: (?!false,|undefined,)`).test(defaults));
  expect(set).toEqual([]);
  expect(code).not.toMatch(new RegExp(`${reads.source}\\s*=[^=]`));
});

it('holds as long as no carousel of the storefront sets one [APP-16]', () => {
  const folder = 'src/storefront/ui/carousel';
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(sources.join('\n')).toContain('slidesPerView:');
  expect(sources.filter((source) => new RegExp(`\\b(?:${unusedOptions.join('|')}):`).test(source))).toEqual([]);
});
