import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'schemas/wire';
const guide = readFileSync(`${folder}/README.md`, 'utf8');

/** The modules of an agent's calls, as their schemas have them. */
const modules = [
  ...['AGEPAG', 'AGEINFO3', 'AGEDOWNTRANS3', 'AGENTANNOUNCE3', 'AGENTRANSMULTDOWN3', 'AGEREGDOWN3', 'AGEREV3'],
  ...['AGETEAMPNL3', 'AGETRANSFERUP3', 'TEAMBETTING3', 'DOWNMAN', 'REGCEN', 'CREATEAFF3', 'AFFMAN3', 'PLYRBT'],
  ...['DIVIDEND', 'DAILYSALCONT3', 'SIGNCONDIV3', 'HOURSAL3'],
];

const proposed = readdirSync(folder)
  .filter((file) => file.endsWith('.schema.json'))
  .map((file) => ({ call: file.replace('.schema.json', ''), text: readFileSync(`${folder}/${file}`, 'utf8') }))
  .filter(({ text }) => /proposed/i.test(text) && modules.some((module) => text.includes(`"module": "${module}"`)));

describe('the guide of the wire', () => {
  it.each(proposed.map(({ call }) => call))('tells an operator to check what is proposed of %s [AGT-06]', (call) => {
    expect(guide).toContain(`\`${call}\``);
  });

  it('reads the calls that it means [AGT-06]', () => {
    expect(proposed.length).toBeGreaterThan(20);
  });
});
