import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutDisplayNames } from '../../../src/ops/build-slim.mjs';

const folder = 'node_modules/react-router/dist/production';
const { transform } = withoutDisplayNames();

describe('withoutDisplayNames', () => {
  it('takes from the router every name for developer tools that would keep unused parts, and nothing else [APP-15]', () => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.mjs'))) {
      const code = readFileSync(`${folder}/${file}`, 'utf8');
      const slim = transform(code, `/x/${folder}/${file}`)?.code ?? '';
      const left = slim.split('\n');
      const gone = code.split('\n').filter((line, index) => line !== left[index]);
      expect(gone.filter((line) => !/^[\w$]+\.displayName = "[^"]*";$/.test(line))).toEqual([]);
      expect(left.filter((line) => /^[\w$]+\.displayName =/.test(line))).toEqual([]);
      expect(left).toHaveLength(code.split('\n').length);
    }
    expect(readdirSync(folder).some((file) => file.endsWith('.mjs'))).toBe(true);
  });

  it('leaves every other file as it is [APP-15]', () => {
    expect(transform('Link.displayName = "Link";', '/x/src/storefront/app/screens.tsx')).toBeNull();
  });
});
