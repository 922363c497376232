// Generated from schemas/ by `npm run generate`. Do not edit.

/** Facts of the merchant's platform: the same for every visitor. */
export type StaticFacts = {
  readonly 'settings.memberCentre': number;
  readonly 'settings.depositDetail': number;
  readonly 'template.background': string;
  readonly 'template.description': string;
  readonly 'template.descriptionColor': string;
  readonly 'service.liveChat': boolean;
  readonly 'service.contacts': number;
  readonly 'service.links': number;
  readonly 'download.android': boolean;
  readonly 'download.ios': boolean;
  readonly 'download.profile': boolean;
  readonly 'promotion.referral': boolean;
  readonly 'promotion.mission': boolean;
  readonly 'register.byName': boolean;
  readonly 'register.byMobile': boolean;
  readonly 'register.ready': boolean;
  readonly 'merchant.age': number;
  readonly 'merchant.ageGate': boolean;
  readonly 'merchant.terms': boolean;
  readonly 'merchant.remember': boolean;
  readonly 'merchant.trial': boolean;
};

/** Facts of a visitor, who they are and where. */
export type LiveFacts = {
  readonly 'session.present': boolean;
  readonly 'session.trial': boolean;
  readonly 'session.firstTimeLogin': boolean;
  readonly 'member.type': number;
  readonly 'member.toUpline': boolean;
  readonly 'member.vip': boolean;
  readonly 'member.vipLabel': string;
  readonly 'member.name': string;
  readonly 'member.account': string;
  readonly 'member.days': number;
  readonly 'inbox.unread': number;
  readonly 'rewards.unclaimed': number;
  readonly 'wallet.single': boolean;
  readonly 'rebate.own': boolean;
  readonly 'agent.dividendShown': boolean;
  readonly 'agent.unreadNotices': number;
  readonly 'contract.salary': boolean;
  readonly 'contract.dividend': boolean;
  readonly 'contract.hourly': boolean;
  readonly 'play.pause': string;
  readonly 'device.platform': string;
  readonly 'device.standalone': boolean;
  readonly 'device.native': boolean;
  readonly 'downloadBar.closed': boolean;
  readonly 'balance.hidden': boolean;
  readonly 'locale.language': string;
  readonly 'page.id': string;
};

export type FactTypes = StaticFacts & LiveFacts;
