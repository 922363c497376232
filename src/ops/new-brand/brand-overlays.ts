import { type Answers, has } from './answers';
import { bitmapPictures } from './brand-settings';

/** The changes of a new brand to base's pages, by page; unchanged pages are left out. */
export function brandOverlays(answers: Answers): ReadonlyMap<string, object> {
  const overlays = {
    home: home(answers),
    shell: shell(answers),
    mine: mine(answers),
    ...(answers.bonuses.deposit === 0 || has(answers.features, 'events') ? {} : { voucherCenter: withoutEvents }),
    ...(has(answers.products, 'lottery') ? {} : { gameList: withoutLottery, slotsCenter: withoutLottery }),
  };
  return new Map(
    Object.entries(overlays).flatMap(([page, changes]) =>
      changes === undefined ? [] : [[page, withHeader(page, changes)]],
    ),
  );
}

/** Without a lottery, no game list links to one. */
const withoutLottery = { set: { list: { 'on.lottery': null } } };

/** Without a page of events, the offers on deposits are those of the form alone. */
const withoutEvents = { remove: ['offer-all'] };

function withHeader(page: string, changes: object): object {
  return { $schema: '../../../schemas/overlay.schema.json', format: 1, page, ...changes };
}

/** A welcome for guests only; members see games first. */
function home({ features, bonuses }: Answers): object {
  // The welcome bonus has its own button to register, and so does the header.
  const hasWelcomeBonus = bonuses.welcome > 0;
  return {
    nodes: {
      welcome: {
        use: 'home.hero',
        when: { is: 'guest' },
        props: { title: { t: 'site.name' }, text: { t: 'welcome.text' }, image: 'asset:hero.svg', tone: 'split' },
        ...(hasWelcomeBonus ? {} : { slots: { actions: ['welcome-register'] } }),
      },
      ...(hasWelcomeBonus ? {} : welcomeRegister),
    },
    set: {
      heading: { when: { is: 'signedIn' } },
      ...(hasWelcomeBonus ? { bonus: { 'props.amount': bonuses.welcome } } : {}),
      ...(has(features, 'jackpot') ? { jackpot: { 'props.money': true } } : {}),
    },
    insert: [{ id: 'welcome', into: 'page', slot: 'body', at: 'first' }],
    ...removedParts(features),
  };
}

const welcomeRegister = {
  'welcome-register': {
    use: 'action.button',
    when: { is: 'canRegister' },
    props: { label: { t: 'common.register' }, tone: 'primary', wide: false },
    on: { tap: { do: 'navigate', to: 'register' } },
  },
};

/** Parts of the home page that the brand does not have. */
function removedParts(features: Answers['features']): { readonly remove?: readonly string[] } {
  const remove = [
    ...(has(features, 'jackpot') ? [] : ['jackpot', 'counter']),
    ...(has(features, 'winners') ? [] : ['winners']),
  ];
  return remove.length === 0 ? {} : { remove };
}

/** Without events or invitations, the footer has an entry for games in their place. Its bubbles name the bonuses. */
function shell({ features, bonuses, logo }: Answers): object | undefined {
  const hasFullFooter = has(features, 'events') && has(features, 'invite');
  const set = {
    // Base names an SVG, which a brand with its own logo lacks.
    ...(logo === undefined ? {} : { mark: { 'props.image': bitmapPictures.icon } }),
    ...(bonuses.deposit > 0 ? { 'footer-deposit': offerFor('canDeposit', 'footer.depositBubble') } : {}),
    ...(bonuses.invite > 0 ? { 'footer-invite': offerFor('canInvite', 'footer.inviteBubble') } : {}),
  };
  const added = [
    ...(hasFullFooter ? [] : [footerGames]),
    ...(bonuses.deposit > 0 ? [depositInBreak] : []),
    ...(bonuses.invite > 0 ? [inviteInBreak] : []),
  ];
  const changes = {
    ...(added.length === 0
      ? {}
      : {
          nodes: Object.fromEntries(added.map(({ id, node }) => [id, node])),
          insert: added.map(({ id, after }) => ({ id, into: 'footer', slot: 'entries', after })),
        }),
    ...(Object.keys(set).length === 0 ? {} : { set }),
    ...(has(features, 'invite') ? {} : { remove: ['footer-invite', 'footer-invite-closed'] }),
  };
  return Object.keys(changes).length === 0 ? undefined : changes;
}

/** An entry with a bonus in its bubble. Players on a break see the same entry without it. */
function offerFor(condition: string, bubble: string): object {
  return { when: { all: [{ is: condition }, { not: { is: 'paused' } }] }, 'props.bubble': { t: bubble } };
}

const footerGames = {
  id: 'footer-games',
  after: 'footer-home',
  node: {
    use: 'shell.footer-entry',
    props: { label: { t: 'home.games' }, icon: 'dice', page: 'gameLobby' },
    on: { tap: { do: 'navigate', to: 'gameLobby' } },
  },
};

const depositInBreak = {
  id: 'footer-deposit-paused',
  after: 'footer-deposit',
  node: {
    use: 'shell.footer-entry',
    when: { all: [{ is: 'canDeposit' }, { is: 'paused' }] },
    props: { label: { t: 'footer.deposit' }, icon: 'deposit', page: 'voucherCenter', featured: true },
    on: { tap: { do: 'navigate', to: 'voucherCenter', need: 'session' } },
  },
};

const inviteInBreak = {
  id: 'footer-invite-paused',
  after: 'footer-invite',
  node: {
    use: 'shell.footer-entry',
    when: { all: [{ is: 'canInvite' }, { is: 'paused' }] },
    props: { label: { t: 'footer.invite' }, icon: 'invite', page: 'inviteFriends' },
    on: { tap: { do: 'navigate', to: 'inviteFriends', need: 'session' } },
  },
};

/** Without an app to download, the page "mine" has no shortcut to it. Without a club, that was the only shortcut. */
function mine({ features }: Answers): object | undefined {
  if (has(features, 'download')) return undefined;
  return { remove: [has(features, 'vip') ? 'quick-download' : 'quick'] };
}
