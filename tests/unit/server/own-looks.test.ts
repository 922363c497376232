import { expect, it } from 'vitest';
import { withOwnLooks } from '@/server/assets/own-looks';
import { sheetsOf } from '@/server/pages/sheets-of';

const looks = { menu: 'chips', card: 'flat' };

it.each<readonly [css: string, own: string | undefined]>([
  ['.a{color:red}', '.a{color:red}'],
  ['[data-look-menu="tabs"] .a{color:red}.b{top:0}', '.b{top:0}'],
  ['[data-look-menu=chips] .a{top:0}[data-look-menu=tabs] .a{top:1px}', '[data-look-menu=chips] .a{top:0}'],
  ['html[data-look-ground="glow"] body{top:0}', ''],
  // One own look of a list is enough, and both of one selector are needed.
  ['[data-look-menu="tabs"] .a,[data-look-menu="chips"] .b{top:0}', undefined],
  ['[data-look-menu="chips"][data-look-card="raised"] .a{top:0}', ''],
  ['.a:not([data-look-menu="tabs"] *){top:0}', undefined],
  [':is([data-look-menu="tabs"],[data-look-menu="chips"]) .a{top:0}', undefined],
  ['@media (min-width:1px){[data-look-card="raised"]{top:0}.a{top:0}}', '@media (min-width:1px){.a{top:0}}'],
  ['@media print{@supports (top:0){[data-look-card="raised"]{top:0}}}.b{top:0}', '.b{top:0}'],
  ['@keyframes a{0%{top:0}to{top:1px}}@layer a,b;.a{content:"}[data-look-menu=tabs]{"}', undefined],
  [
    '.a{background:url(data:image/svg+xml;utf8,{})}/* } */[data-look-menu="tabs"]{top:0}',
    '.a{background:url(data:image/svg+xml;utf8,{})}',
  ],
])('leaves out of %s what belongs to looks of other brands', (css, own = css) => {
  expect(withOwnLooks(css, css, looks).replace(/\/\*.*?\*\//, '')).toBe(own);
});

it('writes all looks into a document under which a theme may change', () => {
  const build = { styleAt: () => '[data-look-menu="tabs"] .a{top:0}' };
  const files = { themeUrl: '/theme.css', themeCss: ':root{}' };
  const inlined = (own?: typeof looks) => sheetsOf(['/assets/app-1.css'], build, files, own).map(({ css }) => css);
  expect(inlined()).toEqual([':root{}', '[data-look-menu="tabs"] .a{top:0}']);
  expect(inlined(looks)).toEqual([':root{}', '']);
});
