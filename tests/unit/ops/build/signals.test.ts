import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { signals, withoutSignalStacks } from '../../../../src/ops/build/signals.mjs';

const file = 'node_modules/react-dom/cjs/react-dom-client.production.js';
const code = readFileSync(file, 'utf8');
const { transform } = withoutSignalStacks();

describe('withoutSignalStacks', () => {
  it('takes the stacks of React’s signals to itself, and changes nothing else [APP-15]', () => {
    const before = code.split('\n');
    const after = (transform(code, `/x/${file}`)?.code ?? '').split('\n');
    const changed = after.filter((line, index) => line !== before[index]);
    expect(after).toHaveLength(before.length);
    expect(changed).toHaveLength(signals);
    for (const line of changed) expect(line).toMatch(/^(var | {2})\w+Exception = Object\.create\(Error\.prototype, \{/);
  });

  it('leaves each an error with its words [APP-15]', () => {
    const line = 'var OneException = Error(formatProdErrorMessage(460)),';
    const all = Array.from({ length: signals }, () => line).join('\n');
    const [made = ''] = (transform(all, `/x/${file}`)?.code ?? '').split('\n');
    const signal: unknown = new Function('formatProdErrorMessage', `${made.slice(0, -1)}; return OneException;`)(
      (number: number) => `Minified error ${number}`,
    );
    expect(signal).toBeInstanceOf(Error);
    expect(String(signal)).toBe('Error: Minified error 460');
    expect(Reflect.get(Object(signal), 'stack')).toBeUndefined();
  });

  it('stops a build whose React has more or fewer of them, or stands elsewhere [APP-15]', () => {
    expect(() => transform(code.replace('SelectiveHydrationException = Error(', 'it = Error('), `/x/${file}`)).toThrow(
      `${signals} are expected`,
    );
    expect(() => withoutSignalStacks().buildEnd()).toThrow('no part of the build');
    const plugin = withoutSignalStacks();
    plugin.buildStart();
    plugin.transform(code, `/x/${file}?v=1`);
    expect(() => plugin.buildEnd()).not.toThrow();
  });

  it('leaves every other file as it is [APP-15]', () => {
    expect(transform(code, '/x/node_modules/react/cjs/react.production.js')).toBeNull();
  });
});
