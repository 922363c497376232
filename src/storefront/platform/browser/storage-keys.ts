/** Names in the browser's storage, as the specification gives them. */
export const storageKeys = {
  session: 'MC_SESSION_INFO',
  trialName: 'trialName',
  hideDownloadBar: 'hideDownloadBar',
  webclip: 'WEBCLIP',
  autoLogin: 'autoLogin',
  language: 'lang',
  previousLanguage: 'hisLang',
  deviceId: 'SHELL_deviceId',
  hideBalance: 'hideBalance',
  memberInfo: 'memberInfo',
  bankList: 'bankList',
  /** Answers that change seldom and are the same for every visitor, from the last visits. */
  answers: 'livery.answers',
  seen: 'seen',
  /** How far each history entry was scrolled, for this tab. */
  scroll: 'livery.scroll',
  rememberedLogin: 'sass',
  remember: 'remPass',
  /** Old builds kept the password here; nothing writes it any more. */
  password: 'password',
  /** When the last code of each form stops counting down, in epoch ms. */
  codes: 'codes',
  /** What stands in forms that are not sent yet; never a secret. */
  drafts: 'drafts',
  /** Pictures that are up and belong to what is not sent yet: by form and user name, for this tab. */
  pictures: 'pictures',
  /** The code of an invitation, until an account exists. */
  invitation: 'livery.invitation',
  /** Keys of what a player wanted moved and whose outcome is not known yet. */
  intents: 'intents',
  /** How much each of them was about, by key and user name, for this tab. */
  amounts: 'amounts',
  /** Time and net position of play, for this tab. */
  played: 'played',
  /** Messages that are deleted and not known to be gone, for this tab. */
  removals: 'removals',
  /** Games are shown in larger tiles on this device. */
  largeTiles: 'livery.largeTiles',
  /** What a guest tapped and was asked to log in for, for this tab. */
  wish: 'livery.wish',
  /** A player on the way to the page of another service, for this tab. */
  departure: 'signIn',
  /** What another service sent a code for, for this tab. */
  ticket: 'signInTicket',
} as const;
