import { describe, expect, it } from 'vitest';
import { builtClass, shortClassNames } from '../../../../src/ops/build/class-names.mjs';

const css = '.card{color:red}.card .title{margin:0}@keyframes spin{to{rotate:1turn}}@media print{.late{color:blue}}';

describe('names of classes in a build', () => {
  it('are short, and the same in both parts of a build, in whatever order they are asked for [APP-15]', () => {
    const [browser, server] = [shortClassNames('/root'), shortClassNames('/root')];
    const locals = ['card', 'title', 'spin', 'late'];
    const names = locals.map((local) => browser(local, '/root/src/card.module.css?used', css));
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]{4}$/);
    expect(locals.toReversed().map((local) => server(local, '/root/src/card.module.css', css))).toEqual(
      names.toReversed(),
    );
  });

  it('differ between files that call a class the same [APP-15]', () => {
    const name = shortClassNames('/root');
    const names = ['a', 'b', 'c'].map((file) => name('card', `/root/src/${file}.module.css`, css));
    expect(new Set(names).size).toBe(3);
  });

  it('stop a build in which two files would have the same, or a class is not found [APP-15]', () => {
    const name = shortClassNames('/root');
    expect(() => name('gone', '/root/src/a.module.css', css)).toThrow('no class and no keyframes "gone"');
    const files = Array.from({ length: 60_000 }, (_, index) => `/root/src/${index}.module.css`);
    expect(() => files.forEach((file) => void name('card', file, css))).toThrow('would have the same names');
  });

  it('can be told for a style sheet of the storefront [APP-15]', () => {
    expect(builtClass('.', 'src/storefront/ui/badge.module.css', 'dot')).toMatch(/^[A-Za-z][A-Za-z0-9]{3,6}$/);
  });
});
