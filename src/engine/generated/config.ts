// Generated from schemas/ by `npm run generate`. Do not edit.
/**
 * What a tap does. The list is closed.
 */
export type Action =
  | NavigateAction
  | BackAction
  | OpenDialogAction
  | CloseDialogAction
  | OpenServiceAction
  | OpenLinkAction
  | LaunchGameAction
  | AddFavouriteAction
  | SetCategoryAction
  | RefreshBalanceAction
  | ToggleBalanceAction
  | SetLanguageAction
  | SignOutAction
  | ToastAction
  | DismissAction
  | ReloadAction;
/**
 * A text a player reads: a key of the text tables, the text itself by language, a fact, or a field of the item.
 */
export type Text = TextKey | InlineText | FactBinding | ItemBinding;
/**
 * A value taken from a fact or from an item of a source.
 */
export type Binding = FactBinding | ItemBinding;
/**
 * When something shows. Three-valued: a comparison over a fact that is absent, still loading or of the wrong type is unknown, and unknown hides.
 */
export type Condition =
  | boolean
  | AllCondition
  | AnyCondition
  | NotCondition
  | NamedCondition
  | SwitchCondition
  | EqCondition
  | NeCondition
  | InCondition
  | NinCondition
  | GtCondition
  | GteCondition
  | LtCondition
  | LteCondition
  | ExistsCondition;
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
 * An image: a file of the merchant (`asset:logo.svg`), a path on this host, or an https address of an allowed host.
 */
export type Image = ImageAddress | ItemBinding;
/**
 * An image: `asset:…`, a path on this host, or an https address.
 */
export type ImageAddress = string;
/**
 * Ids of pages, at least one.
 *
 * @minItems 1
 */
export type InvariantPages = string[];
/**
 * `home`: where back ends, and where it leads from `homeward`, `login`, `register` and `sign-in`. `login`: what needs a session leads there. `register`: invitations lead there. `sign-in`: another page on the way to a session; what a guest wanted is kept as on the two before. `password`: where a password is changed that must be. `service`: where the action `openService` leads without a chat. `play`: where `launchGame` leads. `quiet`: like `play`, no notice of a new version covers it, and it never reloads by itself. `not-found`, `offline`, `maintenance`, `region-restricted`: what shows in place of a page.
 */
export type PageRole =
  | 'home'
  | 'login'
  | 'register'
  | 'sign-in'
  | 'password'
  | 'service'
  | 'homeward'
  | 'play'
  | 'quiet'
  | 'not-found'
  | 'offline'
  | 'maintenance'
  | 'region-restricted';

export interface ConfigLanguage {
  action: Action;
  binding: Binding;
  condition: Condition;
  console: Console;
  icon: Icon;
  image: Image;
  invariant: Invariant;
  merchant: Merchant;
  overlay: Overlay;
  page: Page;
  text: Text;
}
/**
 * Shows a page.
 */
export interface NavigateAction {
  /**
   * Shows a page.
   */
  do: 'navigate';
  /**
   * Id of the page.
   */
  to: string;
  /**
   * Query of the address, by name.
   */
  params?: {
    /**
     * A literal, a field of the event’s payload, or a field of the item.
     */
    [k: string]: string | number | EventValue | ItemBinding;
  };
  /**
   * Takes the place of the current entry of the history.
   */
  replace?: boolean;
  /**
   * Without a session the login is asked for first.
   */
  need?: 'session';
}
/**
 * A field of the event’s payload.
 */
export interface EventValue {
  /**
   * Name of the field.
   */
  event: string;
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
 * Goes back, or home where there is no history.
 */
export interface BackAction {
  /**
   * Goes back, or home where there is no history.
   */
  do: 'back';
  /**
   * Without a session the login is asked for first.
   */
  need?: 'session';
}
/**
 * Shows a page as a dialog.
 */
export interface OpenDialogAction {
  /**
   * Shows a page as a dialog.
   */
  do: 'openDialog';
  /**
   * Id of a page.
   */
  page: string;
  /**
   * Without a session the login is asked for first.
   */
  need?: 'session';
}
/**
 * Closes the dialog.
 */
export interface CloseDialogAction {
  /**
   * Closes the dialog.
   */
  do: 'closeDialog';
  /**
   * Without a session the login is asked for first.
   */
  need?: 'session';
}
/**
 * Opens the first live-chat link of the platform, else the service page.
 */
export interface OpenServiceAction {
  /**
   * Opens the first live-chat link of the platform, else the service page.
   */
  do: 'openService';
  /**
   * Without a session the login is asked for first.
   */
  need?: 'session';
}
/**
 * Opens an outside address in a new tab. Only hosts in links.hosts of merchant.json.
 */
export interface OpenLinkAction {
  /**
   * Opens an outside address in a new tab. Only hosts in links.hosts of merchant.json.
   */
  do: 'openLink';
  /**
   * Address: an https address of an allowed host, a field of the event’s payload or of the item.
   */
  href: string | EventValue1 | ItemBinding;
  /**
   * Without a session the login is asked for first.
   */
  need?: 'session';
}
/**
 * A field of the event’s payload.
 */
export interface EventValue1 {
  /**
   * Name of the field.
   */
  event: string;
}
/**
 * Starts the game of the event’s payload.
 */
export interface LaunchGameAction {
  /**
   * Starts the game of the event’s payload.
   */
  do: 'launchGame';
  /**
   * Without a session the login is asked for first.
   */
  need?: 'session';
}
/**
 * Puts the game of the event’s payload among the favourites.
 */
export interface AddFavouriteAction {
  /**
   * Puts the game of the event’s payload among the favourites.
   */
  do: 'addFavourite';
  /**
   * Without a session the login is asked for first.
   */
  need?: 'session';
}
/**
 * Chooses a game category.
 */
export interface SetCategoryAction {
  /**
   * Chooses a game category.
   */
  do: 'setCategory';
  /**
   * Key of a category in merchant.json, or RECENT.
   */
  category: string;
  /**
   * Without a session the login is asked for first.
   */
  need?: 'session';
}
/**
 * Asks for the balance again.
 */
export interface RefreshBalanceAction {
  /**
   * Asks for the balance again.
   */
  do: 'refreshBalance';
  /**
   * Without a session the login is asked for first.
   */
  need?: 'session';
}
/**
 * Hides the balance, or shows it again.
 */
export interface ToggleBalanceAction {
  /**
   * Hides the balance, or shows it again.
   */
  do: 'toggleBalance';
  /**
   * Without a session the login is asked for first.
   */
  need?: 'session';
}
/**
 * Takes the language of the event’s payload.
 */
export interface SetLanguageAction {
  /**
   * Takes the language of the event’s payload.
   */
  do: 'setLanguage';
  /**
   * Without a session the login is asked for first.
   */
  need?: 'session';
}
/**
 * Asks, then signs out.
 */
export interface SignOutAction {
  /**
   * Asks, then signs out.
   */
  do: 'signOut';
  /**
   * Without a session the login is asked for first.
   */
  need?: 'session';
}
/**
 * Shows a short message.
 */
export interface ToastAction {
  /**
   * Shows a short message.
   */
  do: 'toast';
  /**
   * Kind of the message.
   */
  kind: 'info' | 'success' | 'fail' | 'offline' | 'loading';
  text: Text;
  /**
   * How long it shows; a moment without it.
   */
  seconds?: number;
  /**
   * Without a session the login is asked for first.
   */
  need?: 'session';
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
 * Closes a bar for good on this device.
 */
export interface DismissAction {
  /**
   * Closes a bar for good on this device.
   */
  do: 'dismiss';
  /**
   * What to close.
   */
  name: 'downloadBar';
  /**
   * Without a session the login is asked for first.
   */
  need?: 'session';
}
/**
 * Loads the page again.
 */
export interface ReloadAction {
  /**
   * Loads the page again.
   */
  do: 'reload';
  /**
   * Without a session the login is asked for first.
   */
  need?: 'session';
}
/**
 * True where all parts are true.
 */
export interface AllCondition {
  /**
   * Parts, at least one.
   */
  all: Condition[];
}
/**
 * True where at least one part is true.
 */
export interface AnyCondition {
  /**
   * Parts, at least one.
   */
  any: Condition[];
}
/**
 * True where the part is false; unknown stays unknown.
 */
export interface NotCondition {
  not: Condition;
}
/**
 * A condition of merchant.json, by name.
 */
export interface NamedCondition {
  /**
   * Name in `conditions` of merchant.json.
   */
  is: string;
}
/**
 * True where the platform has the whitelabel switch on.
 */
export interface SwitchCondition {
  /**
   * Name in switches.json.
   */
  switch: string;
}
/**
 * The fact equals the literal.
 */
export interface EqCondition {
  /**
   * Path of a fact in facts.json.
   */
  at: string;
  /**
   * A literal of the fact’s own type. Nothing is converted: "1" is not 1.
   */
  eq: string | number | boolean;
}
/**
 * The fact is present and differs from the literal.
 */
export interface NeCondition {
  /**
   * Path of a fact in facts.json.
   */
  at: string;
  /**
   * A literal of the fact’s own type. Nothing is converted: "1" is not 1.
   */
  ne: string | number | boolean;
}
/**
 * The fact is one of the literals.
 */
export interface InCondition {
  /**
   * Path of a fact in facts.json.
   */
  at: string;
  /**
   * Literals of the fact’s own type, at least one.
   */
  in: (string | number | boolean)[];
}
/**
 * The fact is present and none of the literals.
 */
export interface NinCondition {
  /**
   * Path of a fact in facts.json.
   */
  at: string;
  /**
   * Literals of the fact’s own type, at least one.
   */
  nin: (string | number | boolean)[];
}
/**
 * The fact is a number above the literal.
 */
export interface GtCondition {
  /**
   * Path of a fact in facts.json.
   */
  at: string;
  /**
   * A number.
   */
  gt: number;
}
/**
 * The fact is a number at or above the literal.
 */
export interface GteCondition {
  /**
   * Path of a fact in facts.json.
   */
  at: string;
  /**
   * A number.
   */
  gte: number;
}
/**
 * The fact is a number below the literal.
 */
export interface LtCondition {
  /**
   * Path of a fact in facts.json.
   */
  at: string;
  /**
   * A number.
   */
  lt: number;
}
/**
 * The fact is a number at or below the literal.
 */
export interface LteCondition {
  /**
   * Path of a fact in facts.json.
   */
  at: string;
  /**
   * A number.
   */
  lte: number;
}
/**
 * The fact has a value of its declared type (true), or has not (false). Never unknown.
 */
export interface ExistsCondition {
  /**
   * Path of a fact in facts.json.
   */
  at: string;
  /**
   * Present, or not.
   */
  exists: boolean;
}
/**
 * What the platform’s console answers for a merchant, as on the wire. The sandbox is seeded with it; it is never published.
 */
export interface Console {
  /**
   * Where the schema of this file is, so that an editor completes and explains it.
   */
  $schema?: string;
  /**
   * Version of the config language. This is version 1.
   */
  format: 1;
  /**
   * Whether the sandbox keeps one wallet a member, or one for each of some vendors beside the main one.
   */
  wallets?: 'single' | 'several';
  status?: WireStatus;
  settings?: WireSettings;
  /**
   * Whitelabel switches: the tree, or the older flat map.
   */
  whitelabel?:
    | WireSwitchNode
    | WireSwitchNode[]
    | {
        [k: string]: unknown;
      };
  /**
   * Registration rules by field.
   */
  register?:
    | {
        [k: string]: WireRule;
      }
    | WireRule[];
  /**
   * Rules of login and of codes by name.
   */
  verification?:
    | {
        [k: string]: WireRule;
      }
    | WireRule[];
  /**
   * Categories in the order of the server’s vendor list. Without it, the platform’s own order.
   */
  vendors?: string[] | null;
  /**
   * How the sandbox draws the banners and promotions of this merchant.
   */
  art?: 'night' | 'paper' | 'gilt' | 'ink' | 'girih';
  /**
   * What the sandbox gives the members of this merchant and speaks of in banners, notices, promotions and help; swift says that money comes and goes within minutes. Without the list, everything.
   */
  offers?: ('welcome' | 'deposit' | 'invite' | 'mission' | 'rebate' | 'reward' | 'trial' | 'swift')[];
  service?: WireServiceVersion;
  /**
   * Promotions of the merchant by key: {enabled, count?}.
   */
  promotions?: {
    [k: string]: WirePromotion;
  };
  payments?: SandboxPayments;
  proofs?: SandboxProofs;
}
/**
 * Answer of the status call.
 */
export interface WireStatus {
  /**
   * The platform is closed. A boolean, "1"/"0" or "Y"/"N".
   */
  maintenance?: boolean | string | number | null;
  /**
   * The visitor’s region is closed. A boolean, "1"/"0" or "Y"/"N".
   */
  regionRestriction?: boolean | string | number | null;
  /**
   * Where the visitor is.
   */
  location?: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * Console settings.
 */
export interface WireSettings {
  /**
   * Entries of the customer service.
   */
  customerService?: WireService[] | null;
  /**
   * Links and images by type.
   */
  resources?: WireResource[] | null;
  /**
   * Entrance domains.
   */
  domainRoute?: WireDomain[] | null;
  /**
   * Main domain.
   */
  mainDomain?: string | null;
  /**
   * Hosts of images.
   */
  imageCDNs?: string[] | null;
  /**
   * Hosts of games.
   */
  launchGameCDNs?: string[] | null;
  mobileTemplate?: WireTemplate;
  [k: string]: unknown;
}
/**
 * An entry.
 */
export interface WireService {
  /**
   * Type, such as LIVECHAT.
   */
  csType?: string | null;
  /**
   * Title.
   */
  title?: string | null;
  /**
   * Address.
   */
  path?: string | null;
  [k: string]: unknown;
}
/**
 * A link.
 */
export interface WireResource {
  /**
   * IOS, Android, MOBILECONFIG, FACEBOOK, TELEGRAM, WHATSAPP, …
   */
  resourceType?: string | null;
  /**
   * Address.
   */
  url?: string | null;
  /**
   * Label.
   */
  labelNameEn?: string | null;
  /**
   * Kind of link.
   */
  linkageType?: string | null;
  [k: string]: unknown;
}
/**
 * A domain.
 */
export interface WireDomain {
  /**
   * Domain.
   */
  domainName?: string | null;
  /**
   * Root domain.
   */
  rootDomainName?: string | null;
  [k: string]: unknown;
}
/**
 * Template of the mobile site.
 */
export interface WireTemplate {
  /**
   * Version of the member centre: 1 is the new one.
   */
  mem_cen?: number | string | null;
  /**
   * Version of the deposit detail: 1 is the new one.
   */
  dep_func?: number | string | null;
  /**
   * Background of the app page.
   */
  app_background?: string | null;
  /**
   * Text of the app page.
   */
  app_desc?: string | null;
  /**
   * Colour of that text.
   */
  app_desc_font_color?: string | null;
  [k: string]: unknown;
}
/**
 * A node of the whitelabel tree.
 */
export interface WireSwitchNode {
  /**
   * Name of the switch.
   */
  modId?: string | null;
  /**
   * On. A boolean, "1"/"0" or "Y"/"N".
   */
  enabled?: boolean | string | number | null;
  /**
   * Nodes below.
   */
  childrenNodes?: WireSwitchNode[] | null;
  [k: string]: unknown;
}
/**
 * A registration rule of the server.
 */
export interface WireRule {
  /**
   * Name of the field.
   */
  key?: string | null;
  /**
   * The field shows. A boolean, "1"/"0" or "Y"/"N".
   */
  enabled?: boolean | string | number | null;
  /**
   * The field must be filled in. A boolean, "1"/"0" or "Y"/"N".
   */
  required?: boolean | string | number | null;
  /**
   * Kind of rule.
   */
  type?: string | null;
  /**
   * Label, for a field the config does not know.
   */
  label?: string | null;
  /**
   * Number of the rule’s message.
   */
  patternId?: number | string | null;
  /**
   * Pattern, as Java reads it; "*" accepts anything.
   */
  acceptedPattern?: string | null;
  /**
   * Fewest characters (UTF-16 units).
   */
  minLength?: number | string | null;
  /**
   * Most characters (UTF-16 units).
   */
  maxLength?: number | string | null;
  /**
   * What to say when the value is refused.
   */
  message?: string | null;
  [k: string]: unknown;
}
/**
 * Answer of the call serviceVersion. Where it is absent the sandbox lists the contacts.
 */
export interface WireServiceVersion {
  /**
   * Service lines.
   */
  pathList?: WireServicePath[] | null;
  [k: string]: unknown;
}
/**
 * A line.
 */
export interface WireServicePath {
  /**
   * 3 is a link to a service line; on the wire it is encrypted.
   */
  type?: string | number | null;
  /**
   * Address.
   */
  link?: string | null;
  [k: string]: unknown;
}
/**
 * A promotion.
 */
export interface WirePromotion {
  /**
   * The promotion runs. A boolean, "1"/"0" or "Y"/"N".
   */
  enabled?: boolean | string | number | null;
  /**
   * How many wait.
   */
  count?: number | string | null;
  [k: string]: unknown;
}
/**
 * How the sandbox takes money in and pays it out. The real platform knows that by itself and is not told.
 */
export interface SandboxPayments {
  /**
   * Ways to put money in, by the vendor ids of the sandbox, in their order. Without it, all of them.
   */
  ways?: ('HBR' | 'LTS' | 'SCN' | 'DLT' | 'NRT' | 'TDC' | 'JDS' | 'PLM')[];
  /**
   * Banks and e-wallets that money goes out to, by the codes of the sandbox, in their order. Without it, all of them.
   */
  banks?: (
    | 'DELTA'
    | 'HARBOUR'
    | 'PALM'
    | 'ANCHOR'
    | 'BRIDGE'
    | 'COPPER'
    | 'FERRY'
    | 'GARDEN'
    | 'HILLTOP'
    | 'ISLAND'
    | 'JUNIPER'
    | 'LANTERN'
    | 'MARINA'
    | 'ORCHARD'
    | 'PETALE'
    | 'RIVER'
    | 'AMBER'
    | 'ASTER'
    | 'BAMBOO'
    | 'BANYAN'
    | 'BEACON'
    | 'CEDAR'
    | 'CORAL'
    | 'CREST'
    | 'DAWN'
    | 'EAGLE'
    | 'FALCON'
    | 'FOREST'
    | 'GALAXY'
    | 'GRANITE'
    | 'HARVEST'
    | 'HORIZON'
    | 'INDIGO'
    | 'IVORY'
    | 'JASMINE'
    | 'KITE'
    | 'LAGOON'
    | 'MAPLE'
    | 'MARBLE'
    | 'MONSOON'
    | 'NIMBUS'
    | 'OASIS'
    | 'OLIVE'
    | 'PINE'
    | 'PRAIRIE'
    | 'QUARRY'
    | 'RAINBOW'
    | 'SAFFRON'
    | 'SIERRA'
    | 'SPARROW'
    | 'TEAK'
    | 'UPLAND'
    | 'VALLEY'
    | 'WILLOW'
    | 'MEADOW'
    | 'NORTHGATE'
    | 'SUMMIT'
    | 'LOTUS'
    | 'PEBBLE'
    | 'TIDE'
  )[];
  cards?: SandboxCards;
  withdraw?: SandboxWithdraw;
}
/**
 * Accounts that money goes out to.
 */
export interface SandboxCards {
  /**
   * How many a member may have.
   */
  most?: number;
  /**
   * What proves a new one: nothing, or a code to the bound phone. The pages of config ask for the same.
   */
  proof?: 'none' | 'sms';
}
/**
 * When and how much goes out.
 */
export interface SandboxWithdraw {
  /**
   * The least, in units of the currency.
   */
  minimum?: number;
  /**
   * The most.
   */
  maximum?: number;
  /**
   * Percent of the amount that is kept, with at most two decimals.
   */
  feeRate?: number;
  /**
   * Requests in a day of the merchant’s clock.
   */
  dailyTimes?: number;
  /**
   * From when money goes out, by the merchant’s clock.
   */
  startTime?: string;
  /**
   * Until when; earlier than the start, it is past midnight.
   */
  endTime?: string;
}
/**
 * What the sandbox wants proved. The pages of config ask for the same.
 */
export interface SandboxProofs {
  /**
   * A new e-mail address: nothing, or the code that is sent to it.
   */
  email?: 'none' | 'code';
}
/**
 * A sentence about the brand that holds in every state of platform and visitor. `check` proves it, or tells who breaks it. It has one of `shows`, `hides`, `opens` and `closes`.
 */
export interface Invariant {
  /**
   * The sentence, for those who read a broken one.
   */
  says: string;
  when?: Condition;
  shows?: InvariantPart;
  hides?: InvariantPart;
  opens?: InvariantPages;
  closes?: InvariantPages;
}
/**
 * The nodes that are meant. With several keys a node must match all.
 */
export interface InvariantPart {
  /**
   * Nodes of which a tap leads to this page.
   */
  to?: string;
  /**
   * Nodes of this widget.
   */
  use?: string;
  /**
   * The node with this id.
   */
  node?: string;
}
/**
 * A merchant: what it inherits, and what it changes. Objects merge by key down the chain; lists and values replace.
 */
export interface Merchant {
  /**
   * Where the schema of this file is, so that an editor completes and explains it.
   */
  $schema?: string;
  /**
   * Version of the config language. This is version 1.
   */
  format: 1;
  /**
   * Folder of the parent. Absent in base.
   */
  extends?: string;
  /**
   * Only a parent of others, never served.
   */
  abstract?: boolean;
  /**
   * Name of the brand.
   */
  name?: string;
  title?: Text;
  description?: Text;
  /**
   * Merchant code of the gateway.
   */
  code?: string;
  /**
   * Merchant code of a trial session.
   */
  trialCode?: string;
  /**
   * Hosts of the merchant.
   */
  domains?: string[];
  whenGone?: WhenGone;
  languages?: Languages;
  locale?: Locale;
  brand?: Brand;
  theme?: Theme;
  /**
   * Conditions by name, used as {"is": "<name>"}.
   */
  conditions?: {
    [k: string]: Condition;
  };
  /**
   * What must always hold, by name: `check` proves each in every state of platform and visitor. A brand adds its own, or writes one of its parent's anew under the same name.
   */
  always?: {
    [k: string]: Invariant;
  };
  links?: Links;
  gateway?: GatewayConfig;
  games?: Games;
  auth?: Auth;
  members?: Members;
  toasts?: Toasts;
  register?: Register;
  categories?: Categories;
}
/**
 * What holds where the folder of this merchant is gone and nobody has said that it is meant.
 */
export interface WhenGone {
  /**
   * Hours for which players keep the last good site. Without it 72; with 0 the site is off at once.
   */
  servedHours?: number;
}
/**
 * Languages of the merchant.
 */
export interface Languages {
  /**
   * Languages a player can choose.
   */
  supported?: string[];
  /**
   * Language of a visitor who has chosen none.
   */
  default?: string;
  /**
   * Follow the browser’s Accept-Language before the default.
   */
  acceptLanguage?: boolean;
  /**
   * Languages in the selector, in its order; one that is not supported is left out. Without it all that are supported.
   */
  offered?: string[];
}
/**
 * Money, digits and dates.
 */
export interface Locale {
  /**
   * Currency, ISO 4217.
   */
  currency?: string;
  /**
   * Time zone of dates.
   */
  timeZone?: string;
  /**
   * Sign of the currency.
   */
  symbol?: string;
  /**
   * Where the sign stands.
   */
  symbolPosition?: 'before' | 'after';
  /**
   * Numbering system of all figures, also of those that stand in texts: latn 123, arab ١٢٣, arabext ۱۲۳, beng ১২৩, …
   */
  digits?:
    | 'latn'
    | 'arab'
    | 'arabext'
    | 'deva'
    | 'beng'
    | 'guru'
    | 'gujr'
    | 'orya'
    | 'tamldec'
    | 'telu'
    | 'knda'
    | 'mlym'
    | 'thai'
    | 'laoo'
    | 'tibt'
    | 'mymr'
    | 'khmr';
  /**
   * How figures are grouped: 1,234,567 or 12,34,567. Without it as the language does; English and Urdu by lakh where the currency is INR.
   */
  grouping?: 'thousands' | 'lakh';
  /**
   * Form of a date, as dayjs writes it.
   */
  date?: string;
  /**
   * Form of a date with time, as dayjs writes it.
   */
  dateTime?: string;
  /**
   * What differs in one language.
   */
  languages?: {
    [k: string]: LanguageLocale;
  };
}
/**
 * Differences of one language.
 */
export interface LanguageLocale {
  /**
   * Sign of the currency.
   */
  symbol?: string;
  /**
   * Where the sign stands.
   */
  symbolPosition?: 'before' | 'after';
  /**
   * Numbering system of all figures, also of those that stand in texts: latn 123, arab ١٢٣, arabext ۱۲۳, beng ১২৩, …
   */
  digits?:
    | 'latn'
    | 'arab'
    | 'arabext'
    | 'deva'
    | 'beng'
    | 'guru'
    | 'gujr'
    | 'orya'
    | 'tamldec'
    | 'telu'
    | 'knda'
    | 'mlym'
    | 'thai'
    | 'laoo'
    | 'tibt'
    | 'mymr'
    | 'khmr';
  /**
   * How figures are grouped: 1,234,567 or 12,34,567. Without it as the language does; English and Urdu by lakh where the currency is INR.
   */
  grouping?: 'thousands' | 'lakh';
  /**
   * Form of a date, as dayjs writes it.
   */
  date?: string;
  /**
   * Form of a date with time, as dayjs writes it.
   */
  dateTime?: string;
}
/**
 * Images of the brand.
 */
export interface Brand {
  logo?: ImageAddress;
  icon?: ImageAddress;
  icons?: IconPictures;
  maskable?: ImageAddress;
  share?: ImageAddress;
}
/**
 * The icon as PNG, by its side in pixels: home screens that take no SVG use it.
 */
export interface IconPictures {
  '180'?: ImageAddress;
  '192'?: ImageAddress;
  '512'?: ImageAddress;
}
/**
 * How the brand looks.
 */
export interface Theme {
  /**
   * Dark or light.
   */
  mode?: 'dark' | 'light';
  tokens?: ThemeTokens;
  otherMode?: ThemeTokens;
  look?: Look;
}
/**
 * Values of the theme: each becomes a CSS variable.
 */
export interface ThemeTokens {
  /**
   * Background of the page.
   */
  'color.bg'?: string;
  /**
   * Background of cards.
   */
  'color.surface'?: string;
  /**
   * Background of raised parts.
   */
  'color.raised'?: string;
  /**
   * Text.
   */
  'color.text'?: string;
  /**
   * Quiet text.
   */
  'color.muted'?: string;
  /**
   * Lines and borders.
   */
  'color.line'?: string;
  /**
   * Main colour of buttons and marks.
   */
  'color.primary'?: string;
  /**
   * Text on the main colour.
   */
  'color.onPrimary'?: string;
  /**
   * Main colour as text on the background.
   */
  'color.primaryText'?: string;
  /**
   * Second colour.
   */
  'color.accent'?: string;
  /**
   * Text on the second colour.
   */
  'color.onAccent'?: string;
  /**
   * Errors.
   */
  'color.danger'?: string;
  /**
   * Text on the error colour.
   */
  'color.onDanger'?: string;
  /**
   * Success.
   */
  'color.success'?: string;
  /**
   * Warnings.
   */
  'color.warning'?: string;
  /**
   * Background of the header.
   */
  'color.headerBg'?: string;
  /**
   * Text of the header.
   */
  'color.headerText'?: string;
  /**
   * Background of the footer.
   */
  'color.footerBg'?: string;
  /**
   * Text of the footer.
   */
  'color.footerText'?: string;
  /**
   * The active entry of the footer.
   */
  'color.footerActive'?: string;
  /**
   * Start of the hero’s gradient.
   */
  'color.heroFrom'?: string;
  /**
   * End of the hero’s gradient.
   */
  'color.heroTo'?: string;
  /**
   * Font of the text.
   */
  'font.body'?: string;
  /**
   * Font of headings.
   */
  'font.display'?: string;
  /**
   * Size of type, xs.
   */
  'type.xs'?: string;
  /**
   * Size of type, s.
   */
  'type.s'?: string;
  /**
   * Size of type, m.
   */
  'type.m'?: string;
  /**
   * Size of type, l.
   */
  'type.l'?: string;
  /**
   * Size of type, xl.
   */
  'type.xl'?: string;
  /**
   * Size of type, xxl.
   */
  'type.xxl'?: string;
  /**
   * Weight of type, body.
   */
  'weight.body'?: string;
  /**
   * Weight of type, strong.
   */
  'weight.strong'?: string;
  /**
   * Weight of type, display.
   */
  'weight.display'?: string;
  /**
   * Space, step 1 of 6.
   */
  'space.1'?: string;
  /**
   * Space, step 2 of 6.
   */
  'space.2'?: string;
  /**
   * Space, step 3 of 6.
   */
  'space.3'?: string;
  /**
   * Space, step 4 of 6.
   */
  'space.4'?: string;
  /**
   * Space, step 5 of 6.
   */
  'space.5'?: string;
  /**
   * Space, step 6 of 6.
   */
  'space.6'?: string;
  /**
   * Rounding of corners, s.
   */
  'radius.s'?: string;
  /**
   * Rounding of corners, m.
   */
  'radius.m'?: string;
  /**
   * Rounding of corners, l.
   */
  'radius.l'?: string;
  /**
   * Rounding of corners, pill.
   */
  'radius.pill'?: string;
  /**
   * Rounding of corners, tile.
   */
  'radius.tile'?: string;
  /**
   * Rounding of corners, button.
   */
  'radius.button'?: string;
  /**
   * Rounding of corners, field.
   */
  'radius.field'?: string;
  /**
   * Shadow, step 1 of 3.
   */
  'depth.1'?: string;
  /**
   * Shadow, step 2 of 3.
   */
  'depth.2'?: string;
  /**
   * Shadow, step 3 of 3.
   */
  'depth.3'?: string;
  /**
   * Duration of motion, fast.
   */
  'motion.fast'?: string;
  /**
   * Duration of motion, base.
   */
  'motion.base'?: string;
  /**
   * Duration of motion, slow.
   */
  'motion.slow'?: string;
  /**
   * Height of the header.
   */
  'size.header'?: string;
  /**
   * Height of the footer.
   */
  'size.footer'?: string;
  /**
   * Ratio of a game tile.
   */
  'ratio.tile'?: string;
  /**
   * Ratio of a banner.
   */
  'ratio.banner'?: string;
}
/**
 * Shapes of the theme.
 */
export interface Look {
  /**
   * Look of the header.
   */
  header?: 'solid' | 'glass' | 'brand';
  /**
   * Look of the footer.
   */
  footer?: 'bar' | 'floating' | 'notch';
  /**
   * Shape of the tiles of games.
   */
  tile?: 'poster' | 'square' | 'round' | 'wide';
  /**
   * Ground of cards.
   */
  card?: 'flat' | 'raised' | 'outlined' | 'glow';
  /**
   * Look of headings.
   */
  heading?: 'plain' | 'bar' | 'caps' | 'serif';
  /**
   * Look of buttons.
   */
  button?: 'solid' | 'gradient' | 'pill' | 'cut';
  /**
   * Look of the menu of game categories.
   */
  menu?: 'chips' | 'tabs' | 'rail' | 'circles';
  /**
   * What the page stands on.
   */
  ground?: 'plain' | 'glow' | 'waves' | 'lattice' | 'stars';
  /**
   * Pictures of games: in colour, or in grey until they are touched.
   */
  art?: 'full' | 'ink';
  /**
   * Look of lists of entries, such as those of the member centre.
   */
  nav?: 'grid' | 'list';
}
/**
 * Outside addresses.
 */
export interface Links {
  /**
   * Outside hosts that links may lead to and pictures may come from (and their subdomains). No game runs from them: see games.hosts.
   */
  hosts?: string[];
}
/**
 * How calls reach the platform.
 */
export interface GatewayConfig {
  /**
   * Other path of a call, by the name of the call.
   */
  paths?: {
    /**
     * Path.
     */
    [k: string]: string;
  };
  /**
   * What a visitor sees about whom the platform has never said whether it is open to them: the site, the page of maintenance, or that of a restricted region. Games and money wait for its word in any case.
   */
  withoutStatus?: 'open' | 'maintenance' | 'restricted';
}
/**
 * Where games run, and how they are sorted.
 */
export interface Games {
  /**
   * Hosts that games run on (and their subdomains), beside this site and the launchGameCDNs of the console’s settings.
   */
  hosts?: string[];
  /**
   * How a guest who taps a heart, a game, the recent or the favourite ones is asked to log in: on the page of the login, or on a sheet over what shows. Either way what was tapped is done afterwards.
   */
  login?: 'page' | 'sheet';
  /**
   * Category put in front.
   */
  front?: string;
  /**
   * Vendors of e-sports.
   */
  esports?: string[];
  /**
   * Vendors of cock fights.
   */
  cockfight?: string[];
  /**
   * Vendors of the house’s own games.
   */
  inhouse?: string[];
  /**
   * Logos of vendors by code, instead of the image CDN’s.
   */
  logos?: {
    [k: string]: ImageAddress;
  };
  /**
   * Path of a vendor’s logo on the image CDN; {vendor} stands for its code.
   */
  logoPath?: string;
  pictures?: GamePictures;
}
/**
 * What the platform’s image CDN can do: lists of games ask for pictures of this kind, and for whatever it has where nothing is said.
 */
export interface GamePictures {
  /**
   * Format; a tile wants avif or webp where the CDN has them.
   */
  ext?: 'avif' | 'webp' | 'svg' | 'png' | 'jpg';
  /**
   * Size as the CDN names it; a tile is 110 px wide on a phone of three pixels a point.
   */
  imgSize?: string;
  /**
   * Kind of picture as the CDN names it.
   */
  iconType?: string;
}
/**
 * Login and registration.
 */
export interface Auth {
  captcha?: CaptchaConfig;
  /**
   * Age a player confirms at the age gate and before registration: 18, 21, or 0 for none. Pages read it as the fact merchant.age.
   */
  age?: number;
  /**
   * Ask every visitor once a device whether they are old enough, before anything else.
   */
  ageGate?: boolean;
  /**
   * Offer to remember the player on a device. Pages read it as the fact merchant.remember.
   */
  remember?: boolean;
  /**
   * What a device keeps of a remembered password: nothing but the account (the browser's manager keeps the rest), sealed with a key of this browser, or encoded as the old platform did.
   */
  rememberPassword?: 'account' | 'sealed' | 'encoded';
  /**
   * How login, registration and password payloads are encrypted: not at all, as bare text, or as a value with its digest.
   */
  encryption?: 'none' | 'legacy' | 'value';
  /**
   * How the platform stores mobile numbers: as they stand after the dialling code (1812345678), or as they are dialled inside the country, with its trunk zero (01812345678). However a number is typed or filled in, it is sent so at login, registration, codes and resets.
   */
  mobileNumber?: 'significant' | 'national';
  /**
   * What an e-mail address has to match as a whole on the forgot form, without nested repetition. The default is the specification's, which takes no ending of more than three letters: a player at .info or .online is locked out. [^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+ takes them all.
   */
  emailPattern?: string;
  /**
   * Whoever must change the password (the platform says so at the login, after a reset for instance) is led there from every page that needs a session, until it is done. Without it only the login leads there.
   */
  forcePasswordChange?: boolean;
  /**
   * The terms are ticked from the start. Pages read it as the fact merchant.terms.
   */
  terms?: boolean;
  /**
   * Offer the trial login, where the platform's switch allows it. Pages read it as the fact merchant.trial.
   */
  trial?: boolean;
  signIn?: SignInConfig;
}
/**
 * The captcha.
 */
export interface CaptchaConfig {
  /**
   * Most characters.
   */
  maxLength?: number;
  /**
   * Digits only.
   */
  digits?: boolean;
}
/**
 * The service that proves who a player is: sign-in with Google or Facebook, and a phone number by a code of its own.
 */
export interface SignInConfig {
  /**
   * Which service: none; the sandbox's own, which a real gateway does not have; Google's Identity Toolkit, by its plain REST calls. Before it sends a code by SMS it wants Google's reCAPTCHA, which shows on the site's own page /sign-in/check, and only there: the project must not enforce reCAPTCHA Enterprise for phone numbers.
   */
  provider?: 'none' | 'sandbox' | 'identity-toolkit';
  /**
   * Public key of the project at the service. It names the project and is no secret; restrict it to the site's hosts there.
   */
  apiKey?: string;
  /**
   * Host that the service's calls go to. The pages may connect to it, and to no other.
   */
  host?: string;
  /**
   * Hosts of the pages where a player gives consent. A service that names any other is refused.
   */
  pages?: string[];
  /**
   * Who sends the code of a registration: the platform, or this service.
   */
  registerCode?: 'platform' | 'provider';
}
/**
 * Members, by their type on the wire.
 */
export interface Members {
  without?: WithoutConfig;
}
/**
 * What members of some types do not have: the platform is never asked for it. What is left out is asked for of every member, where a page reads a fact of it.
 */
export interface WithoutConfig {
  /**
   * Unread messages.
   */
  unread?: number[];
  /**
   * Rewards to claim.
   */
  rewards?: number[];
  /**
   * Wallet of the merchant.
   */
  wallet?: number[];
  /**
   * Rebates of their own.
   */
  rebates?: number[];
  /**
   * Dividends.
   */
  dividend?: number[];
  /**
   * Notices to agents.
   */
  agentNotices?: number[];
  /**
   * Contract requests.
   */
  contract?: number[];
}
/**
 * How long messages show, in ms.
 */
export interface Toasts {
  /**
   * A message.
   */
  normal?: number;
  /**
   * A success.
   */
  success?: number;
  /**
   * A short one.
   */
  short?: number;
  /**
   * A long one.
   */
  long?: number;
}
/**
 * The registration form.
 */
export interface Register {
  /**
   * Fields that a player may leave out stand under one button, More details. It opens by itself where one of them holds something or is refused; an invitation that came by link always shows.
   */
  foldOptional?: boolean;
  /**
   * Order of the fields.
   */
  order?: string[];
  /**
   * Fields by name.
   */
  fields?: {
    [k: string]: RegisterField;
  };
}
/**
 * How one field of the registration form looks. Whether it shows and what it accepts is the server’s rule.
 */
export interface RegisterField {
  label: Text;
  hint?: Text;
  message?: Text;
  /**
   * Kind of input.
   */
  input?: 'text' | 'password' | 'tel' | 'email' | 'number' | 'captcha' | 'dialling';
  /**
   * What a password manager fills in (the HTML attribute).
   */
  autocomplete?: string;
  /**
   * Keyboard of the phone.
   */
  inputMode?: 'none' | 'text' | 'decimal' | 'numeric' | 'tel' | 'search' | 'email' | 'url';
  icon?: Icon;
  /**
   * Most characters, where the rule allows more.
   */
  maxLength?: number;
}
/**
 * Game categories.
 */
export interface Categories {
  /**
   * Order of the categories, where the server gives none.
   */
  order?: string[];
  /**
   * Categories by key.
   */
  items?: {
    [k: string]: Category;
  };
}
/**
 * A category.
 */
export interface Category {
  label: Text;
  icon?: Icon;
}
/**
 * What a merchant changes on its parent’s page, by node id. Applied in this order: nodes, set, insert, move, remove.
 */
export interface Overlay {
  /**
   * Where the schema of this file is, so that an editor completes and explains it.
   */
  $schema?: string;
  /**
   * Version of the config language. This is version 1.
   */
  format: 1;
  /**
   * Id of the parent’s page; the name of this file.
   */
  page: string;
  /**
   * New nodes by id. Each needs a place through `insert` or a slot of another new node.
   */
  nodes?: {
    [k: string]: LayoutNode;
  };
  /**
   * New values by node id, then by dotted path; null removes. `$page` stands for the page itself (title, paths, query, kind, shell, access, root).
   */
  set?: {
    /**
     * Values by dotted path, such as "props.label" or "when".
     */
    [k: string]: {
      [k: string]: unknown;
    };
  };
  /**
   * Places of nodes that have none yet.
   */
  insert?: InsertPlace[];
  /**
   * New places of nodes.
   */
  move?: MovePlace[];
  /**
   * Ids of nodes that go, with everything below them that was not moved away.
   */
  remove?: string[];
}
/**
 * A node: one widget with its props, slots and events.
 */
export interface LayoutNode {
  /**
   * The widget that draws the node.
   */
  use: string;
  when?: Condition;
  /**
   * What shows while `when` is unknown. `skeleton` only while a fact is still loading.
   */
  whenUnknown?: 'hide' | 'show' | 'skeleton';
  /**
   * Props of the widget, as its schema says.
   */
  props?: {
    [k: string]: unknown;
  };
  /**
   * Ids of child nodes by slot of the widget, in order.
   */
  slots?: {
    /**
     * Ids of nodes, in order.
     */
    [k: string]: string[];
  };
  /**
   * What an event of the widget does: an action or a list of actions.
   */
  on?: {
    /**
     * An action, or actions in order.
     */
    [k: string]: Action | Action[];
  };
  /**
   * Name of a source in sources.json: the node shows once for each of its items.
   */
  each?: string;
}
/**
 * A place for a node that has none yet.
 */
export interface InsertPlace {
  /**
   * Id of the node.
   */
  id: string;
  /**
   * Id of the node that holds the slot.
   */
  into: string;
  /**
   * Name of the slot.
   */
  slot: string;
  /**
   * Stands before this node of the slot.
   */
  before?: string;
  /**
   * Stands after this node of the slot.
   */
  after?: string;
  /**
   * Stands first or last in the slot.
   */
  at?: 'first' | 'last';
}
/**
 * A new place for a node.
 */
export interface MovePlace {
  /**
   * Id of the node.
   */
  id: string;
  /**
   * Id of the node that holds the slot.
   */
  into: string;
  /**
   * Name of the slot.
   */
  slot: string;
  /**
   * Stands before this node of the slot.
   */
  before?: string;
  /**
   * Stands after this node of the slot.
   */
  after?: string;
  /**
   * Stands first or last in the slot.
   */
  at?: 'first' | 'last';
}
/**
 * A page: a flat map of nodes with ordered slots of ids.
 */
export interface Page {
  /**
   * Where the schema of this file is, so that an editor completes and explains it.
   */
  $schema?: string;
  /**
   * Version of the config language. This is version 1.
   */
  format: 1;
  /**
   * Id of the page: the name of its file and its name as a route.
   */
  id: string;
  /**
   * A page, the shell around all pages, or a page that shows as a dialog only.
   */
  kind?: 'page' | 'shell' | 'dialog';
  role?: PageRole;
  /**
   * Addresses of the page, the first being its own, the others aliases.
   */
  paths?: string[];
  /**
   * Names in the query of the address that change what the page shows first, such as `category`. The first HTML is made and kept by these alone; whatever else an address says is left to the browser.
   *
   * @maxItems 12
   */
  query?: string[];
  title?: Text;
  description?: Text;
  /**
   * False keeps a page that everybody may see out of search engines: one that is empty for a guest, or tells of a failure. A page that needs a session never is in them.
   */
  listed?: boolean;
  access?: PageAccess;
  shell?: PageShell;
  /**
   * Id of the node to start at.
   */
  root?: string;
  /**
   * The nodes by id.
   */
  nodes: {
    [k: string]: LayoutNode;
  };
}
/**
 * Who may see the page.
 */
export interface PageAccess {
  /**
   * Only with a session.
   */
  need?: 'session';
  when?: Condition;
  /**
   * Id of the page that shows instead.
   */
  else?: string;
  /**
   * Id of the page that a guest is led to, where it is another one than that of `else`. From the login one comes back.
   */
  guest?: string;
  refused?: Text;
}
/**
 * Which shared parts show around the page.
 */
export interface PageShell {
  /**
   * The shared header.
   */
  header?: boolean;
  /**
   * The shared footer.
   */
  footer?: boolean;
}
