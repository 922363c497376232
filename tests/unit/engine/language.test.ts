import { describe, expect, it } from 'vitest';
import { actionKeys, handlersIn } from '@/engine/actions';
import { factOperators, operators } from '@/engine/conditions/read-part';
import { pick } from '@/engine/json';
import { readCatalogue, readJson } from './project';

const catalogue = readCatalogue();
const schemaNames = ['merchant', 'page', 'overlay', 'condition', 'action', 'text', 'binding', 'image', 'console'];

describe('the schemas and the engine speak of the same language', () => {
  it('has the actions of the schema, each with its keys [CFG-01]', () => {
    const branches = list(pick(readJson('schemas/action.schema.json'), 'anyOf'));
    const fromSchema = Object.fromEntries(
      branches.map((branch) => {
        const keys = Object.keys(Object(pick(branch, 'properties')));
        const name = String(pick(pick(pick(branch, 'properties'), 'do'), 'const'));
        const required = list(pick(branch, 'required'))
          .map(String)
          .filter((key) => key !== 'do');
        return [name, { required, optional: keys.filter((key) => !['do', 'need', ...required].includes(key)) }];
      }),
    );
    expect(actionKeys).toEqual(fromSchema);
  });

  it('runs an action that the schema takes, and none with a part of another type [CFG-05]', () => {
    const { page: isPage } = catalogue.validators;
    const isTaken = (action: object) =>
      isPage({ format: 1, id: 'page', nodes: { page: { use: 'nav.link', on: { tap: action } } } });
    const branches = list(pick(readJson('schemas/action.schema.json'), 'anyOf'));
    const examples = branches.map((branch) => Object(pick(branch, 'default')));
    expect(examples.map(({ do: name }) => name)).toEqual(Object.keys(actionKeys));
    for (const example of examples) {
      expect([example, isTaken(example), handlersIn({ tap: example })]).toEqual([example, true, { tap: example }]);
      const { required, optional } = actionKeys[example.do] ?? { required: [], optional: [] };
      for (const key of ['need', ...required, ...optional]) {
        for (const value of [5, null, ['x'], key === 'replace' ? 'x' : true]) {
          const odd = { ...example, [key]: value };
          expect([odd, handlersIn({ tap: odd }) !== undefined]).toEqual([odd, isTaken(odd)]);
        }
      }
    }
  });

  it('has the operators of the schema [CFG-01]', () => {
    const branches = list(pick(readJson('schemas/condition.schema.json'), 'anyOf'));
    const names = new Set(branches.flatMap((branch) => Object.keys(Object(pick(branch, 'properties')))));
    expect([...names].toSorted()).toEqual([...operators].toSorted());
    expect(factOperators.every((name) => names.has(name))).toBe(true);
  });

  it.each(schemaNames)('describes every key of %s and gives it a default [CFG-01]', (name) => {
    expect(undescribed(readJson(`schemas/${name}.schema.json`), name)).toEqual([]);
  });

  it('gives every fact, switch and source a line of words [CFG-01]', () => {
    for (const declared of [catalogue.facts, catalogue.switches, catalogue.sources]) {
      for (const [name, { doc }] of Object.entries(declared)) expect(doc, name).toMatch(/\w.*[.:]$/);
    }
  });

  it('declares every switch of the specification and of the wire contract [CFG-01]', () => {
    const named =
      'USERNAMEREG3 MOBILENUMREG3 MOBILENUMPASSREG3 REGMOBVERF3 MOBILEVERCODELOGIN3 FACEBOOKLOGIN3 GOOGLELOGIN3 CHNGPASSVERIF3 FREEPLAY3 PWDEXPFORCECHANGE3 DIRECTREG3 DEPOSIT WITHDRAW CREDITMAR3 DEPRECM3 WITHREC3 TRANSREC3 TRANSBETREPMEM3 PERSREP AGETRANSFERUP3 REWCEN3 MANPLAYREB3 PLYRBT MAILCEN FEEDBACK3 SECPRIV MYWALL AGEPAG AGEINFO3 AGENTANNOUNCE3 AGEDOWNTRANS3 REGCEN AGEREGDOWN3 CREATEAFF3 AFFMAN3 DOWNMAN TEAMBETTING3 AGETEAMPNL3 AGEREV3 AGENTRANSMULTDOWN3 DIVIDEND DAYSAL DAYSALMR HOURSAL3';
    for (const name of named.split(' ')) expect(Object.keys(catalogue.switches), name).toContain(name);
  });

  it('knows every key of a persona: one that nobody reads would be a visitor that is not meant [QAS-01]', () => {
    const keys: { readonly [key: string]: string } = {
      type: 'number',
      nickname: 'string',
      toUpline: 'boolean',
      club: 'string',
      unread: 'number',
      rewards: 'object',
      invited: 'number',
      rebates: 'object',
      dividend: 'boolean',
      notices: 'number',
      contracts: 'object',
      wallets: 'string',
      pause: 'string',
    };
    for (const [name, { account = {}, called, device: _, doc: __, trial: ___, ...others }] of Object.entries(
      catalogue.personas,
    )) {
      expect([name, typeof called, others]).toEqual([name, 'string', {}]);
      for (const [key, value] of Object.entries(account ?? {}))
        expect([name, key, typeof value]).toEqual([name, key, keys[key]]);
    }
  });

  it('has the personas that ops and QA look with [QAS-01]', () => {
    expect(Object.keys(catalogue.personas)).toEqual([
      'guest',
      'trial',
      'member-0',
      'member-4',
      'member-40',
      'member-vip',
      'member-unread',
      'agent-1',
      'agent-2',
      'agent-7',
      'agent-41',
      'agent-42',
      'agent-contract',
      'member-paused',
      'member-ios',
    ]);
  });
});

/** Paths of properties, and of the schema itself, that lack a description or a default. */
function undescribed(schema: unknown, path: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = Object.entries(Object(pick(schema, 'properties')));
  const own = properties
    .filter(([, property]) => pick(property, 'description') === undefined || pick(property, 'default') === undefined)
    .map(([key]) => `${path}.${key}`);
  const inner = properties.flatMap(([key, property]) => undescribed(property, `${path}.${key}`));
  const branches = [...list(pick(schema, 'anyOf')), pick(schema, 'items'), pick(schema, 'additionalProperties')];
  const definitions = Object.entries(Object(pick(schema, '$defs')));
  return [
    ...own,
    ...inner,
    ...branches.flatMap((branch, index) => undescribed(branch, `${path}[${index}]`)),
    ...definitions.flatMap(([key, definition]) => undescribed(definition, `${path}#${key}`)),
  ];
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
