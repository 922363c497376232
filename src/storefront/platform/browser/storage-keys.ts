/** Keys in the browser's storage. Older clients of the platform share some of them, so their names stay. */
export const storageKeys = {
  session: 'MC_SESSION_INFO',
  trialName: 'trialName',
  /** The same for all tabs of this browser. */
  trialOfAllTabs: 'livery.trial',
  hideDownloadBar: 'hideDownloadBar',
  webclip: 'WEBCLIP',
  autoLogin: 'autoLogin',
  language: 'lang',
  previousLanguage: 'hisLang',
  deviceId: 'SHELL_deviceId',
  hideBalance: 'hideBalance',
  memberInfo: 'memberInfo',
  bankList: 'bankList',
  /** Answers of the last visits that change seldom and are the same for every visitor. */
  answers: 'livery.answers',
  seen: 'seen',
  /** Scroll position of each history entry, for this tab. */
  scroll: 'livery.scroll',
  rememberedLogin: 'sass',
  remember: 'remPass',
  /** Old builds stored the password here. It is only removed now. */
  password: 'password',
  /** When the last code of each form stops counting down, in epoch ms. */
  codes: 'codes',
  /** Values of forms that are not sent yet, without secrets. */
  drafts: 'drafts',
  /** Uploaded pictures of forms that are not sent yet, by form and user name, for this tab. */
  pictures: 'pictures',
  /** The code of an invitation, until an account exists. */
  invitation: 'livery.invitation',
  /** Keys of money calls whose outcome is not known. */
  intents: 'intents',
  /** Keys of money calls whose outcome is known, so that no order is taken for that of another call. */
  done: 'intents-done',
  /** Amounts of the calls in `intents`, by key and user name, for this tab. */
  amounts: 'amounts',
  /** Time and net result of play, for this tab. */
  played: 'played',
  /** Messages that were deleted but may come back, for this tab. */
  removals: 'removals',
  /** Games are shown in larger tiles on this device. */
  largeTiles: 'livery.largeTiles',
  /** The pending action: what a guest tapped before the login, for this tab. */
  pendingAction: 'livery.wish',
  /** A player who was sent to another service's page, for this tab. */
  departure: 'signIn',
  /** Ticket of a code that another service has sent, for this tab. */
  ticket: 'signInTicket',
} as const;
