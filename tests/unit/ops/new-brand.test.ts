import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyBrand, plainBrand } from '@tests/support/brand-answers';
import { runs } from '@tests/support/depth';
import { projectWorkspace } from '@tests/support/project-workspace';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSiteLoader, layoutFor, normalizePlatform, resolvePage, type Site } from '@/engine';
import { pick } from '@/engine/json';
import { main } from '@/ops/merchant';
import { type Answers, features, products } from '@/ops/new-brand/answers';
import { brandFiles } from '@/ops/new-brand/brand-files';
import { brandOverlays } from '@/ops/new-brand/brand-overlays';
import { baseTexts } from '@/ops/new-brand/make-brand';
import { moneyExample } from '@/ops/new-brand/money-style';
import { writeBrand } from '@/ops/new-brand/write-brand';
import { openPersonas, type Personas } from '@/review/layouts/persona-visitors';
import { patient } from '../../support/patience';

const { catalogue, files: there } = await projectWorkspace();
const { load } = createSiteLoader(catalogue);
const pictures = ['logo', 'icon-maskable'].flatMap((name) => [`${name}.svg`, `${name}.png`]);
const shared = ['icon.svg', 'hero.svg', 'share.jpg'];
const icons = [180, 192, 512].map((side) => `icon-${side}.png`);

describe('whatever is answered', () => {
  let personas: Personas;

  beforeAll(async () => {
    const { site, console } = loaded(everything);
    personas = await openPersonas(site, console, catalogue);
  });

  it('the folder composes without a word of complaint, and every page shows each persona something [CFG-01] [CFG-02]', {
    timeout: patient(180_000),
  }, () => {
    fc.assert(
      fc.property(anyBrand, (answers) => {
        const { site, console, issues } = loaded(answers);
        expect(issues).toEqual([]);
        const platform = normalizePlatform(console, site, catalogue);
        for (const id of Object.keys(site.pages)) {
          const page = resolvePage(site, id, platform, catalogue);
          for (const name of personas.names) expect(layoutFor(page, personas.facts(name, id)).page).toBe(id);
        }
      }),
      { numRuns: runs(3, 40) },
    );
  });

  it('nothing promises a bonus that the brand does not give [CFG-02]', () => {
    fc.assert(
      fc.property(anyBrand, (answers) => {
        const bonuses = { welcome: 0, deposit: 0, invite: 0 };
        const { site, console } = loaded({ ...answers, bonuses });
        const platform = normalizePlatform(console, site, catalogue);
        for (const id of ['home', 'shell', 'voucherCenter', 'register', 'login']) {
          const { nodes } = resolvePage(site, id, platform, catalogue);
          const shown = JSON.stringify(nodes);
          expect(shown).not.toContain('home.bonus');
          expect(shown).not.toContain('"bubble"');
        }
      }),
      { numRuns: runs(2, 20) },
    );
  });
});

describe('a brand', () => {
  it('that gives bonuses says so by its own figures [APP-04] [HOM-07]', () => {
    const { site } = loaded({ ...everything, bonuses: { welcome: 500, deposit: 20, invite: 30 } });
    expect(site.texts.bn).toMatchObject({ 'footer.depositBubble': '২০% বোনাস', 'footer.inviteBubble': '{{symbol}}৩০' });
    expect(site.pages.home?.nodes.bonus?.props).toMatchObject({ amount: 500 });
    expect(site.pages.shell?.nodes['footer-deposit']?.props).toMatchObject({ bubble: { t: 'footer.depositBubble' } });
    const inBreak = { not: { is: 'paused' } };
    expect(site.pages.shell?.nodes['footer-deposit']?.when).toEqual({ all: [{ is: 'canDeposit' }, inBreak] });
    expect(site.pages.shell?.nodes['footer-invite']?.when).toEqual({ all: [{ is: 'canInvite' }, inBreak] });
  });

  it('speaks of offers on deposits where it gives a bonus on them, with a page of events or without [CFG-02]', () => {
    const bonuses = { welcome: 0, deposit: 20, invite: 0 };
    const { site, issues } = loaded({ ...plainBrand, features: [], bonuses });
    expect(site.conditions.depositOffers).not.toBe(false);
    expect(site.pages.voucherCenter?.nodes).not.toHaveProperty('offer-all');
    expect(issues).toEqual([]);
    const without = loaded({ ...everything, bonuses: { ...bonuses, deposit: 0 } });
    expect(without.site.conditions.depositOffers).toBe(false);
  });

  it('has its name in the copyright as it was answered, whatever signs it holds [CFG-02]', () => {
    expect(loaded({ ...plainBrand, name: "Ca$$h $& $'" }).site.texts.en?.['site.copyright']).toBe(
      "© 2026 Ca$$h $& $'. All rights reserved.",
    );
  });

  it('shows its pot as money, in its currency [CFG-02]', () => {
    expect(loaded(everything).site.pages.home?.nodes.jackpot?.props).toMatchObject({ money: true });
  });

  it('whose members register by mobile speaks of their number and of no username [CFG-02]', () => {
    const base = baseTexts(there);
    const [first = '', ...others] = Object.keys(base);
    const { site } = loaded({ ...plainBrand, registerBy: 'mobile', languages: [first, ...others], language: first });
    expect(site.texts.en?.['service.note']).toBe('Have your mobile number at hand. We never ask for your password.');
    for (const language of [first, ...others]) {
      const texts = site.texts[language] ?? {};
      expect([language, texts['service.note']]).not.toEqual([language, base[language]?.['service.note']]);
      expect(texts['home.lineText']).toBe(texts['service.note']);
    }
  });

  it('without lottery has none in menus, categories and pages [APP-16]', () => {
    const { site, console } = loaded({ ...plainBrand, products: ['slots'] });
    expect(site.merchant.categories?.order).toEqual(['HOT', 'RNG']);
    const platform = normalizePlatform(console, site, catalogue);
    for (const id of ['lottery', 'moreLottery', 'startLottery']) {
      expect(resolvePage(site, id, platform, catalogue).access).toMatchObject({ when: false });
    }
    const shown = ['home', 'gameCenter', 'gameLobby', 'shell', 'mine'].map((id) =>
      JSON.stringify(resolvePage(site, id, platform, catalogue).nodes),
    );
    expect(shown.join('\n')).not.toMatch(/"to":"(?:lottery|moreLottery|startLottery)"|home\.hot-matches/);
  });

  it('promises nothing that was not chosen: no hours, no winners, no way into a team [CFG-02]', {
    tags: ['deep'],
  }, async () => {
    const { site, console } = loaded(plainBrand);
    const personas = await openPersonas(site, console, catalogue);
    const platform = normalizePlatform(console, site, catalogue);
    const shown = Object.keys(site.pages).flatMap((page) => {
      const resolved = resolvePage(site, page, platform, catalogue);
      return personas.names.map((name) => JSON.stringify(layoutFor(resolved, personas.facts(name, page)).nodes));
    });
    expect(shown.join('\n')).not.toMatch(/home\.winners|"to":"agent"|"page":"agent"/);
    const said = Object.values(site.texts.en ?? {}).filter((text) => /day and night|24.hour/i.test(text));
    expect(said).toEqual([]);
    const chosen = loaded({ ...plainBrand, features: ['winners', 'allday', 'agents'] });
    expect(chosen.site.pages.home?.nodes.winners).toBeDefined();
    expect(chosen.site.texts.en?.['home.lineText']).toContain('day and night');
    expect(chosen.site.conditions.agent).not.toBe(false);
  });

  it.each([
    ['es', 'MXN', '$1,234.50'],
    ['es', 'EUR', '1.234,50 €'],
    ['es', 'ARS', '$ 1.234,50'],
    ['en', 'MXN', '$1,234.50'],
    ['pt', 'BRL', 'R$ 1.234,50'],
    ['vi', 'VND', '1.234,50 ₫'],
    ['bn', 'BDT', '৳১,২৩৪.৫০'],
    ['cn', 'CNY', '¥1,234.50'],
  ] as const)('in %s pays in %s as its country writes it: %s [MEM-14]', (language, currency, money) => {
    expect(moneyExample({ ...plainBrand, languages: [language], language, currency })).toBe(money);
  });

  it('asks once on its first screen to register, beside the header [HOM-07]', () => {
    const buttons = (welcome: number) => {
      const overlay = brandOverlays({ ...plainBrand, bonuses: { ...plainBrand.bonuses, welcome } }).get('home');
      return Object.keys(Object(pick(overlay, 'nodes')));
    };
    expect(buttons(0)).toEqual(['welcome', 'welcome-register']);
    expect(buttons(100)).toEqual(['welcome']);
  });

  it('has the same bytes for the same answers [CFG-03]', () => {
    expect(filesOf(plainBrand)).toEqual(filesOf(plainBrand));
  });
});

describe('merchant new', () => {
  let root = '';
  let printed: string[] = [];

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'new-brand-'));
    cpSync('merchant-configs', root, { recursive: true });
    vi.stubEnv('CONFIG_SOURCE', root);
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
  });
  afterAll(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });

  const run = async (...args: readonly string[]) => {
    printed = [];
    return main(['new', ...args]);
  };
  const needed = (name: string) => [
    '--brand',
    'Sunrise Play',
    '--domain',
    `www.${name}.example`,
    '--currency',
    'EUR',
    '--time-zone',
    'Europe/Malta',
  ];

  it('makes a folder that is checked, with pictures at the sizes that home screens take [CFG-01] [APP-22]', async () => {
    expect(await run('dawn', ...needed('dawn'), '--color', '#c2410c', '--yes')).toBe(0);
    expect(printed[0]).toMatch(/dawn is made: \d+ files, checked without error or warning\./);
    for (const side of [180, 192, 512]) {
      const { width, height, format } = await sharp(join(root, `dawn/assets/icon-${side}.png`)).metadata();
      expect({ width, height, format }).toEqual({ width: side, height: side, format: 'png' });
    }
    expect(await main(['check', 'dawn'])).toBe(0);
    // Also for those who serve it under another name.
    expect(statSync(join(root, 'dawn')).mode & 0o777).toBe(0o755);
  });

  it('takes a colour of three digits as themes do [CFG-09]', { tags: ['deep'] }, async () => {
    expect(await run('rust', ...needed('rust'), '--color', '#c41', '--yes')).toBe(0);
  });

  it('takes colours and icons from a logo [CFG-09]', { tags: ['deep'] }, async () => {
    const logo = join(root, '.logo.svg');
    writeFileSync(
      logo,
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><rect x="20" y="20" width="260" height="40" fill="#1d4ed8"/></svg>',
    );
    expect(await run('dusk', ...needed('dusk'), '--logo', logo, '--yes')).toBe(0);
    const settings: unknown = JSON.parse(readFileSync(join(root, 'dusk/merchant.json'), 'utf8'));
    expect(settings).toMatchObject({
      brand: { logo: 'asset:logo.png' },
      theme: { tokens: { 'color.primary': '#1d4ed8' } },
    });
    expect(printed.join('\n')).toContain(
      '.logo.svg was drawn as assets/logo.png, without its margins, on a plate of #ffffff: it is not seen on both',
    );
    expect(printed).toContain('Money reads €1,234.50; locale in merchant.json says how.');
    // The header shows the logo on the same screen.
    expect(readFileSync(join(root, 'dusk/assets/hero.svg'), 'utf8')).not.toContain('<image');
    const { width, height } = await sharp(join(root, 'dusk/assets/logo.png')).metadata();
    expect([width, height]).toEqual([408, 79]);
  });

  it('is checked without a word where the logo is a picture in pixels [CFG-01]', { tags: ['deep'] }, async () => {
    const logo = join(root, '.logo.png');
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><rect width="300" height="80" fill="#1d4ed8"/></svg>';
    await sharp(Buffer.from(drawing)).png().toFile(logo);
    expect(await run('gleam', ...needed('gleam'), '--logo', logo, '--yes')).toBe(0);
    printed = [];
    expect(await main(['check', 'gleam'])).toBe(0);
    expect(printed).toEqual(['1 merchant without errors.']);
    const { width, height } = await sharp(join(root, 'gleam/assets/icon-maskable.png')).metadata();
    expect([width, height]).toEqual([512, 512]);
  });

  it('touches no folder that is there [CFG-05]', async () => {
    const before = readFileSync(join(root, 'mono/merchant.json'), 'utf8');
    expect(await run('mono', ...needed('mono'), '--color', '#c2410c', '--yes')).toBe(2);
    expect(printed[0]).toContain('is there already, so nothing was made');
    expect(readFileSync(join(root, 'mono/merchant.json'), 'utf8')).toBe(before);
  });

  it('makes nothing that would not be right beside the others [CFG-01]', { tags: ['deep'] }, async () => {
    expect(await run('noon', ...needed('noon'), '--domain', 'www.mono.example', '--color', '#c2410c', '--yes')).toBe(2);
    expect(printed[0]).toContain('The brand would not be right beside the others, so nothing was made:');
    expect(printed[0]).toContain('www.mono.example');
    expect(existsSync(join(root, 'noon'))).toBe(false);
  });

  it('says which flags are needed where nobody can be asked [CFG-01]', async () => {
    expect(await run('noon', '--brand', 'Noon')).toBe(2);
    expect(printed[0]).toBe(
      'Nobody can be asked here, and --domain, --currency, --time-zone are not told, so nothing was made. Add --domain "www.sunrise.example" --currency "EUR" --time-zone "Europe/Malta" (--yes takes what is usual for the rest).',
    );
  });

  it.each([
    [['No Good'], '"No Good" cannot be the name of a folder of merchants, so nothing was made.'],
    [['noon', '--colour', '#fff'], 'There is no flag --colour, so nothing was done. Did you mean --color?'],
    [['noon', ...needed('noon'), '--brand', 'a <b>', '--yes'], '"a <b>" holds a sign of < > { }'],
    [['noon', ...needed('noon'), '--yes'], 'Name one with --color, for example #c2410c.\nNothing was made.'],
    [
      ['noon', ...needed('noon'), '--color', 'red', '--yes'],
      '"red" is not a colour, so there is nothing to make a palette of.',
    ],
    [
      ['noon', ...needed('noon'), '--currency', 'EURO', '--yes'],
      '"EURO" is not a currency, so amounts would have no sign. Write its three letters, for example BDT (Bangladesh), ',
    ],
    [
      ['noon', ...needed('noon'), '--currency', 'trl', '--yes'],
      '"trl" is no longer used, so amounts would have no sign. TRY took its place: write TRY.',
    ],
    [['noon', ...needed('noon'), '--time-zone', 'istanbul', '--yes'], 'Did you mean Europe/Istanbul?'],
    [['noon', ...needed('noon'), '--domain', 'https://a.example', '--yes'], '"https://a.example" is not a domain'],
    [['noon', ...needed('noon'), '--time-zone', 'Malta', '--yes'], '"Malta" is not a time zone'],
    [
      ['noon', ...needed('noon'), '--languages', 'en,XX,yy', '--yes'],
      'base has no texts in "XX" and "yy", so players would read keys. Choose from: bn (Bengali), cn (Chinese (simplified)), en (English), ',
    ],
    [
      ['noon', ...needed('noon'), '--products', 'Slot', '--yes'],
      '"Slot" is not an answer to --products. Did you mean "slots"?',
    ],
    [
      ['noon', ...needed('noon'), '--register', 'MOBIL', '--yes'],
      '"MOBIL" is not an answer to --register. Did you mean "mobile"?',
    ],
    [['noon', ...needed('noon'), '--invite-bonus', '5', '--yes'], 'nobody can invite, so it would never be paid'],
    [['noon', ...needed('noon'), '--deposit-bonus', '50%', '--yes'], '"50%" is not an amount for --deposit-bonus'],
    [
      ['noon', ...needed('noon'), '--logo', '/no/such.svg', '--yes'],
      '/no/such.svg cannot be read, so nothing was made of it. Correct the path, or leave the flag out and a logo is drawn.\nNothing was made.',
    ],
    [
      ['noon', ...needed('noon'), '--logo', '/no/such.svg', '--age', '17', '--yes'],
      '"17" is not the age of an adult. Write a number from 18 to 25.\n/no/such.svg cannot be read',
    ],
    [
      ['noon', ...needed('noon'), '--color', 'red', '--mode', 'dim', '--yes'],
      'Write # and six digits from 0 to f: #c2410c.\n"dim" is not an answer to --mode.',
    ],
    [['noon', ...needed('noon'), '--logo', 'package.json', '--yes'], 'package.json is not a picture that can be drawn'],
  ])('answers %j with what happened, what follows and what to do [CFG-01]', async (args, message) => {
    expect(await run(...args)).toBe(2);
    expect(printed.join('\n')).toContain(message);
    expect(existsSync(join(root, 'noon'))).toBe(false);
  });

  it('leaves nothing behind where it cannot go on [CFG-05]', async () => {
    const before = readdirSync(root);
    const broken = new Map([
      ['merchant.json', '{}'],
      ['merchant.json/inside', ''],
    ]);
    await expect(writeBrand(root, 'noon', broken)).rejects.toThrow('so nothing is left of it');
    expect(readdirSync(root)).toEqual(before);
  });

  it('does not take the place of a folder that came meanwhile [CFG-05]', async () => {
    mkdirSync(join(root, 'late'));
    writeFileSync(join(root, 'late/kept'), 'kept');
    await expect(writeBrand(root, 'late', new Map([['merchant.json', '{}']]))).rejects.toThrow('is there already');
    expect(readdirSync(join(root, 'late'))).toEqual(['kept']);
  });
});

const everything: Answers = {
  ...plainBrand,
  products: Object.keys(products).filter((name): name is keyof typeof products => Object.hasOwn(products, name)),
  features: Object.keys(features).filter((name): name is keyof typeof features => Object.hasOwn(features, name)),
  registerBy: 'both',
};

function filesOf(answers: Answers): ReadonlyMap<string, string> {
  return brandFiles(answers, baseTexts(there), 2026);
}

function loaded(answers: Answers): { site: Site; console: unknown; issues: readonly string[] } {
  const own = [...filesOf(answers)].map(([path, text]) => ({ path: `${answers.id}/${path}`, text }));
  const assets = [...pictures, ...shared, ...icons].map((name) => ({ path: `${answers.id}/assets/${name}`, text: '' }));
  const { sites, issues, consoles } = load([...there, ...own, ...assets]);
  const site = sites.get(answers.id);
  if (site === undefined) throw new Error(`${answers.id} does not compose.`);
  return { site, console: consoles.get(answers.id), issues: issues.map(({ message }) => message) };
}
