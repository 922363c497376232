import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { askFor } from '@/ops/new-brand/ask-for';
import { questions } from '@/ops/new-brand/questions';
import { readAnswers, type TypedAnswers } from '@/ops/new-brand/read-answers';
import { readCatalogue } from '../engine/project';

const known = {
  languages: ['en', 'bn'],
  currencies: ['EUR', 'TRY'],
  timeZones: ['Europe/Malta', 'Europe/Istanbul'],
  logo: undefined,
};

/** Answers one by one; gives what was answered, and everything that stood on the screen. */
async function dialogue(told: TypedAnswers, ...answers: readonly string[]) {
  const left = [...answers];
  const screen: string[] = [];
  const terminal = {
    question: async (text: string) => {
      screen.push(text.trim().split('\n')[0] ?? '');
      return left.shift() ?? '';
    },
    once: () => undefined,
    off: () => undefined,
  };
  const judge = async (said: TypedAnswers) => {
    const read = readAnswers('sunrise', said, known);
    return 'answers' in read ? [] : read.problems;
  };
  const said = await askFor(told, { terminal, judge, tell: (message) => screen.push(`! ${message}`) });
  return { said, screen };
}

const askedOf = (flag: string) => questions.find((one) => one.flag === flag)?.ask.split('\n')[0] ?? '';

it('tells of a wrong answer at once, and asks for it again before the next question [CFG-01]', async () => {
  const { said, screen } = await dialogue(
    {},
    ...['Sunrise', 'https://Sunrise.example', 'www.sunrise.example', 'en', 'TRL', 'try', 'Istanbul', 'Europe/Istanbul'],
    ...['100', 'slots', 'MOBIL', 'mobile', '', '', '', '', '', '', 'RED', '#c2410c', 'dark'],
  );
  const at = screen.indexOf(askedOf('domain'));
  expect(screen.slice(at, at + 4)).toEqual([
    askedOf('domain'),
    '! "https://Sunrise.example" is not a domain, so no visitor would reach the brand. Write it without https://, port and path: www.sunrise.example.',
    askedOf('domain'),
    askedOf('languages'),
  ]);
  expect(screen.filter((line) => line.startsWith('!')).map((line) => /"[^"]+"/.exec(line)?.[0])).toEqual([
    '"https://Sunrise.example"',
    '"TRL"',
    '"Istanbul"',
    '"100"',
    '"MOBIL"',
    '"RED"',
  ]);
  expect(said).toMatchObject({ domain: 'www.sunrise.example', currency: 'try', color: '#c2410c', mode: 'dark' });
});

it('asks for a flag that does not hold at its own question, and for no other that was told [CFG-01]', async () => {
  const told = Object.fromEntries(questions.map(({ flag, example }) => [flag, example]));
  const { said, screen } = await dialogue({ ...told, logo: 'none', age: 'old' }, '21');
  expect(screen).toEqual(['! "old" is not the age of an adult. Write a number from 18 to 25.', askedOf('age')]);
  expect(said.age).toBe('21');
});

it('offers every language that base has words in, by its name [CFG-01] [APP-11]', () => {
  const files = readdirSync('merchant-configs/base/texts').map((file) => file.replace(/\.json$/, ''));
  const { languages } = readCatalogue();
  const named = files.map((code) => [code, languages[code]?.english]);
  expect(Object.fromEntries(named)).toEqual(questions.find(({ flag }) => flag === 'languages')?.choices);
});

it.each(['Asia/Kolkata', 'Asia/Ho_Chi_Minh', 'europe/malta'])(
  'takes the time zone %s, as `check` does [CFG-01]',
  (zone) => {
    const read = readAnswers('sunrise', { 'time-zone': zone }, known);
    expect('problems' in read && read.problems.map(({ flag }) => flag)).not.toContain('time-zone');
  },
);
