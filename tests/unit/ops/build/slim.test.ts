import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { componentProperties, withoutComponentProperties } from '../../../../src/ops/build/slim.mjs';

const folder = 'node_modules/react-router/dist/production';
const { transform } = withoutComponentProperties();

describe('withoutComponentProperties', () => {
  it('takes from the router every name and context that would keep unused parts, and nothing else [APP-15]', () => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.mjs'))) {
      const code = readFileSync(`${folder}/${file}`, 'utf8');
      const slim = transform(code, `/x/${folder}/${file}`)?.code ?? '';
      const left = slim.split('\n');
      const gone = code.split('\n').filter((line, index) => line !== left[index]);
      expect(gone.filter((line) => !/^[\w$]+\.(displayName = "[^"]*"|contextType = \w+);$/.test(line))).toEqual([]);
      expect(left.filter((line) => /^[\w$]+\.(displayName|contextType) =/.test(line))).toEqual([]);
      expect(left).toHaveLength(code.split('\n').length);
    }
    expect(readdirSync(folder).some((file) => file.endsWith('.mjs'))).toBe(true);
  });

  it('stops a build in which the router has more or fewer of them than it knows [APP-15]', () => {
    const id = `/x/${folder}/chunk.mjs`;
    const nameOf = (index: number) => `Part${index}.displayName = "Part${index}";`;
    const build = (codes: readonly string[]) => {
      const plugin = withoutComponentProperties();
      plugin.buildStart();
      for (const code of codes) plugin.transform(code, id);
      plugin.buildEnd();
    };
    const known = Array.from({ length: componentProperties }, (_, index) => nameOf(index));
    expect(() => build([known.slice(1).join('\n'), nameOf(0)])).not.toThrow();
    expect(() => build(known.slice(1))).toThrow(
      `${componentProperties - 1} times in react-router, and ${componentProperties}`,
    );
    expect(() => build([...known, nameOf(99)])).toThrow(`${componentProperties + 1} times`);
    expect(() => build([known.join('\n').replaceAll('"', "'")])).toThrow('0 times');
  });

  it('counts those of the router that is installed [APP-15]', () => {
    const plugin = withoutComponentProperties();
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.mjs')))
      plugin.transform(readFileSync(`${folder}/${file}`, 'utf8'), `/x/${folder}/${file}`);
    expect(() => plugin.buildEnd()).not.toThrow();
  });

  it('leaves every other file as it is [APP-15]', () => {
    expect(transform('Link.displayName = "Link";', '/x/src/storefront/app/page/screens.tsx')).toBeNull();
  });
});
