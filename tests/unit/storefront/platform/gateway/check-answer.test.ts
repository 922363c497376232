import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { firstCalls, loadCheck } from '@/storefront/generated/wire/calls';
import { laterCalls } from '@/storefront/generated/wire/later-calls';
import { checkAnswer } from '@/storefront/platform/gateway/check-answer';
import { createCaller } from '@/storefront/platform/gateway/create-gateway';

type Schema = {
  readonly type?: string | readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly properties?: { readonly [name: string]: Schema };
  readonly minLength?: number;
  readonly enum?: readonly unknown[];
};

type Wire = {
  readonly properties: { readonly value: Schema };
  readonly 'x-call': { readonly money?: boolean };
};

const tableOfCalls = { ...firstCalls, ...laterCalls };

/** Those of the calls that somebody makes: no others have a validator. */
const schemas: readonly (readonly [string, Wire])[] = readdirSync('schemas/wire')
  .filter((file) => file.endsWith('.schema.json'))
  .map((file): [string, Wire] => [
    file.replace('.schema.json', ''),
    JSON.parse(readFileSync(`schemas/wire/${file}`, 'utf8')),
  ])
  .filter(([call]) => tableOfCalls[call] !== undefined);

/** A value of a schema with two rows in every list, and `bad` as a third one in each list whose rows are checked. */
function sampleOf(
  { type = 'object', items, additionalProperties, properties = {}, enum: choices }: Schema,
  bad: readonly unknown[],
): unknown {
  if (choices !== undefined) return choices[0];
  const [first] = [type].flat();
  if (first === 'array')
    return [sampleOf(items ?? {}, bad), ...(isChecked(items) ? bad : []), sampleOf(items ?? {}, bad)];
  if (first === 'string') return 'text';
  if (first === 'number') return 7;
  if (first === 'boolean') return true;
  const map =
    typeof additionalProperties === 'object' && isChecked(additionalProperties) ? additionalProperties : undefined;
  const rows =
    map === undefined
      ? []
      : [['one', sampleOf(map, bad)], ...bad.map((row, at) => [`odd${at}`, row]), ['two', sampleOf(map, bad)]];
  return Object.fromEntries([
    ...Object.entries(properties).map(([name, schema]) => [name, sampleOf(schema, bad)]),
    ...rows,
  ]);
}

function isChecked(schema: Schema | undefined): boolean {
  return schema !== undefined && (schema.type !== undefined || schema.properties !== undefined);
}

const withLists = schemas.filter(
  ([, { properties }]) =>
    JSON.stringify(sampleOf(properties.value, [null])) !== JSON.stringify(sampleOf(properties.value, [])),
);
const rowByRow = withLists
  .filter(([, schema]) => schema['x-call'].money !== true)
  .map(([call, { properties }]) => [call, properties.value] as const);
const whole = withLists
  .filter(([, schema]) => schema['x-call'].money === true)
  .map(([call, { properties }]) => [call, properties.value] as const);

async function checked(call: string, value: unknown) {
  const facts = tableOfCalls[call];
  const check = facts && (await loadCheck({ name: call, answers: facts.answers }));
  const drop = vi.fn();
  return { sound: check && checkAnswer(value, check, drop), drop };
}

describe('an answer with odd rows', () => {
  it('is looked at for every list of the contract', () => {
    expect(rowByRow.map(([call]) => call)).toEqual(
      expect.arrayContaining([
        'gameList',
        'vendors',
        'balance',
        'winners',
        'hotMatches',
        'announcements',
        'depositRecord',
        'customerService',
        'lotteryMenus',
      ]),
    );
  });

  it.each(rowByRow)('keeps all others: %s [GAM-01, HOM-15, MEM-10]', async (call, schema) => {
    const { sound, drop } = await checked(call, sampleOf(schema, [null, true]));
    expect(sound).toEqual(sampleOf(schema, []));
    expect(drop.mock.calls.length).toBeGreaterThan(1);
  });

  it.each(rowByRow)('is the very same where none is odd: %s', async (call, schema) => {
    const value = sampleOf(schema, []);
    const { sound, drop } = await checked(call, value);
    expect(sound).toBe(value);
    expect(drop).not.toHaveBeenCalled();
  });

  it.each(whole)('is refused whole where it moved money: %s [MEM-07]', async (call, schema) => {
    expect((await checked(call, sampleOf(schema, [null]))).sound).toBeUndefined();
  });

  it.each([
    ['gameList', { games: 'none', pageNum: 1, totalPages: 1 }],
    ['vendors', { data: { lanes: null } }],
    ['winners', []],
  ])('that is not of the agreed shape itself is still refused: %s [ERR-01]', async (call, value) => {
    expect((await checked(call, value)).sound).toBeUndefined();
  });

  it('says which list, once a row, with the row [ERR-01]', async () => {
    const cards = [{ vassalage: 'LVY' }, { vassalage: 5 }];
    const lanes = [{ title: 'LIVE', cards }, { title: 7, cards }, null];
    const onDropped = vi.fn();
    const fetch = async () => Response.json({ success: true, value: { data: { lanes } } });
    const context = () => ({ merchant: 'A', language: 'en', token: undefined, standalone: false });
    const call = createCaller({ baseUrl: '', fetch, context, onDropped });
    expect(await call('vendors', {})).toEqual({ data: { lanes: [{ title: 'LIVE', cards: [{ vassalage: 'LVY' }] }] } });
    expect(onDropped.mock.calls).toEqual([
      [
        expect.stringMatching(/^A part of "data.lanes.cards" in the answer of "vendors" is not .* left out/),
        { vassalage: 5 },
      ],
      [expect.stringContaining('"data.lanes"'), { title: 7, cards }],
      [expect.stringContaining('"data.lanes"'), null],
    ]);
  });
});
