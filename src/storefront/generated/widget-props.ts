// Generated from schemas/ by `npm run generate`. Do not edit.

/**
 * A text a player reads: a key of the text tables, the text itself by language, a fact, or a field of the item.
 */
export type Text = TextKey | InlineText | FactBinding | ItemBinding;
/**
 * Name of an icon of the shared set.
 */
export type Icon =
  | 'home'
  | 'gift'
  | 'wallet'
  | 'users'
  | 'user'
  | 'menu'
  | 'back'
  | 'close'
  | 'chevron'
  | 'search'
  | 'filter'
  | 'bell'
  | 'mail'
  | 'globe'
  | 'headset'
  | 'flame'
  | 'trophy'
  | 'dice'
  | 'slots'
  | 'cards'
  | 'fish'
  | 'ball'
  | 'gamepad'
  | 'rooster'
  | 'lottery'
  | 'live'
  | 'star'
  | 'heart'
  | 'clock'
  | 'download'
  | 'deposit'
  | 'withdraw'
  | 'shield'
  | 'crown'
  | 'settings'
  | 'eye'
  | 'eye-off'
  | 'refresh'
  | 'logout'
  | 'feedback'
  | 'chart'
  | 'list'
  | 'invite'
  | 'transfer'
  | 'coins'
  | 'percent'
  | 'agency'
  | 'team'
  | 'envelope'
  | 'document'
  | 'info'
  | 'warning'
  | 'lock'
  | 'phone'
  | 'key'
  | 'id'
  | 'plus'
  | 'minus'
  | 'check'
  | 'play'
  | 'pause'
  | 'expand'
  | 'external'
  | 'signal-off'
  | 'wrench'
  | 'map-pin'
  | 'facebook'
  | 'google'
  | 'telegram'
  | 'whatsapp'
  | 'chat';
/**
 * A number, a fact that is a number, or a field of the item.
 */
export type NumberValue = number | FactBinding | ItemBinding;
/**
 * A boolean, a fact that is a boolean, or a field of the item.
 */
export type BooleanValue = boolean | FactBinding | ItemBinding;
/**
 * A string, a fact that is a string, or a field of the item.
 */
export type StringValue = string | FactBinding | ItemBinding;
/**
 * An image: a file of the merchant (`asset:logo.svg`), a path on this host, or an https address of an allowed host.
 */
export type Image1 = ImageAddress | ItemBinding;
/**
 * An image: `asset:…`, a path on this host, or an https address.
 */
export type ImageAddress = string;

export interface WidgetProps {
  'account.sign-out': SignOut;
  'account.summary': AccountSummary;
  'action.button': Button;
  'action.icon-button': IconButton;
  'agent.greeting': Greeting;
  'agent.links': Links;
  'agent.new-link': NewLink;
  'agent.open-account': OpenAccount;
  'agent.open-directly': OpenAnAccountDirectly;
  'agent.red-rain': RedEnvelopeRain;
  'agent.today': TheTeamToday;
  'auth.change-password': ChangePassword;
  'auth.forgot-phone': SetAPasswordByPhone;
  'auth.forgot': ForgotPassword;
  'auth.login': LogIn;
  'auth.register': Register;
  'auth.sms-login': LogInBySMS;
  'auth.social': SignInAtAnotherService;
  'content.announcement-detail': AnnouncementDetail;
  'content.announcement-list': AnnouncementList;
  'content.announcements': Announcements;
  'content.app-intro': AppIntroduction;
  'content.download-block': DownloadBlock;
  'content.download-option': DownloadOption;
  'content.footer-panel': FooterPanel;
  'content.help': HelpCentre;
  'content.image': Image;
  'content.notice-card': NoticeCard;
  'content.promotion-list': PromotionList;
  'content.text': Text1;
  'contract.own': OwnContracts;
  'contract.team': ContractsWithDownlines;
  'form.captcha': Captcha;
  'form.feedback': FeedbackForm;
  'form.field': Field;
  'game.category-menu': CategoryMenu;
  'game.launch': Game;
  'game.list': GameList;
  'game.panel': GamePanel;
  'game.shelf': GameShelf;
  'game.vendor-tiles': VendorTiles;
  'home.age-gate': AgeGate;
  'home.app-popup': AppPopup;
  'home.banner-carousel': BannerCarousel;
  'home.bonus': RegistrationBonus;
  'home.contract-request': AContractThatWaits;
  'home.counter': Counter;
  'home.hero': Hero;
  'home.hot-matches': HotMatches;
  'home.jackpot': Jackpot;
  'home.match-list': MatchList;
  'home.notice-strip': NoticeStrip;
  'home.popups': Popups;
  'home.winners': Winners;
  'inbox.messages': Inbox;
  'invite.friends': InviteFriends;
  'layout.section': Section;
  'layout.stack': Stack;
  'lottery.draws': LotteryDraws;
  'lottery.games': Lotteries;
  'lottery.orders': LotteryOrders;
  'member.balance': Balance;
  'member.header': MemberHeader;
  'member.picture': MemberPicture;
  'money.deposit': Deposit;
  'money.transfer-up': TransferToTheSuperior;
  'money.wallets': Wallets;
  'money.withdraw': Withdrawal;
  'nav.entry': Entry;
  'nav.external': OutsideLink;
  'nav.link-list': LinkList;
  'nav.link': Link;
  'nav.list': List;
  'nav.tile-grid': TileGrid;
  'nav.tile': Tile;
  'page.screen': Page;
  'rebate.claim': RebatesToClaim;
  'records.dividend': Dividend;
  'records.list': RecordList;
  'records.results': ResultsByDay;
  'reward.center': RewardCentre;
  'reward.missions': Missions;
  'safer.activity': YourLastTwelveMonths;
  'safer.break': StopForAWhile;
  'safer.limits': YourLimits;
  'security.level': SecurityLevel;
  'security.setting': SecuritySetting;
  'security.settings': SecuritySettings;
  'shell.account': Account;
  'shell.back': BackArrow;
  'shell.download-bar': DownloadBar;
  'shell.footer-entry': FooterEntry;
  'shell.footer': Footer;
  'shell.frame': Frame;
  'shell.header': Header;
  'shell.language': LanguageSelector;
  'shell.logo': Logo;
  'shell.menu-entry': MenuEntry;
  'shell.menu': PopupMenu;
  'shell.service-entry': ServiceEntry;
  'shell.service-link': ServiceLink;
  'shell.service-menu': ServiceMenu;
  'state.empty': EmptyState;
  'state.message': MessagePage;
  'team.manage': TeamManagement;
  'team.overview': TeamOverview;
  'vip.benefits': ClubBenefits;
}
/**
 * Signs the player out, after a question.
 */
export interface SignOut {
  label: Text;
  /**
   * button: a wide button. entry: a row of a menu.
   */
  tone?: 'button' | 'entry';
}
/**
 * A key of texts/<lang>.json.
 */
export interface TextKey {
  /**
   * Key in the text tables.
   */
  t: string;
  /**
   * Values for the {{names}} in the text.
   */
  with?: {
    /**
     * A literal, a fact or a field of the item.
     */
    [k: string]: string | number | FactBinding | ItemBinding;
  };
}
/**
 * The value of a fact, kept up to date while the page shows.
 */
export interface FactBinding {
  /**
   * Path of a fact in facts.json.
   */
  fact: string;
}
/**
 * A field of the item this node was made for. Only on a node with `each`, or below one.
 */
export interface ItemBinding {
  /**
   * Name of a field of the source in sources.json.
   */
  item: string;
}
/**
 * The text itself, by language code.
 */
export interface InlineText {
  /**
   * Text by language code.
   */
  text: {
    /**
     * The text in this language.
     */
    [k: string]: string;
  };
}
/**
 * The balance in one row, for pages about money.
 */
export interface AccountSummary {
  title: Text;
}
/**
 * A button with words.
 */
export interface Button {
  label: Text;
  /**
   * Icon before the words.
   */
  icon?: Icon | ItemBinding;
  /**
   * primary: the one main action. secondary: beside it. ghost: quiet. danger: cannot be undone.
   */
  tone?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /**
   * Its size; every size can be hit with a thumb.
   */
  size?: 's' | 'm' | 'l';
  /**
   * Takes the whole width.
   */
  wide?: boolean;
}
/**
 * A button with an icon only; its label is read aloud.
 */
export interface IconButton {
  icon: Icon;
  label: Text;
  badge?: NumberValue;
  dot?: BooleanValue;
}
/**
 * Greets the agent by the hour in the merchant’s time zone.
 */
export interface Greeting {
  name: Text;
}
/**
 * The agent’s links with their use; each can be shared, paused, opened again and deleted.
 */
export interface Links {
  title: Text;
  empty: Text;
  emptyNote?: Text;
}
/**
 * A button to a new link by which accounts are opened below the agent.
 */
export interface NewLink {
  label: Text;
}
/**
 * The ways to open an account below an agent, one at a time behind tabs; the first that has something in it stands open.
 */
export interface OpenAccount {
  title: Text;
}
/**
 * An account below the agent by a user name and a password of the platform’s rules, with rebates; both are shown once to be handed on.
 */
export interface OpenAnAccountDirectly {
  title: Text;
}
/**
 * Gives money to several downlines at once, the same for each or shared out by chance, under the fund password and once; and what was given before.
 */
export interface RedEnvelopeRain {
  title: Text;
}
/**
 * Four figures of the team today, each beside yesterday’s.
 */
export interface TheTeamToday {
  title: Text;
  more?: Text;
}
/**
 * Changes the password of the session. The old one is asked for where this document does not know it.
 */
export interface ChangePassword {
  title?: Text;
  note?: Text;
  usernameLabel: Text;
  oldLabel: Text;
  newLabel: Text;
  confirmLabel: Text;
  submitLabel: Text;
}
/**
 * A new password with a code by SMS; the player is logged in with it. Stands in the slot `phone` of auth.forgot.
 */
export interface SetAPasswordByPhone {
  mobileLabel: Text;
  codeLabel: Text;
  passwordLabel: Text;
  submitLabel: Text;
}
/**
 * A new password by e-mail, or by phone where the slot `phone` has its form; by phone is first then.
 */
export interface ForgotPassword {
  title?: Text;
  note?: Text;
  usernameLabel: Text;
  emailLabel: Text;
  submitLabel: Text;
  phoneTab?: Text;
  emailTab?: Text;
  /**
   * What an e-mail address has to match as a whole on this page, in place of auth.emailPattern of merchant.json. Write it without nested repetition.
   */
  emailPattern?: string;
}
/**
 * Log in with username and password, or by SMS where the slot `sms` has its fields. The captcha shows once a refusal asks for it.
 */
export interface LogIn {
  title?: Text;
  note?: Text;
  usernameLabel: Text;
  passwordLabel: Text;
  captchaLabel: Text;
  rememberLabel: Text;
  submitLabel: Text;
  showLabel?: Text;
  hideLabel?: Text;
  remember?: BooleanValue;
  /**
   * Offers a trial without an account.
   */
  trial?: boolean;
  trialLabel?: Text;
  byName?: BooleanValue;
  usernameTab?: Text;
  smsTab?: Text;
  socialTitle?: Text;
  phoneLabel?: Text;
}
/**
 * Registration. Its fields are form.field nodes; the merchant’s rules decide which there are.
 */
export interface Register {
  title?: Text;
  note?: Text;
  submitLabel: Text;
  terms: Text;
  termsChecked?: BooleanValue;
  age?: Text;
  minimumAge?: NumberValue;
  byName?: BooleanValue;
  byMobile?: BooleanValue;
  usernameTab?: Text;
  mobileTab?: Text;
  empty?: Text;
  showLabel?: Text;
  hideLabel?: Text;
}
/**
 * Fields of the login by SMS: mobile number and the code that is sent to it. Stands in the slot `sms` or `phone` of auth.login.
 */
export interface LogInBySMS {
  mobileLabel: Text;
  codeLabel: Text;
  /**
   * Who sends and checks the code: the platform, or the service of auth.signIn. The second stands in the slot `phone` of auth.login.
   */
  sender?: 'platform' | 'provider';
}
/**
 * Leads to the page of another service and back to the login. Stands in the slot `social` of auth.login or auth.register; which service, auth.signIn of merchant.json says.
 */
export interface SignInAtAnotherService {
  /**
   * Whose account.
   */
  channel?: 'google' | 'facebook';
  label: Text;
  name?: Text;
  icon?: Icon;
}
/**
 * One announcement or promotion, by the id in the address: picture, title, dates, the operator’s words.
 */
export interface AnnouncementDetail {
  /**
   * Where the id is looked for.
   */
  kind?: 'notice' | 'agent' | 'promotion';
  label: Text;
  missing: Text;
  missingNote?: Text;
  /**
   * Without an id in the address: hide, beside a list; missing, on a page of its own.
   */
  whenNone?: 'hide' | 'missing';
}
/**
 * Announcements as cards: picture with sequence 1 or an icon, title, first words, dates. Shows nothing while the address has an id: content.announcement-detail stands there.
 */
export interface AnnouncementList {
  /**
   * notice: for players. agent: for agents.
   */
  kind?: 'notice' | 'agent';
  label: Text;
  empty: Text;
  emptyNote?: Text;
  /**
   * Most announcements.
   */
  limit?: number;
}
/**
 * Announcements, promotions, notices for agents or help entries; one opens in place.
 */
export interface Announcements {
  /**
   * Which of them.
   */
  kind: 'notice' | 'promotion' | 'agent' | 'help';
  empty: Text;
  label?: Text;
}
/**
 * The words that the platform's template gives the app page, in its colour on its background. Shows nothing without words.
 */
export interface AppIntroduction {
  text: StringValue;
  color?: StringValue;
  background?: StringValue;
}
/**
 * The app in short: a button that prompts, its downloads, and the home-screen option, which exists and is permanently disabled.
 */
export interface DownloadBlock {
  title: Text;
  text?: Text;
  prompt: Text;
  homeScreen: Text;
  homeScreenNote?: Text;
}
/**
 * One download of the platform, drawn only where the link is of the kind named here. When it shows beyond that is the node's condition.
 */
export interface DownloadOption {
  type: StringValue;
  /**
   * The kind that is drawn.
   */
  only: 'android' | 'ios' | 'profile';
  label: Text;
  icon?: Icon;
  href: StringValue;
  note?: Text;
}
/**
 * The end of a page: official channels, the 24-hour line, other entrances, live chat.
 */
export interface FooterPanel {
  label: Text;
  channelsTitle?: Text;
  lineTitle?: Text;
  line?: Text;
  domainsTitle?: Text;
}
/**
 * Entries of the help centre; the query i of the address names the one that is open, 0 at first.
 */
export interface HelpCentre {
  label: Text;
  empty: Text;
  emptyNote?: Text;
  /**
   * list: questions that open in place. topic: one answer, the questions as tabs.
   */
  view?: 'list' | 'topic';
}
/**
 * A picture, which may be tapped.
 */
export interface Image {
  src: Image1;
  alt: Text;
  /**
   * Shape of its box; the box is reserved before the picture loads.
   */
  ratio?: '16/9' | '3/1' | '2/1' | '4/3' | '1/1' | '3/4' | 'auto';
  /**
   * Width of the file in pixels.
   */
  width?: number;
  /**
   * Height of the file in pixels.
   */
  height?: number;
  /**
   * cover fills the box, contain shows all of it.
   */
  fit?: 'cover' | 'contain';
  /**
   * Whether it stands on the first screen: then it is loaded before all others. One a page.
   */
  first?: boolean;
}
/**
 * A message in the page: what is so, and what can be done.
 */
export interface NoticeCard {
  icon?: Icon;
  title: Text;
  text?: Text;
  /**
   * How serious it is.
   */
  tone?: 'info' | 'warning' | 'danger';
}
/**
 * Promotions as posters with their dates, below tabs of their categories; the chosen tab stands in the address as category. Shows nothing while the address has an id: content.announcement-detail stands there.
 */
export interface PromotionList {
  label: Text;
  filterLabel?: Text;
  all?: Text;
  empty: Text;
  emptyNote?: Text;
}
/**
 * A paragraph or a heading.
 */
export interface Text1 {
  text: Text;
  /**
   * What it is in the document.
   */
  as?: 'p' | 'h1' | 'h2' | 'h3' | 'small';
  /**
   * Its colour; `read` is read aloud and not seen.
   */
  tone?: 'normal' | 'muted' | 'accent' | 'success' | 'danger' | 'read';
  /**
   * Its alignment.
   */
  align?: 'start' | 'center';
}
/**
 * The member’s contracts with the superior: how they stand, what they pay, and what can be done about them.
 */
export interface OwnContracts {
  title: Text;
  /**
   * Which kind of contract.
   */
  kind: 'salary' | 'dividend' | 'hourly';
}
/**
 * The contracts that an agent has offered, and the way to offer one.
 */
export interface ContractsWithDownlines {
  title: Text;
  /**
   * Which kind of contract.
   */
  kind: 'salary' | 'dividend' | 'hourly';
}
/**
 * A picture with a code; a tap on it brings another.
 */
export interface Captcha {
  name: StringValue;
  label: Text;
  hint?: Text;
}
/**
 * A player’s words to whoever runs the site: what it is about, a few lines with a counter, pictures that go up by themselves. What fails to send stays in the form.
 */
export interface FeedbackForm {
  title?: Text;
  note?: Text;
  /**
   * What it can be about; the first is chosen.
   *
   * @minItems 1
   * @maxItems 8
   */
  types: FeedbackType[];
  typeLabel: Text;
  contentLabel: Text;
  contentHint?: Text;
  /**
   * Most characters; the platform takes 140.
   */
  maxLength?: number;
  /**
   * Most pictures, png or jpg of 5 MB; 0 for none.
   */
  pictures?: number;
  picturesLabel?: Text;
  picturesHint?: Text;
  submitLabel: Text;
  done?: Text;
}
/**
 * One kind of feedback.
 */
export interface FeedbackType {
  /**
   * Sent to the platform as type.
   */
  value: string;
  label: Text;
}
/**
 * One field of the form around it. Its rule comes with the item of register.fields.
 */
export interface Field {
  name: StringValue;
  label: Text;
  input?: StringValue;
  autocomplete?: StringValue;
  inputMode?: StringValue;
  icon?: StringValue;
  hint?: Text;
  /**
   * What a value must be: as the item of the source has it, or as written here.
   */
  rule?: Rule | ItemBinding;
  message?: Text;
  method?: StringValue;
}
/**
 * What a value of the field must be.
 */
export interface Rule {
  /**
   * May not be empty.
   */
  required?: boolean;
  /**
   * Shortest length, in UTF-16 units.
   */
  minLength?: number;
  /**
   * Longest length, in UTF-16 units.
   */
  maxLength?: number;
  /**
   * Pattern that the whole value must match, as the engine read it from the server; * takes anything.
   */
  pattern?: string;
  /**
   * Flags of the pattern: empty or u.
   */
  patternFlags?: string;
  /**
   * Whether the pattern cannot run long. Else it runs apart, with a time limit.
   */
  patternSafe?: boolean;
  /**
   * Why the platform’s pattern cannot be read; the platform checks the value then.
   */
  unread?: string;
}
/**
 * The categories of games in the server's order. The chosen one stands in the address as ?category=.
 */
export interface CategoryMenu {
  label: Text;
  /**
   * Put in front when the server does not send it.
   */
  front?: string;
  /**
   * Chosen at first.
   */
  initial?: string;
  /**
   * Keys that come first, in this order. The rest keep the server's order.
   */
  order?: string[];
  /**
   * Label and icon of each category by its key. A category that is not here shows its own name.
   */
  items?: {
    /**
     * How one category shows.
     */
    [k: string]: {
      label: Text;
      icon?: Icon;
    };
  };
}
/**
 * Launches the game that the address names (?vendor=, nodeId, gameId, gameCategory, or the lottery's playType, prize_mode, code) and shows it in a frame or a window. ?pageBack= is where it leads back to, on this site only.
 */
export interface Game {
  label?: Text;
  backLabel?: Text;
  /**
   * Milliseconds until a game that does not load offers the way back.
   */
  timeout?: number;
  /**
   * Codes of vendors whose games open in a window of their own.
   */
  tabVendors?: string[];
  /**
   * Whether a player without money is offered the game for free.
   */
  trial?: boolean;
  /**
   * Whether time and net position of this visit stand over the game.
   */
  session?: boolean;
  /**
   * Minutes of play until the player is asked whether to go on. 0 never asks.
   */
  realityCheck?: number;
}
/**
 * Games of the category in ?gameType=, with search (?q=), tabs (?tab=), vendors (?vendor=), a filter drawer (?class=, ?minBet=) and more on demand.
 */
export interface GameList {
  empty: Text;
  label?: Text;
  search?: Text;
  more?: Text;
  all?: Text;
  /**
   * Category when the address names none.
   */
  initial?: string;
  /**
   * What the tab of all slots rests on while nothing narrows it. NEW, the platform's own rule, asks for new slots only: the tab then says New, and its end leads to all of them. ALL asks for every slot, as players expect who come to look for one.
   */
  resting?: 'NEW' | 'ALL';
  /**
   * How further pages come: endless adds them below while scrolling, numbers shows one page at a time, chosen by its number (?page=).
   */
  paging?: 'endless' | 'numbers';
  /**
   * Milliseconds after the last letter until it searches. 0 searches on Enter only.
   */
  searchDelay?: number;
  /**
   * Smallest bets to choose from.
   */
  minBets?: string[];
  /**
   * Milliseconds between two steps of a vendor strip that moves by itself, 2000 in one variant. 0 stands still.
   */
  loop?: number;
}
/**
 * Games of the chosen category: hot games, a list of games, or the vendors of it.
 */
export interface GamePanel {
  label: Text;
  hotTitle?: Text;
  empty: Text;
  /**
   * Category when the address names none.
   */
  initial?: string;
  /**
   * Games at most.
   */
  limit?: number;
  more?: Text;
}
/**
 * One row of games that scrolls sideways: hot, new or played ones, or those of a category. A category that the merchant has not shows no shelf.
 */
export interface GameShelf {
  title: Text;
  /**
   * Where its games come from: the list of a category, the hot ones, or those that the member played or likes.
   */
  games?: 'list' | 'hot' | 'recent' | 'favourites';
  /**
   * Category of the games; hot, played and liked games are of all categories where it is empty.
   */
  category?: string;
  /**
   * Class of the games in a list, NEW for instance. ALL takes any.
   */
  classify?: string;
  /**
   * Games at most.
   */
  limit?: number;
  more?: Text;
  empty?: Text;
}
/**
 * The vendors of games.
 */
export interface VendorTiles {
  title: Text;
  /**
   * Vendors at most.
   */
  limit?: number;
  /**
   * Only vendors of this category; empty takes all.
   */
  category?: string;
  /**
   * Code of a vendor that comes first.
   */
  pin?: string;
}
/**
 * Asks once a device whether the visitor is old enough. It cannot be closed without an answer.
 */
export interface AgeGate {
  age?: NumberValue;
  title: Text;
  text?: Text;
  confirm: Text;
  leave: Text;
}
/**
 * Offers the app in a dialog, once a session of the browser. Who sees it is the node's condition.
 */
export interface AppPopup {
  title: Text;
  text?: Text;
  later: Text;
  /**
   * Milliseconds of quiet before it shows: without a tap, a key, scrolling, a field in use or another dialog. Another dialog that closes begins them anew.
   */
  delay?: number;
}
/**
 * Image banners that follow each other. With one banner nothing moves; with none nothing shows.
 */
export interface BannerCarousel {
  /**
   * Group of banners that the gateway is asked for.
   */
  group?: string;
  /**
   * Milliseconds until the next banner.
   */
  interval?: number;
  /**
   * Shape of the box.
   */
  ratio?: '12/5' | '2/1' | '16/9' | '3/1';
  label: Text;
}
/**
 * What a new player gets: the currency symbol and an amount.
 */
export interface RegistrationBonus {
  text: Text;
  action: Text;
  /**
   * The amount after the currency symbol.
   */
  amount?: number;
}
/**
 * Tells once an entry that a contract waits for an answer, and leads to its page.
 */
export interface AContractThatWaits {
  title: Text;
  text: Text;
  cancel: Text;
  go: Text;
  /**
   * Milliseconds without a tap before it shows.
   */
  delay?: number;
}
/**
 * A figure that grows by random steps between two values and starts again. Values and steps are the merchant's own. Still where the visitor asks for less motion.
 */
export interface Counter {
  label: Text;
  /**
   * First value.
   */
  from?: number;
  /**
   * Last value.
   */
  to?: number;
  /**
   * Smallest step.
   */
  minStep?: number;
  /**
   * Largest step.
   */
  maxStep?: number;
  /**
   * Milliseconds until a step; one of them each time.
   *
   * @minItems 1
   */
  every?: number[];
  /**
   * With the sign of the currency.
   */
  money?: boolean;
  /**
   * How it looks: marquee shines, plate is framed, line is quiet.
   */
  tone?: 'marquee' | 'plate' | 'line';
}
/**
 * A large picture and words at the top of a page.
 */
export interface Hero {
  title: Text;
  text?: Text;
  image?: Image1;
  /**
   * split: words beside the picture. cover: words on it.
   */
  tone?: 'split' | 'cover';
}
/**
 * Matches to bet on, one at a time, upwards. It moves only with more than one; nothing shows with none.
 */
export interface HotMatches {
  label: Text;
  /**
   * Milliseconds until the next.
   */
  interval?: number;
  /**
   * Milliseconds of the way to the next.
   */
  transition?: number;
}
/**
 * A figure that climbs from one value to another and starts again, with two decimals. The values are the merchant's own: they are no promise of a pot. Still where the visitor asks for less motion.
 */
export interface Jackpot {
  label: Text;
  /**
   * First value.
   */
  from?: number;
  /**
   * Last value.
   */
  to?: number;
  /**
   * Milliseconds of the way.
   */
  duration?: number;
  /**
   * With the sign of the currency.
   */
  money?: boolean;
  /**
   * How it looks: marquee shines, plate is framed, line is quiet.
   */
  tone?: 'marquee' | 'plate' | 'line';
}
/**
 * Every hot match with its league, both teams, the time of its start and a button that bets on it. Most often in a dialog.
 */
export interface MatchList {
  title: Text;
  action: Text;
  empty: Text;
  league?: Text;
}
/**
 * Titles of announcements that run by.
 */
export interface NoticeStrip {
  label: Text;
  empty: Text;
  icon?: Icon;
  /**
   * Pixels a second.
   */
  speed?: number;
}
/**
 * What the platform wants to say on arrival, one page each, once a session of the browser: execution A for members, B for guests.
 */
export interface Popups {
  label: Text;
  /**
   * Milliseconds of quiet before it shows: without a tap, a key, scrolling, a field in use or another dialog. Another dialog that closes begins them anew.
   */
  delay?: number;
}
/**
 * The latest winners, highest first. It scrolls with more than the visible number of entries.
 */
export interface Winners {
  title: Text;
  /**
   * Entries asked for.
   */
  limit?: number;
  /**
   * Entries seen at once; with more it scrolls.
   */
  visible?: number;
  /**
   * Milliseconds a row.
   */
  speed?: number;
}
/**
 * The member’s messages by pages: one opens and is read then, some or all are deleted and can be taken back for some seconds.
 */
export interface Inbox {
  label: Text;
  empty: Text;
  emptyNote?: Text;
}
/**
 * A member’s link and code to give away, as text and as a picture, what the invitations came to, and who came by them.
 */
export interface InviteFriends {
  title: Text;
  note?: Text;
  message?: Text;
}
/**
 * A titled part of a page, with a link to more of it.
 */
export interface Section {
  title?: Text;
  note?: Text;
  more?: Text;
  /**
   * plain: on the page. card: on a card of its own.
   */
  tone?: 'plain' | 'card';
}
/**
 * Lays its items out in a column or a row, with one gap.
 */
export interface Stack {
  /**
   * Space between the items.
   */
  gap?: 'none' | 's' | 'm' | 'l';
  /**
   * column puts items below each other, row beside each other (wrapping).
   */
  direction?: 'column' | 'row';
  /**
   * Where items stand across the direction.
   */
  align?: 'start' | 'center' | 'stretch';
}
/**
 * One lottery (?code=) of a prize mode (?mode=): the issue on sale with the time left, and what was drawn lately.
 */
export interface LotteryDraws {
  label: Text;
  empty: Text;
  /**
   * Prize modes to choose from. The vendor data decides which shows first.
   */
  modes?: ('LOTT' | 'ZY' | 'ELOTT' | 'SEA')[];
}
/**
 * The lotteries of a prize mode (?mode=) by their group, each with its last draw and the time until the next closes; before them those played lately.
 */
export interface Lotteries {
  label: Text;
  empty: Text;
  /**
   * Prize modes to choose from. The vendor data decides which shows first.
   */
  modes?: ('LOTT' | 'ZY' | 'ELOTT' | 'SEA')[];
}
/**
 * The member's own lottery orders by days, state and game (?days=, status, game, page), with the detail of one and its cancelling.
 */
export interface LotteryOrders {
  title: Text;
  empty: Text;
}
/**
 * The balance with two decimals; it can be hidden and renewed.
 */
export interface Balance {
  title: Text;
  showLabel: Text;
  hideLabel: Text;
  refreshLabel: Text;
}
/**
 * Who is logged in: name, level, days since registration. For a guest: the way to log in.
 */
export interface MemberHeader {
  loginPrompt: Text;
  level?: StringValue;
  days?: Text;
}
/**
 * The picture that the member has chosen in the security centre; the first letter of the name where there is none.
 */
export interface MemberPicture {}
/**
 * Puts money in: ways to pay, amount and bonus, then the order until it is settled (?order=).
 */
export interface Deposit {
  version?: NumberValue;
}
/**
 * Gives money to the member's superior, under the fund password and once.
 */
export interface TransferToTheSuperior {
  title: Text;
}
/**
 * What is in each of the member's wallets and what keeps it there; moves money between them (?from=, ?to= account types), once an intent.
 */
export interface Wallets {
  title: Text;
}
/**
 * Takes money out: what is missing first, amount and account, fund password, then the request until it is settled.
 */
export interface Withdrawal {
  /**
   * A new bank account is asked for its province, city and branch.
   */
  place?: boolean;
  /**
   * What proves a new bank account: nothing, or a code to the bound phone. The platform asks for the same.
   */
  proof?: 'none' | 'sms';
}
/**
 * A row of a list that leads somewhere.
 */
export interface Entry {
  label: Text;
  /**
   * Icon before the words.
   */
  icon?: Icon | ItemBinding;
  note?: Text;
  badge?: NumberValue;
}
/**
 * A link to another site in a new tab. Only hosts that the merchant allows open.
 */
export interface OutsideLink {
  label: Text;
  /**
   * Icon before the words.
   */
  icon?: Icon | ItemBinding;
  href: StringValue;
  note?: Text;
}
/**
 * Quiet links in columns, as in a foot of a page.
 */
export interface LinkList {
  title?: Text;
  /**
   * Links in a row.
   */
  columns?: 1 | 2 | 3;
}
/**
 * A quiet link.
 */
export interface Link {
  label: Text;
  /**
   * Icon before the words.
   */
  icon?: Icon | ItemBinding;
}
/**
 * Entries below each other, on one card.
 */
export interface List {
  title?: Text;
}
/**
 * Tiles side by side.
 */
export interface TileGrid {
  /**
   * Tiles in a row.
   */
  columns?: 2 | 3 | 4 | 5;
  label?: Text;
  /**
   * plain: on the page. card: on one card.
   */
  tone?: 'plain' | 'card';
}
/**
 * A square with an icon and a word that leads somewhere.
 */
export interface Tile {
  label: Text;
  /**
   * The icon.
   */
  icon?: Icon | ItemBinding;
  image?: Image1;
  badge?: NumberValue;
  waits?: BooleanValue;
  /**
   * How much it stands out.
   */
  tone?: 'plain' | 'primary' | 'accent';
}
/**
 * A page: a title row and a body. The outermost node of most pages.
 */
export interface Page {
  title?: Text;
  /**
   * A back arrow beside the title. It emits back.
   */
  back?: boolean;
  backLabel?: Text;
  /**
   * plain: full width. hero: the title stands on the brand gradient. center: narrow and centred, for forms and messages.
   */
  tone?: 'plain' | 'hero' | 'center';
}
/**
 * What the member may claim of what was staked, category by category or all at once.
 */
export interface RebatesToClaim {
  title: Text;
  empty: Text;
  emptyNote?: Text;
}
/**
 * What an agent earns of what the team lost: this period, the one before, and the terms in words.
 */
export interface Dividend {
  label: Text;
  none: Text;
  noneNote?: Text;
}
/**
 * A report of the member's own money or play, or of an agent's team, by days, state, kind or member (?days= or from, to; only, who, agent, page, record; types or of where it has two sides, by=day for a result by day), with its sums, the detail of one record and a table to save.
 */
export interface RecordList {
  /**
   * Which report; those of a team's profit and of its bets have lotteries beside games.
   */
  call:
    | 'depositRecord'
    | 'withdrawRecord'
    | 'accountRecord'
    | 'betRecord'
    | 'rebateReport'
    | 'teamGamePnl'
    | 'teamGameBetting'
    | 'teamRebate'
    | 'agentIncome';
  empty: Text;
  emptyNote?: Text;
  label?: Text;
  icon?: Icon;
  team?: Text;
}
/**
 * What the member won and lost, day by day, in games or lotteries (?of=, days or from, to; only): sums, a chart and its numbers.
 */
export interface ResultsByDay {
  empty: Text;
  emptyNote?: Text;
  label: Text;
  icon?: Icon;
}
/**
 * The member’s rewards: those that wait are claimed here, one or all of them; those that were claimed, or came too late, have lists of their own.
 */
export interface RewardCentre {
  label: Text;
  empty: Text;
  emptyNote?: Text;
}
/**
 * The missions that run: how far the member is, what each step brings, its claim once it is reached, and who is ahead.
 */
export interface Missions {
  label: Text;
  empty: Text;
  emptyNote?: Text;
}
/**
 * Twelve months of money and play, and what the member set in them.
 */
export interface YourLastTwelveMonths {
  title: Text;
}
/**
 * Time-outs and self-exclusion: keeps play and deposits shut, and cannot be taken back.
 */
export interface StopForAWhile {
  title: Text;
  note?: Text;
  /**
   * Days of a time-out, 1 to 42.
   *
   * @minItems 1
   */
  timeouts?: number[];
  /**
   * Days of a self-exclusion, 180 and more, or 0 for good.
   *
   * @minItems 1
   */
  exclusions?: number[];
}
/**
 * Limits of money and time that a member sets, with what is used of them.
 */
export interface YourLimits {
  title: Text;
  note?: Text;
  /**
   * Which may be set.
   *
   * @minItems 1
   */
  kinds?: ('deposit' | 'loss' | 'stake' | 'time')[];
}
/**
 * How well the account is protected, and what to set up next.
 */
export interface SecurityLevel {
  title: Text;
  /**
   * What counts, the most important first.
   *
   * @minItems 1
   */
  counts: ('fund' | 'phone' | 'email' | 'payeeName' | 'question')[];
}
/**
 * One thing that the member sets or changes, with how it stands: a row of a list that opens a dialog.
 */
export interface SecuritySetting {
  /**
   * What is set.
   */
  of: 'fund' | 'cards' | 'question' | 'email' | 'phone' | 'nickname' | 'payeeName' | 'avatar' | 'devices';
  label: Text;
  /**
   * A bank account is added with its province, city and branch.
   */
  place?: boolean;
  /**
   * What proves what is set: nothing, a code to the bound phone (a bank account), or a code by e-mail (an address). The platform asks for the same.
   */
  proof?: 'none' | 'sms' | 'email';
}
/**
 * Settings below each other, each with how it stands.
 */
export interface SecuritySettings {
  label: Text;
}
/**
 * Name and balance of the member in the header.
 */
export interface Account {
  label: Text;
}
/**
 * Goes back.
 */
export interface BackArrow {
  label: Text;
  title?: Text;
}
/**
 * A bar above the header that offers the app. It hides in the app, once closed, and where there is nothing to download.
 */
export interface DownloadBar {
  title: Text;
  text?: Text;
  action: Text;
  closeLabel: Text;
}
/**
 * One place of the footer.
 */
export interface FooterEntry {
  label: Text;
  icon: Icon;
  /**
   * Id of its page; the entry is marked while that page shows.
   */
  page: string;
  bubble?: Text;
  /**
   * Stands out, as the middle one of a notched footer.
   */
  featured?: boolean;
}
/**
 * The bar at the bottom with the main places.
 */
export interface Footer {
  label: Text;
}
/**
 * Everything around the page: header, page, footer and what lies over them.
 */
export interface Frame {
  skip?: Text;
}
/**
 * The bar at the top. It stays while the page scrolls and shows itself raised past 100 px.
 */
export interface Header {
  label?: Text;
  /**
   * Scroll offset in px past which it is raised.
   */
  threshold?: number;
}
/**
 * A button that opens the list of the languages that the merchant supports, with a flag each.
 */
export interface LanguageSelector {
  label: Text;
  closeLabel?: Text;
  /**
   * icon: flag and code. row: a row of a menu, with the name of the language.
   */
  tone?: 'icon' | 'row';
}
/**
 * The merchant's logo.
 */
export interface Logo {
  label: Text;
  image?: Image1;
  /**
   * Width of the file in pixels.
   */
  width?: number;
  /**
   * Height of the file in pixels.
   */
  height?: number;
}
/**
 * One entry of the popup menu. The menu closes when it is tapped.
 */
export interface MenuEntry {
  label: Text;
  /**
   * The icon.
   */
  icon?: Icon | ItemBinding;
  badge?: NumberValue;
}
/**
 * A button that opens a menu with entries.
 */
export interface PopupMenu {
  label: Text;
  closeLabel?: Text;
  icon?: Icon;
}
/**
 * An entry of the service menu that runs an action, for example the live chat.
 */
export interface ServiceEntry {
  label: Text;
  icon?: Icon;
}
/**
 * An outside link of the platform in a new tab, drawn only for the kinds that are named here and for hosts that the merchant allows.
 */
export interface ServiceLink {
  type: StringValue;
  /**
   * Kinds that are drawn.
   */
  types?: string[];
  label: Text;
  /**
   * Sign.
   */
  icon?: Icon | ItemBinding;
  href: StringValue;
}
/**
 * A button at the edge of the screen that opens and closes a short list: live chat and social links.
 */
export interface ServiceMenu {
  label: Text;
  icon?: Icon;
}
/**
 * Says that there is nothing here, and what to do.
 */
export interface EmptyState {
  icon?: Icon;
  title: Text;
  text?: Text;
}
/**
 * A whole page that says why nothing else shows.
 */
export interface MessagePage {
  icon?: Icon;
  title: Text;
  text?: Text;
  /**
   * The drawing.
   */
  art?: 'maintenance' | 'region' | 'not-found' | 'offline' | 'ip-limit' | 'service';
}
/**
 * Members of an agent’s team: found, sorted, by levels (?agent=, who, all, type, since, sort, page), one of them open (?member=) with rebates, money and promotion.
 */
export interface TeamManagement {
  label: Text;
}
/**
 * An agent’s team over days (?days=): figures, one of them by day (?of=), who plays most and who stays away.
 */
export interface TeamOverview {
  label: Text;
}
/**
 * Where the member stands in the club, and what each level brings.
 */
export interface ClubBenefits {
  title: Text;
}

/** The slots of each widget. */
export type WidgetSlots = {
  readonly 'account.sign-out': never;
  readonly 'account.summary': never;
  readonly 'action.button': never;
  readonly 'action.icon-button': never;
  readonly 'agent.greeting': never;
  readonly 'agent.links': never;
  readonly 'agent.new-link': never;
  readonly 'agent.open-account': 'direct' | 'links';
  readonly 'agent.open-directly': 'team';
  readonly 'agent.red-rain': 'record' | 'open' | 'help';
  readonly 'agent.today': never;
  readonly 'auth.change-password': never;
  readonly 'auth.forgot-phone': never;
  readonly 'auth.forgot': 'phone' | 'links';
  readonly 'auth.login': 'sms' | 'phone' | 'social' | 'links';
  readonly 'auth.register': 'fields' | 'agreement' | 'links' | 'help';
  readonly 'auth.sms-login': never;
  readonly 'auth.social': never;
  readonly 'content.announcement-detail': 'actions';
  readonly 'content.announcement-list': never;
  readonly 'content.announcements': never;
  readonly 'content.app-intro': never;
  readonly 'content.download-block': 'options';
  readonly 'content.download-option': never;
  readonly 'content.footer-panel': 'channels' | 'chat' | 'domains' | 'links';
  readonly 'content.help': 'actions';
  readonly 'content.image': never;
  readonly 'content.notice-card': 'actions';
  readonly 'content.promotion-list': never;
  readonly 'content.text': never;
  readonly 'contract.own': 'help';
  readonly 'contract.team': never;
  readonly 'form.captcha': never;
  readonly 'form.feedback': never;
  readonly 'form.field': never;
  readonly 'game.category-menu': never;
  readonly 'game.launch': 'help' | 'funds' | 'limits';
  readonly 'game.list': never;
  readonly 'game.panel': never;
  readonly 'game.shelf': never;
  readonly 'game.vendor-tiles': never;
  readonly 'home.age-gate': 'links';
  readonly 'home.app-popup': 'options';
  readonly 'home.banner-carousel': never;
  readonly 'home.bonus': never;
  readonly 'home.contract-request': never;
  readonly 'home.counter': never;
  readonly 'home.hero': 'actions';
  readonly 'home.hot-matches': never;
  readonly 'home.jackpot': never;
  readonly 'home.match-list': never;
  readonly 'home.notice-strip': 'trailing';
  readonly 'home.popups': never;
  readonly 'home.winners': never;
  readonly 'inbox.messages': 'help';
  readonly 'invite.friends': 'rules' | 'help';
  readonly 'layout.section': 'body';
  readonly 'layout.stack': 'items';
  readonly 'lottery.draws': never;
  readonly 'lottery.games': never;
  readonly 'lottery.orders': never;
  readonly 'member.balance': 'actions';
  readonly 'member.header': 'picture';
  readonly 'member.picture': never;
  readonly 'money.deposit': 'record' | 'help';
  readonly 'money.transfer-up': 'record';
  readonly 'money.wallets': 'record' | 'deposit' | 'help' | 'play';
  readonly 'money.withdraw': 'record' | 'help' | 'play';
  readonly 'nav.entry': never;
  readonly 'nav.external': never;
  readonly 'nav.link-list': 'links';
  readonly 'nav.link': never;
  readonly 'nav.list': 'entries';
  readonly 'nav.tile-grid': 'tiles';
  readonly 'nav.tile': never;
  readonly 'page.screen': 'body' | 'actions';
  readonly 'rebate.claim': 'actions';
  readonly 'records.dividend': 'actions';
  readonly 'records.list': 'actions';
  readonly 'records.results': 'actions';
  readonly 'reward.center': 'actions' | 'record' | 'help';
  readonly 'reward.missions': 'actions' | 'record' | 'help';
  readonly 'safer.activity': never;
  readonly 'safer.break': never;
  readonly 'safer.limits': never;
  readonly 'security.level': never;
  readonly 'security.setting': never;
  readonly 'security.settings': 'entries';
  readonly 'shell.account': never;
  readonly 'shell.back': never;
  readonly 'shell.download-bar': never;
  readonly 'shell.footer-entry': never;
  readonly 'shell.footer': 'entries';
  readonly 'shell.frame': 'bar' | 'header' | 'legal' | 'footer' | 'overlay';
  readonly 'shell.header': 'start' | 'end';
  readonly 'shell.language': never;
  readonly 'shell.logo': never;
  readonly 'shell.menu-entry': never;
  readonly 'shell.menu': 'head' | 'entries' | 'footer';
  readonly 'shell.service-entry': never;
  readonly 'shell.service-link': never;
  readonly 'shell.service-menu': 'entries';
  readonly 'state.empty': 'actions';
  readonly 'state.message': 'actions';
  readonly 'team.manage': 'record';
  readonly 'team.overview': never;
  readonly 'vip.benefits': never;
};

/** The events of each widget. */
export type WidgetEvents = {
  readonly 'account.sign-out': 'tap';
  readonly 'account.summary': never;
  readonly 'action.button': 'tap';
  readonly 'action.icon-button': 'tap';
  readonly 'agent.greeting': never;
  readonly 'agent.links': never;
  readonly 'agent.new-link': never;
  readonly 'agent.open-account': never;
  readonly 'agent.open-directly': never;
  readonly 'agent.red-rain': never;
  readonly 'agent.today': 'more';
  readonly 'auth.change-password': 'done';
  readonly 'auth.forgot-phone': 'done' | 'login';
  readonly 'auth.forgot': 'sent';
  readonly 'auth.login': 'done' | 'mustChange' | 'unbound';
  readonly 'auth.register': 'done' | 'mustChange' | 'login';
  readonly 'auth.sms-login': never;
  readonly 'auth.social': never;
  readonly 'content.announcement-detail': never;
  readonly 'content.announcement-list': 'open';
  readonly 'content.announcements': 'open';
  readonly 'content.app-intro': never;
  readonly 'content.download-block': 'prompt';
  readonly 'content.download-option': never;
  readonly 'content.footer-panel': never;
  readonly 'content.help': never;
  readonly 'content.image': 'tap';
  readonly 'content.notice-card': never;
  readonly 'content.promotion-list': 'open';
  readonly 'content.text': never;
  readonly 'contract.own': never;
  readonly 'contract.team': never;
  readonly 'form.captcha': never;
  readonly 'form.feedback': 'done';
  readonly 'form.field': never;
  readonly 'game.category-menu': never;
  readonly 'game.launch': 'back' | 'login';
  readonly 'game.list': 'game' | 'category' | 'lottery';
  readonly 'game.panel': 'game' | 'vendor' | 'more';
  readonly 'game.shelf': 'game' | 'more';
  readonly 'game.vendor-tiles': 'vendor' | 'game';
  readonly 'home.age-gate': 'confirm' | 'leave';
  readonly 'home.app-popup': never;
  readonly 'home.banner-carousel': 'banner';
  readonly 'home.bonus': 'tap';
  readonly 'home.contract-request': 'salary' | 'dividend' | 'hourly';
  readonly 'home.counter': never;
  readonly 'home.hero': never;
  readonly 'home.hot-matches': 'tap';
  readonly 'home.jackpot': never;
  readonly 'home.match-list': 'bet';
  readonly 'home.notice-strip': 'tap';
  readonly 'home.popups': never;
  readonly 'home.winners': 'game' | 'search';
  readonly 'inbox.messages': never;
  readonly 'invite.friends': never;
  readonly 'layout.section': 'more';
  readonly 'layout.stack': never;
  readonly 'lottery.draws': 'game';
  readonly 'lottery.games': 'game';
  readonly 'lottery.orders': 'login';
  readonly 'member.balance': 'toggle' | 'refresh';
  readonly 'member.header': 'tap' | 'login';
  readonly 'member.picture': never;
  readonly 'money.deposit': never;
  readonly 'money.transfer-up': never;
  readonly 'money.wallets': never;
  readonly 'money.withdraw': never;
  readonly 'nav.entry': 'tap';
  readonly 'nav.external': never;
  readonly 'nav.link-list': never;
  readonly 'nav.link': 'tap';
  readonly 'nav.list': never;
  readonly 'nav.tile-grid': never;
  readonly 'nav.tile': 'tap';
  readonly 'page.screen': 'back';
  readonly 'rebate.claim': never;
  readonly 'records.dividend': never;
  readonly 'records.list': never;
  readonly 'records.results': never;
  readonly 'reward.center': never;
  readonly 'reward.missions': never;
  readonly 'safer.activity': never;
  readonly 'safer.break': never;
  readonly 'safer.limits': never;
  readonly 'security.level': never;
  readonly 'security.setting': never;
  readonly 'security.settings': never;
  readonly 'shell.account': 'tap';
  readonly 'shell.back': 'tap';
  readonly 'shell.download-bar': 'tap' | 'close';
  readonly 'shell.footer-entry': 'tap';
  readonly 'shell.footer': never;
  readonly 'shell.frame': never;
  readonly 'shell.header': never;
  readonly 'shell.language': 'change';
  readonly 'shell.logo': 'tap';
  readonly 'shell.menu-entry': 'tap';
  readonly 'shell.menu': never;
  readonly 'shell.service-entry': 'tap';
  readonly 'shell.service-link': never;
  readonly 'shell.service-menu': never;
  readonly 'state.empty': never;
  readonly 'state.message': never;
  readonly 'team.manage': never;
  readonly 'team.overview': never;
  readonly 'vip.benefits': never;
};

export type WidgetName = keyof WidgetProps;
