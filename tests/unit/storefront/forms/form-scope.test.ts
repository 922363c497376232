import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyOfField, ownKeys } from '@/storefront/forms/form-scope';

/** What the form library reads as a path, and keys that it keeps for itself or that every object has. */
const taken = /[.,[\]'"`\s]|^(?:_f|__proto__|constructor|prototype|toString|valueOf|hasOwnProperty|\d+)$/;
const name = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a.b', 'a$002eb', '$a', 'a_b', '__proto__', '0'));

it('leaves the names of the specification as they are [AUT-14]', () => {
  for (const known of ['username', 'countryDialingCode', 'verificationCode', 'qqNum', 'x-ref'])
    expect(keyOfField(known)).toBe(known);
});

it('gives every name a key that the form library takes for one key, and no two names the same [AUT-14]', () => {
  fc.assert(
    fc.property(name, name, (first, second) => {
      expect(keyOfField(first)).not.toMatch(taken);
      expect(keyOfField(first) === keyOfField(second)).toBe(first === second);
      expect(Object.values(ownKeys)).not.toContain(keyOfField(first));
    }),
  );
});
