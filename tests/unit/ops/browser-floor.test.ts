import floor from '@schemas/browser-floor.json';
import { expect, it } from 'vitest';
import { allowedFeatures } from '@/ops/browser-floor/allowed-features';
import { missingBrowsersOf, partsOf, readBrowserData } from '@/ops/browser-floor/browser-data';
import { createScriptReader } from '@/ops/browser-floor/newer-in-script';
import { createStyleReader } from '@/ops/browser-floor/newer-in-style';
import { targetsOf } from '@/ops/build/targets.mjs';
import { startScript } from '@/storefront/app/document/start-script';

const data = readBrowserData();
const readScript = createScriptReader(data);
const readStyle = createStyleReader(data);
const inScript = (code: string) => readScript('part.js', code).map(({ name }) => name);
const inStyle = (css: string) => readStyle(css).map(({ name }) => name);

it.each([
  ['const a=(b,c)=>URL.canParse(b,c)?new URL(b,c):void 0', ['URL.canParse']],
  ['const a=b=>window.URL.canParse(b)', ['URL.canParse']],
  ['const a=b=>b.filter(Boolean).toReversed()', ['.toReversed()']],
  ['const a=b=>Object.groupBy(b,c=>c.d)', ['Object.groupBy']],
  ['const a=()=>requestIdleCallback(b)', ['requestIdleCallback']],
  ['const a=()=>document.startViewTransition(b)', ['Document#startViewTransition']],
  ['const a=()=>navigator.connection.saveData', ['Navigator#connection']],
  ['const a=b=>new Intl.Segmenter(b)', ['Intl.Segmenter']],
  ['const a=b=>b.addEventListener("scrollend",c)', ['event scrollend']],
])('finds what is newer than the floor in a script: %s [QAS-05]', (code, names) => {
  expect(inScript(code)).toEqual(names);
});

it.each([
  'const a=(b,c)=>{try{return new URL(b,c)}catch{}}',
  'const a=b=>[...b].reverse().map(c=>c.at(-1)).findLast(Boolean)',
  'const a=()=>typeof requestIdleCallback=="function"?requestIdleCallback(b):setTimeout(b)',
  'function a(){if("startViewTransition"in document)return()=>document.startViewTransition(b)}',
  'const a=()=>navigator.connection?.saveData',
  'const a=()=>navigator.share?.({url:b})',
  'const a=()=>fetch(b).then(c=>c.json())',
  'const a=b=>typeof Intl.Segmenter=="function"&&new Intl.Segmenter(b)',
  'const a={canParse:b,requestIdleCallback:1}.requestIdleCallback',
])('takes what is old, or asked for first: %s [QAS-05]', (code) => {
  expect(inScript(code)).toEqual([]);
});

it('takes what a question itself calls for no guard [QAS-05]', () => {
  expect(inScript('const a=b=>{if(URL.canParse(b))return URL.canParse(b)}')).toEqual(['URL.canParse', 'URL.canParse']);
});

it('takes no question of another function for a guard [QAS-05]', () => {
  expect(inScript('const a=()=>"share"in navigator;const b=()=>navigator.share({url:c})')).toEqual(['Navigator#share']);
});

it.each([
  ['.a:has(.b){color:red}', [':has']],
  ['.a{content-visibility:auto}', ['content-visibility']],
  ['@starting-style{.a{opacity:0}}', ['@starting-style']],
  ['.a{color:light-dark(red,blue)}', ['light-dark()']],
  ['.a{.b{color:red}}', ['nesting']],
])('finds what is newer than the floor in a style sheet: %s [QAS-05]', (css, names) => {
  expect(inStyle(css)).toEqual(names);
});

it.each([
  '.a{color:color-mix(in srgb,red,blue);inset:0;display:grid}',
  '.a{color:red;color:light-dark(red,blue)}',
  '@supports (content-visibility:auto){.a{content-visibility:auto}}',
  '@supports selector(:has(a)){.a:has(.b){color:red}}',
])('takes a style that is old, has an older one before it, or is asked for: %s [QAS-05]', (css) => {
  expect(inStyle(css)).toEqual([]);
});

it('says which browsers have not got it, and since when they have [QAS-05]', () => {
  expect(readScript('a.js', 'URL.canParse(a)')[0]?.missingIn).toMatch(
    /^Chrome \(from 120\), .*Firefox \(from 115\), .*iOS \(from 17\)$/,
  );
});

it('finds nothing in the script that begins a document, and gives a reason for each exception [QAS-05]', () => {
  expect(inScript(startScript)).toEqual([]);
  for (const [name, reason] of allowedFeatures) expect(`${name}: ${reason}`).toMatch(/: \S.{20,}\.$/);
});

it('builds for the same browsers [QAS-05]', () => {
  const { safari, chrome, firefox } = floor;
  expect(targetsOf('.')).toEqual([
    `chrome${chrome}`,
    `edge${chrome}`,
    `firefox${firefox}`,
    `safari${safari}`,
    `ios${safari}`,
  ]);
});

/** What the script below the floor asks for (`app/document/version-tips.ts`), and the browser that it came to last. */
it.each([
  ['javascript regular_expressions lookbehind_assertion', 'safari'],
  ['css types color color-mix', 'chrome'],
  ['css types calc-keyword infinity', 'firefox'],
] as const)(
  'asks a browser for %s, which came with the floor of %s and to no other later [APP-12]',
  (path, browser) => {
    const steps = path.split(' ');
    const feature = partsOf(data, ...steps.slice(0, -1)).find(([name]) => name === steps.at(-1))?.[1] ?? {};
    expect(missingBrowsersOf(feature)).toBeUndefined();
    expect(JSON.stringify(Object(feature.__compat).support[browser])).toContain(`"version_added":"${floor[browser]}"`);
  },
);
