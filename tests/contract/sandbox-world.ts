import { createSandbox, type MerchantConsole, type Sandbox, type SandboxOptions } from '@/sandbox';

export const now = Date.UTC(2026, 1, 3, 10, 30);

const rule = {
  enabled: true,
  required: true,
  type: 'TEXT',
  patternId: 4,
  acceptedPattern: '*',
  minLength: 0,
  maxLength: 50,
};

/** A merchant's console, shaped as on the wire; its members have several wallets. */
export const console = {
  format: 1,
  wallets: 'several',
  status: { maintenance: false, regionRestriction: false, location: 'BD' },
  settings: {
    customerService: [{ csType: 'LIVECHAT', title: 'Chat', path: 'https://chat.example' }],
    resources: [{ resourceType: 'Android', url: 'https://dl.example/app.apk', labelNameEn: 'Android' }],
    imageCDNs: ['/sandbox-assets'],
    launchGameCDNs: [],
    domainRoute: [{ domainName: 'www.north.example', rootDomainName: 'north.example' }],
    mainDomain: 'www.north.example',
    mobileTemplate: { mem_cen: 1, dep_func: 0, app_background: '', app_desc: 'App', app_desc_font_color: '#fff' },
  },
  whitelabel: [
    { modId: 'MEMBER', enabled: '1', childrenNodes: [{ modId: 'USERNAMEREG3', enabled: '1', childrenNodes: [] }] },
    { modId: 'FEEDBACK3', enabled: '1', childrenNodes: [] },
  ],
  register: {
    username: { ...rule, acceptedPattern: '[a-z][a-z0-9]{3,11}', minLength: 4, maxLength: 12 },
    password: { ...rule, patternId: 4, minLength: 6, maxLength: 20 },
    confirmPassword: rule,
    email: { ...rule, required: false, acceptedPattern: '[^@]+@[^@]+' },
    nickname: { ...rule, enabled: false },
  },
  verification: { loginUsername: { ...rule, maxLength: 20 } },
  promotions: { REFERRAL: { enabled: true }, MISSION: { enabled: true, count: 3 } },
  vendors: ['HOT', 'RNG', 'SPORTS', 'LIVE', 'FISH', 'PVP', 'INHOUSE', 'ELOTT', 'LOTT'],
} as const;

/** The same console with one wallet a member and the captcha on its registration form. */
export const strictConsole = { ...console, wallets: 'single', register: { ...console.register, captcha: rule } };

/** The same console with one module or switch off. */
export function consoleWithout(modId: string) {
  return { ...console, whitelabel: [...console.whitelabel, { modId, enabled: '0', childrenNodes: [] }] };
}

export const merchants: Readonly<Record<string, MerchantConsole>> = {
  NORTH: { id: 'north', trialCode: 'NORTHTRIAL', console },
  SOUTH: { id: 'south', trialCode: 'SOUTHTRIAL', console: strictConsole, currency: 'INR', symbol: '₹' },
  SHUT: { id: 'shut', console: consoleWithout('GAMELO3') },
};

/** A sandbox in memory whose clock stands still and whose luck is always the same. Where its ledger does not balance at the end, closing it fails. */
export async function openSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const errors: unknown[] = [];
  const sandbox = await createSandbox({
    db: ':memory:',
    consoles: () => merchants,
    now: () => now,
    random: steadyRandom(),
    onError: (error) => errors.push(error),
    ...options,
  });
  const close = async () => {
    const faults = await sandbox.audit();
    sandbox.close();
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };
  return { ...sandbox, close };
}

export function steadyRandom(): () => number {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
