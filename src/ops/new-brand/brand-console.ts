import { type Answers, type Feature, has } from './answers';
import { registerRules, verificationRules } from './brand-rules';
import { categoriesOf, houseOf } from './brand-settings';

type Module = { readonly modId: string; readonly enabled: '0' | '1'; readonly childrenNodes: readonly Module[] };

/** `console.json` of a new brand: the answers of its platform here, so that it runs before it has a real one. */
export function brandConsole(answers: Answers): object {
  const { features, mode, bonuses } = answers;
  return {
    $schema: '../../schemas/console.schema.json',
    format: 1,
    art: mode === 'dark' ? 'night' : 'paper',
    status: { maintenance: false, regionRestriction: false, location: countryOf(answers) },
    settings: settingsOf(answers),
    whitelabel: modulesOf(answers),
    register: registerRules(answers),
    verification: verificationRules,
    vendors: categoriesOf(answers),
    offers: offersOf(answers),
    promotions: {
      ...(bonuses.deposit > 0 ? { DEPOSIT: { enabled: true } } : {}),
      ...(has(features, 'invite') ? { REFERRAL: { enabled: true } } : {}),
      ...(has(features, 'missions') ? { MISSION: { enabled: true, count: 1 } } : {}),
    },
  };
}

/** A currency's code begins with its country's, except for currencies of several countries. */
function countryOf({ currency }: Answers): string | null {
  const country = currency.slice(0, 2);
  return country === 'EU' || country.startsWith('X') ? null : country;
}

function settingsOf({ name, domain, features }: Answers): object {
  const house = houseOf(domain);
  return {
    customerService: [{ csType: 'LIVECHAT', title: name, path: `https://help.${house}/` }],
    resources: has(features, 'download')
      ? [{ resourceType: 'Android', url: `https://get.${house}/app.apk`, labelNameEn: 'Android' }]
      : [],
    domainRoute: [],
    mainDomain: '',
    imageCDNs: [],
    launchGameCDNs: [],
    mobileTemplate: { mem_cen: 1, dep_func: 0, app_background: '', app_desc: '', app_desc_font_color: '' },
  };
}

/**
 * The sandbox's offers that fit the brand. Its figures are fixed, 7,777 for registration and 50 % on a deposit, so such
 * an offer is left out where the brand has another figure.
 */
function offersOf({ bonuses, features }: Answers): readonly string[] {
  const offers = {
    welcome: bonuses.welcome === 7777,
    deposit: bonuses.deposit === 50,
    invite: bonuses.invite > 0,
    mission: has(features, 'missions'),
    rebate: has(features, 'rebates'),
    reward: has(features, 'rewards'),
    trial: has(features, 'trial'),
  };
  return Object.entries(offers)
    .filter(([, isOffered]) => isOffered)
    .map(([offer]) => offer);
}

function modulesOf({ registerBy, features }: Answers): readonly Module[] {
  const isMobile = registerBy !== 'username';
  const hasFeature = (feature: Feature) => has(features, feature);
  const agents = hasFeature('agents');
  return [
    module('USERNAMEREG3', registerBy !== 'mobile', [module('REGMOBVERF3', false)]),
    module('MOBILENUMREG3', isMobile, [module('MOBILENUMPASSREG3', isMobile)]),
    module('MOBILEVERCODELOGIN3', isMobile),
    module('FACEBOOKLOGIN3', false),
    module('GOOGLELOGIN3', false),
    module('FREEPLAY3', hasFeature('trial')),
    module('DIRECTREG3', false),
    module('CREDITMAR3', false),
    module('DEPOSIT', true, [module('DEPRECM3', true)]),
    module('WITHDRAW', true, [module('WITHREC3', true)]),
    module('PERSREP', true, [module('TRANSREC3', true), module('TRANSBETREPMEM3', true)]),
    module('REWCEN3', hasFeature('rewards'), [
      module('MANPLAYREB3', hasFeature('rebates')),
      module('PLYRBT', hasFeature('rebates')),
      module('MISSIONLB3', hasFeature('missions')),
    ]),
    module('SECPRIV', true, [
      module('CHNGPASSVERIF3', isMobile),
      module('PROFPIC3', false),
      module('PWRESETSMS3', isMobile),
    ]),
    module('MAILCEN', hasFeature('inbox'), [module('FEEDBACK3', hasFeature('inbox'))]),
    module('MYWALL', false),
    module('AGETRANSFERUP3', agents),
    modules('AGEPAG', agents, [
      'AGEINFO3',
      'AGENTANNOUNCE3',
      'AGEDOWNTRANS3',
      'DOWNMAN',
      'TEAMBETTING3',
      'AGETEAMPNL3',
      'AGEREV3',
      'AGENTRANSMULTDOWN3',
    ]),
    modules('REGCEN', agents, ['AGEREGDOWN3', 'CREATEAFF3', 'AFFMAN3']),
    modules('DIVIDEND', agents, ['DAYSAL', 'DAYSALMR', 'HOURSAL3']),
    module('CAPTCHA3', true),
    module('PTSYS3', false),
  ];
}

function module(modId: string, isOn: boolean, childrenNodes: readonly Module[] = []): Module {
  return { modId, enabled: isOn ? '1' : '0', childrenNodes };
}

function modules(modId: string, isOn: boolean, children: readonly string[]): Module {
  return module(
    modId,
    isOn,
    children.map((child) => module(child, isOn)),
  );
}
