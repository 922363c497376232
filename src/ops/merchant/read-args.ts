import { type ParseArgsConfig, parseArgs } from 'node:util';
import { messages } from '../messages';
import { questions } from '../new-brand/questions';

/** An example of each flag's value. */
const examples: { readonly [flag: string]: string | undefined } = {
  ...Object.fromEntries(questions.map(({ flag, example }) => [flag, example])),
  compare: 'member-0,agent-1',
  format: 'html',
  host: 'www.brand.example',
  lang: 'bn',
  note: 'new banner',
  out: 'diff.html',
  persona: 'member-0',
  with: 'DEPOSIT=off',
};

type Options = NonNullable<ParseArgsConfig['options']>;

/** Every command has it; `merchant.ts` answers it. */
const helpFlag = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * The arguments of a command, by flag. Throws an `Error` for ops that names a flag which is unknown or lacks its value.
 */
export function readArgs<const T extends Options>(args: readonly string[], options: T, usage: string) {
  const fault = faultIn(args, { ...options, ...helpFlag });
  if (fault !== undefined) throw new Error(messages.wrongFlag(fault, usage));
  return parseArgs({ args: [...args], allowPositionals: true, options });
}

function faultIn(args: readonly string[], options: Options): string | undefined {
  const { tokens } = parseArgs({ args: [...args], allowPositionals: true, strict: false, tokens: true, options });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) return messages.unknownFlag(rawName, Object.keys(options));
    const needsValue = option.type === 'string';
    if (needsValue && (value === undefined || value === '' || isFlag(value, options)))
      return messages.flagWithoutValue(rawName, examples[name] ?? 'value');
    if (!needsValue && value !== undefined) return messages.flagWithValue(rawName);
  }
  return undefined;
}

/** Whether a value is the next flag: then the one before has no value. */
function isFlag(value: string, options: Options): boolean {
  return Object.keys(options).some((name) => value === `--${name}` || value.startsWith(`--${name}=`));
}
