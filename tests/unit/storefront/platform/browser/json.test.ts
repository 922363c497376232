import { expect, it } from 'vitest';
import { tryParseJson } from '@/engine/live';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';

it.each([[undefined], [''], ['{"half":'], ['undefined']])('reads nothing out of %j', (text) => {
  expect(tryParseJson(text)).toBeUndefined();
});

it('reads a text as JSON', () => {
  expect(tryParseJson('{"a":[1]}')).toEqual({ a: [1] });
});

it.each([[undefined], [null], ['text'], [1], [['a']]])('finds no fields in %j', (value) => {
  expect(fieldsOf(value)).toEqual({});
});

it('finds the fields of an object', () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
});
