// Generated from schemas/ by `npm run generate`. Do not edit.
export type AgentDownlineValue = {
  customerId?: number | string | null;
  customerName?: string | null;
} | null;
export type AgentNoticesValue =
  | {
      id?: number | string | null;
      title?: string | number | null;
      /**
       * HTML.
       */
      content?: string | number | null;
      /**
       * Epoch ms.
       */
      startDate?: number | string | null;
      /**
       * 0: unread.
       */
      isRead?: boolean | number | string | null;
    }[]
  | null;
export type AllVassalageValue = {
  /**
   * Vendor code.
   */
  vassalage: string;
  accountTypeName?: string | null;
  id?: number | string | null;
  displayName?: string | null;
  title?: string | null;
  gameType?: string | null;
  smallIcon?: string | null;
  mobileSmallIcon?: string | null;
  mobileLargeIcon?: string | null;
}[];
export type CancelSubOrdersRequest = (number | string)[];
export type CaptchaValue = string;
export type ClaimManualRebateValue = {
  /**
   * What came into the balance.
   */
  amount?: number | string | null;
} | null;
export type ClaimRaffleValue = {
  /**
   * Proposed. What was won, in units of the currency; 0 is a blank.
   */
  amount?: number | string | null;
} | null;
export type ClaimTicketValue = {
  configId?: number | string | null;
  /**
   * What was won, in units of the currency where it is a number; 0 is a blank.
   */
  value?: number | string | null;
} | null;
export type ClaimableRewardsValue =
  | {
      rewardId: number | string;
      promotionType?: string | null;
      title?: string | null;
      amount?: number | string | null;
      /**
       * Date and time of the platform.
       */
      issuedDate?: string | number | null;
      expiryDate?: string | number | null;
      /**
       * Proposed.
       */
      claimedDate?: string | number | null;
      /**
       * I issued, C claimed, E expired.
       */
      status?: string | null;
      remark?: string | null;
    }[]
  | null;
export type CommissionValue = {
  /**
   * YYYY-MM-DD.
   */
  curr_start_date?: string | null;
  curr_end_date?: string | null;
  /**
   * What the team lost in this period; negative where it won.
   */
  curr_net_profit?: number | string | null;
  /**
   * Members who played.
   */
  curr_active_member_count?: number | string | null;
  /**
   * Percent; 0 where no step is reached.
   */
  curr_dividend_rate?: number | string | null;
  curr_dividend_income?: number | string | null;
  prev_start_date?: string | null;
  prev_end_date?: string | null;
  /**
   * What the team lost in the period before; negative where it won.
   */
  prev_net_profit?: number | string | null;
  /**
   * Members who played.
   */
  prev_active_member_count?: number | string | null;
  /**
   * Percent; 0 where no step is reached.
   */
  prev_dividend_rate?: number | string | null;
  prev_dividend_income?: number | string | null;
  /**
   * Proposed. What the team staked.
   */
  curr_turnover?: number | string | null;
  /**
   * Proposed.
   */
  prev_turnover?: number | string | null;
  /**
   * Of the period before: 0 not paid yet, 1 paid.
   */
  dividend_status?: number | string | null;
  /**
   * Dividends that the agent paid to downlines.
   */
  commission_distributed_count?: number | string | null;
  commission_received_count?: number | string | null;
} | null;
export type ContractHistoryValue = {
  /**
   * Epoch ms.
   */
  activityDate?: number | string | null;
  /**
   * N new, P change asked for, E changed, C ended, A accepted, R refused, V termination requested, D paid; proposed: W taken back.
   */
  action: string;
  /**
   * Proposed. Name of who did it; null for the house.
   */
  by?: string | null;
}[];
export type ContractPayoutsValue = {
  beneficiary_name?: string | null;
  create_time?: string | number | null;
  create_date?: string | number | null;
  team_betting?: number | string | null;
  team_bet?: number | string | null;
  team_profit?: number | string | null;
  active_member?: number | string | null;
  rate_type?: string | null;
  rate?: number | string | null;
  contract_rate?: number | string | null;
  amount: number | string;
  /**
   * 0 is not paid yet.
   */
  status?: string | number | null;
}[];
export type CountriesValue = {
  countryCode: string;
  countryName?: string | null;
  countryDialingCode: number | string;
  isDefault?: string | number | boolean | null;
}[];
/**
 * The code of the link.
 */
export type CreateAffiliateUrlValue = string;
export type CreateTrialValue = string;
export type CustomerServiceValue = {
  csType: string;
  title?: string | null;
  /**
   * Encrypted: the last 8 characters are the DES key, the rest is the cipher text.
   */
  path?: string | null;
}[];
export type DefaultAgentValue = {
  code?: string | null;
  name?: string | null;
} | null;
export type DepositOrdersValue =
  | {
      orderNo: string;
      /**
       * redirect, qr or manual.
       */
      submitKind: string;
      channelName?: string | null;
      amount: number | string;
      fee?: number | string | null;
      bonus?: number | string | null;
      /**
       * As deposit records have it: 0 pending, 1 processing, 2 success, 3 failed, 4 cancelled.
       */
      state: number | string;
      /**
       * Epoch ms.
       */
      createdAt?: number | null;
      /**
       * Epoch ms.
       */
      expiresAt?: number | null;
      redirectUrl?: string | null;
      qrImage?: string | null;
      transfer?: {
        bankName?: string | null;
        accountName?: string | null;
        accountNumber?: string | null;
        /**
         * Proposed. Addresses of the pictures of the receipt that are with the order.
         */
        receipts?: string[] | null;
        /**
         * Proposed. none, optional or required: a picture of the receipt goes with the word that it is paid.
         */
        receipt?: string | null;
      } | null;
      /**
       * The bonus that it was opened for.
       */
      promotionId?: number | string | null;
    }[]
  | null;
export type DepositPromotionsValue =
  | {
      promId: number | string;
      promName: string;
      minDeposit?: number | string | null;
      /**
       * Proposed. Percent of the amount that is added.
       */
      bonusRate?: number | string | null;
      /**
       * Proposed. Added at most.
       */
      maxBonus?: number | string | null;
      /**
       * Proposed. How many times what is added must be staked before money goes out.
       */
      turnover?: number | string | null;
    }[]
  | null;
/**
 * Address of the picture.
 */
export type DepositReceiptValue = string;
export type DividendInfoValue = {
  showDividend?: boolean | number | string | null;
  currStartDate?: string | null;
  currEndDate?: string | null;
  /**
   * Proposed. The steps of the agent's contract: the highest that is reached holds.
   */
  terms?:
    | {
        /**
         * Turnover of the team from which the step holds; units of the currency.
         */
        betVolume?: number | string | null;
        /**
         * Members who must have played.
         */
        activeMember?: number | string | null;
        /**
         * Percent of what the team lost, or units of the currency.
         */
        rate?: number | string | null;
        /**
         * F fixed, P percent.
         */
        rateType?: string | null;
      }[]
    | null;
} | null;
export type DomainRouteValue = {
  domainName: string;
  rootDomainName?: string | null;
}[];
export type DrawsValue = {
  gameId: number | string;
  gameCode: string;
  /**
   * Number of the issue.
   */
  numero: string;
  gameName?: string | null;
  /**
   * Bets open. Epoch ms.
   */
  startTime?: number | string | null;
  /**
   * Bets close. Epoch ms.
   */
  endTime: number | string | null;
  /**
   * The draw. Epoch ms.
   */
  openTime: number | string | null;
  /**
   * The gateway’s clock. Epoch ms.
   */
  serverTime: number | string | null;
  lastNumero?: string | null;
  lastWinningNumber?: string | null;
}[];
export type EmailCodeValue = {
  expiredMinutes?: number | string | null;
} | null;
export type FavouriteIdsValue = (number | string)[];
/**
 * Address of the picture.
 */
export type FeedbackImageValue = string;
export type GameTrialLaunchValue =
  | {
      content?: {
        game_url?: string | null;
        gameUrl?: string | null;
        url?: string | null;
        link?: string | null;
      } | null;
      gameUrl?: string | null;
      url?: string | null;
      link?: string | null;
    }
  | string;
export type GeetestValue = {
  gt?: string | null;
  challenge?: string | null;
} | null;
export type GlobalRebateSettingsValue =
  | {
      gameGroupCode: string;
      minRebate?: number | string | null;
      /**
       * Percent.
       */
      maxRebate?: number | string | null;
      step?: number | string | null;
    }[]
  | null;
export type HelpCenterValue = {
  title?: string | number | null;
  /**
   * HTML of the server: sanitise before showing.
   */
  content?: string | number | null;
}[];
export type HotMatchesValue = {
  /**
   * Start. Epoch ms.
   */
  matchTime: number | string | null;
  homeTeam: string;
  awayTeam: string;
  homeTeamImageUrl?: string | null;
  awayTeamImageUrl?: string | null;
  vendor: string;
  roomId?: number | string | null;
  nodeId: number | string;
  league?: string | null;
}[];
export type JackpotValue = number | string;
export type LoginDevicesValue =
  | {
      deviceId: number | string;
      userAgent?: string | null;
      ip?: string | null;
      /**
       * Epoch ms.
       */
      loginAt?: number | null;
      /**
       * The session that asks.
       */
      isCurrent?: string | number | boolean | null;
    }[]
  | null;
export type LoginHistoryValue =
  | {
      /**
       * Epoch ms.
       */
      loginAt: number;
      userAgent?: string | null;
      ip?: string | null;
      success?: string | number | boolean | null;
    }[]
  | null;
export type LotteryGamesValue = {
  gameId: number | string;
  gameCode: string;
  gameGroupCode?: string | null;
  gameName?: string | null;
  iconUrl?: string | null;
}[];
export type LotteryMobileGamesValue = {
  gameId: number | string;
  gameCode: string;
  gameGroupCode?: string | null;
  gameName?: string | null;
  iconUrl?: string | null;
}[];
export type MemberIconValue = number | string | null;
export type MemberInfoValue = {
  id?: number | string | null;
  account?: string | null;
  nickname?: string | null;
  /**
   * Type code of the member.
   */
  type?: number | string | null;
  /**
   * '1' when money may go to the superior.
   */
  toUpline?: string | number | boolean | null;
  /**
   * Epoch ms.
   */
  regDate?: number | string | null;
  /**
   * Masked.
   */
  mobile?: string | null;
  email?: string | null;
  payeeName?: string | null;
  qq?: string | null;
  clubLabel?: {
    labelName?: string | null;
  } | null;
} | null;
export type MissionMilestonesValue =
  | {
      milestoneId?: number | string | null;
      targetValue: number | string;
      /**
       * What the step brings, units of the currency.
       */
      amount?: number | string | null;
      /**
       * P not reached, I to claim, C claimed, E expired.
       */
      status?: string | null;
      /**
       * What the claim names, where it is reached.
       */
      rewardId?: number | string | null;
      /**
       * MISSION or MISSION_MANUAL.
       */
      promotionType?: string | null;
      title?: string | null;
    }[]
  | null;
export type NearIssuesValue = {
  gameId?: number | string;
  gameCode?: string;
  /**
   * Number of the issue.
   */
  numero: string;
  /**
   * The draw. Epoch ms.
   */
  openTime: number | string | null;
  /**
   * Null before the draw.
   */
  winningNumber?: string | null;
}[];
export type OfferContractValue = {} | string | null;
export type PopularGamesValue = {
  gameId: number | string;
  gameCode: string;
  gameGroupCode?: string | null;
  gameName?: string | null;
  iconUrl?: string | null;
}[];
export type PrizeTicketsValue =
  | {
      transactionId: number | string;
      id?: number | string | null;
      name?: string | null;
      /**
       * GOLDEN_EGG, PRIZE_WHEEL, CASH_VOUCHER, GIFT_CODE, DEFAULT or EVENT.
       */
      ticketType?: string | null;
      /**
       * Proposed. When it was used; date and time of the platform.
       */
      usedDate?: string | number | null;
      /**
       * Proposed. What a used one has won, as claimTicket says it.
       */
      value?: number | string | null;
      /**
       * Not read.
       */
      conditionStatus?: unknown[] | null;
    }[]
  | null;
export type ProcessDividendContractValue = {} | string | null;
export type ProcessHourContractValue = {} | string | null;
export type ProcessSalaryContractValue = {} | string | null;
export type PromoteDownlineValue = {} | null;
export type PromotionCategoriesValue = {
  id: number | string;
  name: string;
  sort?: number | string | null;
}[];
export type PublicKeyValue = string;
export type RebateSettingsValue =
  | {
      gameCategory: string;
      /**
       * Percent.
       */
      rebate?: number | string | null;
    }[]
  | null;
export type RecentLotteryValue = {
  gameId: number | string;
  gameCode: string;
  gameGroupCode?: string | null;
  gameName?: string | null;
  iconUrl?: string | null;
}[];
export type RegisterValue = {
  token?: string | null;
  id?: number | string | null;
  userName?: string | null;
  customerType?: number | string | null;
  /**
   * The member must change the password first.
   */
  firstTimeLogin?: string | number | boolean | null;
  customerId?: number | string | null;
} | null;
export type RegisterMobileValue = {
  token?: string | null;
  id?: number | string | null;
  userName?: string | null;
  customerType?: number | string | null;
  /**
   * The member must change the password first.
   */
  firstTimeLogin?: string | number | boolean | null;
  customerId?: number | string | null;
} | null;
export type RegisteredAffiliatesValue =
  | {
      customerName: string;
      /**
       * Wall clock of the platform, or epoch ms.
       */
      registeredDate?: number | string | null;
    }[]
  | null;
export type RequestWithdrawValue = {
  /**
   * Proposed.
   */
  refId?: string | null;
} | null;
export type RoomsValue = {
  roomName: string;
  roomNodeId: number | string;
  gameId?: number | string | null;
  nowPlayerNum?: number | string | null;
  minMoney?: number | string | null;
  maxWager?: number | string | null;
}[];
export type SecurityQuestionsValue = {
  question?: string | null;
}[];
export type ServiceScriptValue = string | null;
export type TransferDownlineValue = {
  refId?: string | null;
} | null;
export type TransferEnabledValue = boolean | number | string | null;
export type TransferUpValue = {
  refId?: string | null;
} | null;
export type TrialAccountValue = string | null;
export type UnreadCountValue = number | string;
export type UpdateDownlineRebatesValue = {} | null;
export type WhitelabelValue =
  | unknown[]
  | {
      [k: string]: unknown;
    };

export interface Wire {
  accountRecord: AccountRecordCall;
  addBankCard: AddBankCardCall;
  addFavourite: AddFavouriteCall;
  addRecent: AddRecentCall;
  affiliateCheck: AffiliateCheckCall;
  affiliateUrls: AffiliateUrlsCall;
  agentDownline: AgentDownlineCall;
  agentIncome: AgentIncomeCall;
  agentNotices: AgentNoticesCall;
  allVassalage: AllVassalageCall;
  announcements: AnnouncementsCall;
  availablePromotions: AvailablePromotionsCall;
  balance: BalanceCall;
  bankCards: BankCardsCall;
  betRecord: BetRecordCall;
  cancelSubOrders: CancelSubOrdersCall;
  cancelWithdraw: CancelWithdrawCall;
  captcha: CaptchaCall;
  changeFundPassword: ChangeFundPasswordCall;
  changePassword: ChangePasswordCall;
  changeQuestion: ChangeQuestionCall;
  checkUsername: CheckUsernameCall;
  claimManualRebate: ClaimManualRebateCall;
  claimRaffle: ClaimRaffleCall;
  claimReward: ClaimRewardCall;
  claimTicket: ClaimTicketCall;
  claimableRewards: ClaimableRewardsCall;
  clubBenefit: ClubBenefitCall;
  commission: CommissionCall;
  confirmDeposit: ConfirmDepositCall;
  contractCheck: ContractCheckCall;
  contractHistory: ContractHistoryCall;
  contractPayouts: ContractPayoutsCall;
  countries: CountriesCall;
  createAffiliateUrl: CreateAffiliateUrlCall;
  createTrial: CreateTrialCall;
  customerService: CustomerServiceCall;
  defaultAgent: DefaultAgentCall;
  deleteAffiliateUrl: DeleteAffiliateUrlCall;
  deleteMessages: DeleteMessagesCall;
  depositByLaunch: DepositByLaunchCall;
  depositByQr: DepositByQrCall;
  depositByTransfer: DepositByTransferCall;
  depositChannels: DepositChannelsCall;
  depositOrders: DepositOrdersCall;
  depositPromotions: DepositPromotionsCall;
  depositReceipt: DepositReceiptCall;
  depositRecord: DepositRecordCall;
  depositSettings: DepositSettingsCall;
  dividendContracts: DividendContractsCall;
  dividendInfo: DividendInfoCall;
  domainRoute: DomainRouteCall;
  downlineRebates: DownlineRebatesCall;
  downlineRecord: DownlineRecordCall;
  downlines: DownlinesCall;
  draw: DrawCall;
  draws: DrawsCall;
  emailCode: EmailCodeCall;
  endDevice: EndDeviceCall;
  favouriteIds: FavouriteIdsCall;
  favouriteList: FavouriteListCall;
  feedback: FeedbackCall;
  feedbackImage: FeedbackImageCall;
  forgotPassword: ForgotPasswordCall;
  gameList: GameListCall;
  gameTrialLaunch: GameTrialLaunchCall;
  gamesPnl: GamesPnlCall;
  geetest: GeetestCall;
  globalRebateSettings: GlobalRebateSettingsCall;
  helpCenter: HelpCenterCall;
  hotGames: HotGamesCall;
  hotMatches: HotMatchesCall;
  hourContracts: HourContractsCall;
  inbox: InboxCall;
  jackpot: JackpotCall;
  launchGame: LaunchGameCall;
  location: LocationCall;
  login: LoginCall;
  loginDevices: LoginDevicesCall;
  loginHistory: LoginHistoryCall;
  loginVerification: LoginVerificationCall;
  logout: LogoutCall;
  lotteryConditions: LotteryConditionsCall;
  lotteryGames: LotteryGamesCall;
  lotteryMenus: LotteryMenusCall;
  lotteryMobileGames: LotteryMobileGamesCall;
  lotteryOrder: LotteryOrderCall;
  lotteryOrderLines: LotteryOrderLinesCall;
  lotteryOrders: LotteryOrdersCall;
  lotteryOrdersToday: LotteryOrdersTodayCall;
  lotteryPnl: LotteryPnlCall;
  manualRebates: ManualRebatesCall;
  memberIcon: MemberIconCall;
  memberInfo: MemberInfoCall;
  memberLanguage: MemberLanguageCall;
  merchantWallet: MerchantWalletCall;
  missionLeaderboard: MissionLeaderboardCall;
  missionMilestones: MissionMilestonesCall;
  missions: MissionsCall;
  mobileNotice: MobileNoticeCall;
  nearIssues: NearIssuesCall;
  offerContract: OfferContractCall;
  openedNumbers: OpenedNumbersCall;
  ownQuestions: OwnQuestionsCall;
  placeBets: PlaceBetsCall;
  playActivity: PlayActivityCall;
  playMenu: PlayMenuCall;
  playerAvatar: PlayerAvatarCall;
  popularGames: PopularGamesCall;
  prizeTickets: PrizeTicketsCall;
  processDividendContract: ProcessDividendContractCall;
  processHourContract: ProcessHourContractCall;
  processSalaryContract: ProcessSalaryContractCall;
  promoteDownline: PromoteDownlineCall;
  promotionCategories: PromotionCategoriesCall;
  promotions: PromotionsCall;
  publicKey: PublicKeyCall;
  readAgentNotice: ReadAgentNoticeCall;
  readMessage: ReadMessageCall;
  rebateReport: RebateReportCall;
  rebateSettings: RebateSettingsCall;
  recentList: RecentListCall;
  recentLottery: RecentLotteryCall;
  recipients: RecipientsCall;
  referralDetails: ReferralDetailsCall;
  referredFriends: ReferredFriendsCall;
  register: RegisterCall;
  registerAuto: RegisterAutoCall;
  registerMobile: RegisterMobileCall;
  registerRules: RegisterRulesCall;
  registeredAffiliates: RegisteredAffiliatesCall;
  removeFavourite: RemoveFavouriteCall;
  requestWithdraw: RequestWithdrawCall;
  resetFundPassword: ResetFundPasswordCall;
  rooms: RoomsCall;
  saferPlay: SaferPlayCall;
  salaryContracts: SalaryContractsCall;
  securityConfig: SecurityConfigCall;
  securityQuestions: SecurityQuestionsCall;
  serviceScript: ServiceScriptCall;
  serviceVersion: ServiceVersionCall;
  setDefaultCard: SetDefaultCardCall;
  setEmail: SetEmailCall;
  setFundPassword: SetFundPasswordCall;
  setMemberIcon: SetMemberIconCall;
  setNickname: SetNicknameCall;
  setPassword: SetPasswordCall;
  setPayeeName: SetPayeeNameCall;
  setPlayLimit: SetPlayLimitCall;
  setQuestion: SetQuestionCall;
  settings: SettingsCall;
  smsNoLogin: SmsNoLoginCall;
  smsPasswordReset: SmsPasswordResetCall;
  smsRegister: SmsRegisterCall;
  smsRegisterMobile: SmsRegisterMobileCall;
  smsVerify: SmsVerifyCall;
  startPause: StartPauseCall;
  status: StatusCall;
  teamBetting: TeamBettingCall;
  teamGameBetting: TeamGameBettingCall;
  teamGamePnl: TeamGamePnlCall;
  teamLotteryPnl: TeamLotteryPnlCall;
  teamOverviewSum: TeamOverviewSumCall;
  teamRebate: TeamRebateCall;
  templates: TemplatesCall;
  touch: TouchCall;
  transferDownline: TransferDownlineCall;
  transferEnabled: TransferEnabledCall;
  transferMultiple: TransferMultipleCall;
  transferMultipleRecords: TransferMultipleRecordsCall;
  transferMultipleSettings: TransferMultipleSettingsCall;
  transferUp: TransferUpCall;
  trialAccount: TrialAccountCall;
  trialLogin: TrialLoginCall;
  unreadCount: UnreadCountCall;
  updateAffiliateUrl: UpdateAffiliateUrlCall;
  updateDownlineRebates: UpdateDownlineRebatesCall;
  updateMember: UpdateMemberCall;
  vassGameTypes: VassGameTypesCall;
  vendors: VendorsCall;
  verificationRules: VerificationRulesCall;
  walletLock: WalletLockCall;
  walletTransfer: WalletTransferCall;
  whitelabel: WhitelabelCall;
  winners: WinnersCall;
  withdrawBanks: WithdrawBanksCall;
  withdrawRecord: WithdrawRecordCall;
  withdrawSettings: WithdrawSettingsCall;
}
/**
 * Movements of the account.
 */
export interface AccountRecordCall {
  request: AccountRecordRequest;
  value: AccountRecordValue;
}
export interface AccountRecordRequest {
  accountType?: number | string;
  /**
   * Comma list of type ids.
   */
  transactionType?: string;
  startTime?: string;
  endTime?: string;
  pageNo?: number | string;
  pageSize?: number | string;
}
export interface AccountRecordValue {
  list: {
    tx_id?: number | string | null;
    tx_type_id?: number | string | null;
    /**
     * YYYY-MM-DD HH:mm:ss.
     */
    tx_time?: string | null;
    /**
     * Negative = out.
     */
    amount?: number | string | null;
    current_avail_balance?: number | string | null;
    order_no?: number | string | null;
    remark?: string | null;
    /**
     * Proposed. Where it went between two wallets of the member: the one that gave.
     */
    from_account_type_id?: number | string | null;
    /**
     * Proposed. Its name.
     */
    from_account_name?: string | null;
    /**
     * Proposed. The one that received.
     */
    to_account_type_id?: number | string | null;
    /**
     * Proposed. Its name.
     */
    to_account_name?: string | null;
  }[];
  pageNo?: number | string | null;
  totalPage?: number | string | null;
  /**
   * Proposed: sums of all rows of the request, without what went between two wallets of the member.
   */
  footer?: {
    amount_in?: number | string | null;
    /**
     * Positive.
     */
    amount_out?: number | string | null;
  } | null;
  total?: number | string | null;
}
/**
 * Adds a bank account in the member’s own name.
 */
export interface AddBankCardCall {
  request: AddBankCardRequest;
  value: AddBankCardValue;
}
export interface AddBankCardRequest {
  bankCode: string;
  bankName?: string;
  cardNumber: string;
  province?: string;
  city?: string;
  branch?: string;
  /**
   * Proposed. The code that smsNoLogin sent to the bound phone, where the merchant asks for a proof.
   */
  verificationCode?: string;
}
/**
 * Nothing is read.
 */
export interface AddBankCardValue {
  [k: string]: unknown;
}
/**
 * Adds a favourite game.
 */
export interface AddFavouriteCall {
  request: AddFavouriteRequest;
  value: AddFavouriteValue;
}
export interface AddFavouriteRequest {
  nodeId: number | string;
  token?: string;
  vendor?: string;
}
/**
 * Nothing is read.
 */
export interface AddFavouriteValue {
  [k: string]: unknown;
}
/**
 * Adds a game to the recently played; the fields travel in the query.
 */
export interface AddRecentCall {
  request: AddRecentRequest;
  value: AddRecentValue;
}
export interface AddRecentRequest {
  nodeId: number | string;
  vassalage?: string;
  gameType?: string;
}
/**
 * Nothing is read.
 */
export interface AddRecentValue {
  [k: string]: unknown;
}
/**
 * Whether an affiliate code is valid: success says so.
 */
export interface AffiliateCheckCall {
  request: AffiliateCheckRequest;
  value: AffiliateCheckValue;
}
export interface AffiliateCheckRequest {
  code: string;
  domain?: string;
}
/**
 * Nothing is read.
 */
export interface AffiliateCheckValue {
  [k: string]: unknown;
}
/**
 * The links of an agent, the newest first.
 */
export interface AffiliateUrlsCall {
  request: AffiliateUrlsRequest;
  value: AffiliateUrlsValue;
}
export interface AffiliateUrlsRequest {
  pathType?: number | string;
  /**
   * 0 member, 1 agent.
   */
  type?: number | string;
  /**
   * 0 closed, 1 normal, 2 expired.
   */
  status?: number | string;
  /**
   * From 1.
   */
  page?: number | string;
  pageSize?: number | string;
}
export interface AffiliateUrlsValue {
  List?:
    | {
        id: number | string;
        code: string;
        path?: string | null;
        /**
         * 0 member, 1 agent.
         */
        type?: number | string | null;
        /**
         * 0 closed, 1 normal, 2 expired.
         */
        status?: number | string | null;
        /**
         * How many registered with it.
         */
        affiliateCount?: number | string | null;
        /**
         * Wall clock of the platform.
         */
        startDate?: string | null;
        /**
         * The same; null = for ever.
         */
        endDate?: string | null;
        configs?:
          | {
              gameCode: string;
              /**
               * Percent.
               */
              rebate?: number | string | null;
            }[]
          | null;
      }[]
    | null;
  pageInfo?: {
    currentPage?: number | string | null;
    pageSize?: number | string | null;
    totalRecords?: number | string | null;
  } | null;
}
/**
 * Proposed shape. Opens an account below the agent who asks.
 */
export interface AgentDownlineCall {
  request: AgentDownlineRequest;
  value: AgentDownlineValue;
}
export interface AgentDownlineRequest {
  username: string;
  password: string;
  /**
   * 0 member, 1 agent.
   */
  type: number | string;
  /**
   * What the new account is given back, by group of games.
   */
  configs?: {
    gameGroup: string;
    /**
     * Percent.
     */
    rebate: number | string;
  }[];
}
/**
 * What an agent earned by the team, a row a day.
 */
export interface AgentIncomeCall {
  request: AgentIncomeRequest;
  value: AgentIncomeValue;
}
export interface AgentIncomeRequest {
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  startDate?: string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  endDate?: string;
  pageNo?: number | string;
  pageSize?: number | string;
}
export interface AgentIncomeValue {
  list: {
    /**
     * YYYY-MM-DD by the merchant's clock.
     */
    balance_date?: string | null;
    lott_agent_commission?: number | string | null;
    lott_daily_income?: number | string | null;
    lott_brokerage?: number | string | null;
    /**
     * All of it.
     */
    agent_income?: number | string | null;
  }[];
  /**
   * The sums of all rows, by the same names.
   */
  footer?: {
    lott_agent_commission?: number | string | null;
    lott_daily_income?: number | string | null;
    lott_brokerage?: number | string | null;
    /**
     * All of it.
     */
    agent_income?: number | string | null;
  } | null;
  pageNo?: number | string | null;
  totalPage?: number | string | null;
  total?: number | string | null;
}
/**
 * Announcements for agents, the newest first.
 */
export interface AgentNoticesCall {
  request: AgentNoticesRequest;
  value: AgentNoticesValue;
}
export interface AgentNoticesRequest {}
/**
 * Every vendor of the merchant.
 */
export interface AllVassalageCall {
  request: AllVassalageRequest;
  value: AllVassalageValue;
}
export interface AllVassalageRequest {
  merchant?: string;
  /**
   * Upper-case platform language code, e.g. EN.
   */
  language?: string;
}
/**
 * Banners, notices, popups, hot items and promotions, by type.
 */
export interface AnnouncementsCall {
  request: AnnouncementsRequest;
  value: AnnouncementsValue;
}
export interface AnnouncementsRequest {
  /**
   * Comma list of B, PL, PU, PR, H, A.
   */
  types?: string;
  /**
   * W or M.
   */
  platform?: string;
  groupName?: string;
  execution?: string;
  merchantCode?: string;
  token?: string;
  /**
   * Upper-case platform language code, e.g. EN.
   */
  language?: string;
}
export interface AnnouncementsValue {
  banners?:
    | {
        bannerId?: number | string | null;
        groupName?: string | null;
        /**
         * Image.
         */
        url: string;
        title?: string | number | null;
        linkage?: string | null;
        /**
         * URL, PROMOTION, GAME or PAGE.
         */
        linkageType?: string | null;
        redirect?: string | null;
        externalLink?: string | null;
        redirectPromotionId?: number | string | null;
        gameLinkageMapping?: {
          nodeId?: number | string | null;
          gameId?: number | string | null;
          vassalage?: string | null;
          gameType?: string | null;
          gameName?: string | null;
        } | null;
      }[]
    | null;
  player?:
    | {
        id?: number | string | null;
        title?: string | number | null;
        /**
         * HTML of the server: sanitise before showing.
         */
        content?: string | number | null;
        /**
         * Epoch ms.
         */
        startDate?: number | string | null;
        /**
         * Epoch ms.
         */
        endDate?: number | string | null;
        externalLink?: string | null;
        announcementDisplaySpeed?: string | null;
        /**
         * 1 = long term.
         */
        noExpiry?: string | number | boolean | null;
        announcementImages?:
          | {
              url?: string | null;
              imageUrl?: string | null;
              sequence?: number | string | null;
            }[]
          | null;
      }[]
    | null;
  popup?:
    | {
        id?: number | string | null;
        title?: string | number | null;
        /**
         * HTML of the server: sanitise before showing.
         */
        content?: string | number | null;
        /**
         * 'A' shown when logged in, 'B' when logged out.
         */
        execution?: string | null;
      }[]
    | null;
  /**
   * Hot items; rows as those of promotion, unchecked.
   */
  hot?: unknown[] | null;
  promotion?:
    | {
        id?: number | string | null;
        title?: string | number | null;
        /**
         * HTML of the server: sanitise before showing.
         */
        content?: string | number | null;
        /**
         * Epoch ms.
         */
        startDate?: number | string | null;
        /**
         * Epoch ms.
         */
        endDate?: number | string | null;
        /**
         * 1 = long term.
         */
        noExpiry?: string | number | boolean | null;
        announcementImages?:
          | {
              url?: string | null;
              imageUrl?: string | null;
              sequence?: number | string | null;
            }[]
          | null;
        promoAnnouncementCategoryIds?: (number | string)[] | null;
      }[]
    | null;
}
/**
 * Promotions open to the member, by key.
 */
export interface AvailablePromotionsCall {
  request: AvailablePromotionsRequest;
  value: AvailablePromotionsValue;
}
export interface AvailablePromotionsRequest {}
export interface AvailablePromotionsValue {
  [k: string]: {
    enabled?: string | number | boolean | null;
    count?: number | string | null;
  };
}
/**
 * Balances of the member. Money in units of the currency.
 */
export interface BalanceCall {
  request: BalanceRequest;
  value: BalanceValue;
}
export interface BalanceRequest {
  typeId?: number | string;
}
export interface BalanceValue {
  sumBalance: number | string;
  currency?: string | null;
  currencySymbol?: string | null;
  balance?:
    | {
        /**
         * 2 = main account.
         */
        accountTypeId: number | string;
        accountName?: string | null;
        accountId?: number | string | null;
        availBalance: number | string;
      }[]
    | null;
}
/**
 * The member’s bank accounts, their numbers masked.
 */
export interface BankCardsCall {
  request: BankCardsRequest;
  value: BankCardsValue;
}
export interface BankCardsRequest {}
export interface BankCardsValue {
  bankCards: {
    bankCardId: number | string;
    bankCode?: string | null;
    bankName?: string | null;
    /**
     * Masked.
     */
    cardNumber?: string | null;
    cardHolder?: string | null;
    province?: string | null;
    city?: string | null;
    branch?: string | null;
    createdAt?: number | string | null;
    /**
     * Proposed. BANK or EWALLET.
     */
    bankType?: string | null;
    /**
     * Proposed. The one that is chosen first.
     */
    isDefault?: string | number | boolean | null;
  }[];
  remainingTransactionTimes?: number | string | null;
  /**
   * Proposed. How many a member may have.
   */
  maximumCards?: number | string | null;
}
/**
 * Bets of the member on games, summed by game.
 */
export interface BetRecordCall {
  request: BetRecordRequest;
  value: BetRecordValue;
}
export interface BetRecordRequest {
  customerId?: number | string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss.
   */
  startDate?: string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss.
   */
  endDate?: string;
  gameType?: string;
  gameRoom?: string;
  pageNo?: number | string;
  pageSize?: number | string;
}
export interface BetRecordValue {
  list: {
    game_category?: string | null;
    game_name?: string | null;
    /**
     * Bets.
     */
    game_loses?: number | string | null;
    game_winnings?: number | string | null;
    net_profit?: number | string | null;
    betTime?: string | null;
    betAmt?: number | string | null;
    winAmt?: number | string | null;
    betOrderNo?: number | string | null;
    /**
     * Proposed: bets of a row that sums several.
     */
    bet_count?: number | string | null;
  }[];
  footer?: {
    game_loses?: number | string | null;
    game_winnings?: number | string | null;
    net_profit?: number | string | null;
  } | null;
  page?: {
    currentPage?: number | string | null;
    pageSize?: number | string | null;
    total?: number | string | null;
  } | null;
}
/**
 * Cancels orders that are not drawn yet; the body is the list of their ids.
 */
export interface CancelSubOrdersCall {
  request: CancelSubOrdersRequest;
  value: CancelSubOrdersValue;
}
export interface CancelSubOrdersValue {
  cancelled?: (number | string)[] | null;
  refund?: number | string | null;
}
/**
 * Proposed. Takes a withdrawal back that nobody has looked at yet.
 */
export interface CancelWithdrawCall {
  request: CancelWithdrawRequest;
  value: CancelWithdrawValue;
}
export interface CancelWithdrawRequest {
  refId: string;
}
/**
 * Nothing is read.
 */
export interface CancelWithdrawValue {
  [k: string]: unknown;
}
/**
 * A captcha image as base64 PNG; single use, bound to the captchaId cookie.
 */
export interface CaptchaCall {
  request: CaptchaRequest;
  value: CaptchaValue;
}
export interface CaptchaRequest {}
/**
 * Changes the password that withdrawals ask for.
 */
export interface ChangeFundPasswordCall {
  request: ChangeFundPasswordRequest;
  value: ChangeFundPasswordValue;
}
export interface ChangeFundPasswordRequest {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}
/**
 * Nothing is read.
 */
export interface ChangeFundPasswordValue {
  [k: string]: unknown;
}
/**
 * Changes the member’s password.
 */
export interface ChangePasswordCall {
  request: ChangePasswordRequest;
  value: ChangePasswordValue;
}
export interface ChangePasswordRequest {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}
/**
 * Nothing is read.
 */
export interface ChangePasswordValue {
  [k: string]: unknown;
}
/**
 * Puts another security question and answer in the place of the one before.
 */
export interface ChangeQuestionCall {
  request: ChangeQuestionRequest;
  value: ChangeQuestionValue;
}
export interface ChangeQuestionRequest {
  question: string;
  answer: string;
  /**
   * The fund password.
   */
  withdrawPassword: string;
}
/**
 * Nothing is read.
 */
export interface ChangeQuestionValue {
  [k: string]: unknown;
}
/**
 * Whether a username is free: success says so.
 */
export interface CheckUsernameCall {
  request: CheckUsernameRequest;
  value: CheckUsernameValue;
}
export interface CheckUsernameRequest {
  username: string;
}
/**
 * Nothing is read.
 */
export interface CheckUsernameValue {
  [k: string]: unknown;
}
/**
 * Proposed shape. Claims the rebate of one category of games, or of all of them.
 */
export interface ClaimManualRebateCall {
  request: ClaimManualRebateRequest;
  value: ClaimManualRebateValue;
}
export interface ClaimManualRebateRequest {
  /**
   * Empty or missing = all.
   */
  gameCategory?: string;
}
/**
 * Draws a reward of the kind RAFFLE. Fields proposed.
 */
export interface ClaimRaffleCall {
  request: ClaimRaffleRequest;
  value: ClaimRaffleValue;
}
export interface ClaimRaffleRequest {
  /**
   * The reward's rewardId.
   */
  promotionClaimId: number | string;
  promotionType?: string;
}
/**
 * Puts a reward that waits into the balance.
 */
export interface ClaimRewardCall {
  request: ClaimRewardRequest;
  value: ClaimRewardValue;
}
export interface ClaimRewardRequest {
  /**
   * The reward's rewardId.
   */
  promotionClaimId: number | string;
  promotionType: string;
}
export interface ClaimRewardValue {
  [k: string]: unknown;
}
/**
 * Uses a ticket up.
 */
export interface ClaimTicketCall {
  request: ClaimTicketRequest;
  value: ClaimTicketValue;
}
export interface ClaimTicketRequest {
  transactionId: number | string;
  isApp?: string;
}
/**
 * Rewards that wait to be claimed, or others by their status.
 */
export interface ClaimableRewardsCall {
  request: ClaimableRewardsRequest;
  value: ClaimableRewardsValue;
}
export interface ClaimableRewardsRequest {
  /**
   * Comma list of kinds; all where it is left out.
   */
  promotionType?: string;
  /**
   * I: issued. Proposed: C claimed, E expired.
   */
  status?: string;
}
/**
 * Levels of the member club and the member’s own.
 */
export interface ClubBenefitCall {
  request: ClubBenefitRequest;
  value: ClubBenefitValue;
}
export interface ClubBenefitRequest {}
export interface ClubBenefitValue {
  levels: {
    level: number | string;
    labelName: string;
    icon?: string | null;
    requiredTurnover?: number | string | null;
    upgradeBonus?: number | string | null;
    monthlySalary?: number | string | null;
    /**
     * Percent.
     */
    rebateRate?: number | string | null;
    withdrawTimes?: number | string | null;
  }[];
  current?: {
    level?: number | string | null;
    labelName?: string | null;
    turnover?: number | string | null;
    nextTurnover?: number | string | null;
    /**
     * 0 to 100.
     */
    progress?: number | string | null;
  } | null;
}
/**
 * An agent's dividend of this period and of the one before.
 */
export interface CommissionCall {
  request: CommissionRequest;
  value: CommissionValue;
}
export interface CommissionRequest {}
/**
 * Proposed fields. Says that a deposit is paid, or gives it up.
 */
export interface ConfirmDepositCall {
  request: ConfirmDepositRequest;
  value: ConfirmDepositValue;
}
export interface ConfirmDepositRequest {
  orderNo: string;
  action: 'PAID' | 'CANCEL';
  /**
   * Proposed. Addresses that depositReceipt gave, three at most.
   */
  receipts?: string[];
}
/**
 * Nothing is read.
 */
export interface ConfirmDepositValue {
  [k: string]: unknown;
}
/**
 * Contract requests that wait for the member: a non-empty value other than 0 is one.
 */
export interface ContractCheckCall {
  request: ContractCheckRequest;
  value: ContractCheckValue;
}
export interface ContractCheckRequest {}
export interface ContractCheckValue {
  dailysalreqtype?: string | number | boolean | null;
  divtypecompperiodreq?: string | number | boolean | null;
  divtypereq?: string | number | boolean | null;
  contracthoursalreq?: string | number | boolean | null;
  realtimesalreqtype?: string | number | boolean | null;
  dailysalinfotype?: string | number | boolean | null;
  contractmrdailysalinfotype?: string | number | boolean | null;
  contracthoursalinfo?: string | number | boolean | null;
  divtypeinfo?: string | number | boolean | null;
}
/**
 * Path proposed. What happened to a contract, the newest first.
 */
export interface ContractHistoryCall {
  request: ContractHistoryRequest;
  value: ContractHistoryValue;
}
export interface ContractHistoryRequest {
  /**
   * Which kind of contract.
   */
  type: 'DAILY' | 'DIVIDEND' | 'HOURLY';
  contractId: number | string;
}
/**
 * Path proposed. What a contract has paid, the newest first: salaries and dividends name their fields differently.
 */
export interface ContractPayoutsCall {
  request: ContractPayoutsRequest;
  value: ContractPayoutsValue;
}
export interface ContractPayoutsRequest {
  /**
   * Which kind of contract.
   */
  type: 'DAILY' | 'DIVIDEND' | 'HOURLY';
  contractId: number | string;
}
/**
 * Countries with their dialling codes.
 */
export interface CountriesCall {
  request: CountriesRequest;
  value: CountriesValue;
}
export interface CountriesRequest {}
/**
 * Proposed shape. A new link by which accounts are opened below the agent.
 */
export interface CreateAffiliateUrlCall {
  request: CreateAffiliateUrlRequest;
  value: CreateAffiliateUrlValue;
}
export interface CreateAffiliateUrlRequest {
  /**
   * 0 member, 1 agent.
   */
  type: number | string;
  /**
   * YYYY-MM-DD HH:mm:ss of the platform.
   */
  startDate: string;
  /**
   * The same; null = for ever.
   */
  endDate: string | null;
  /**
   * 0: the registration of the site.
   */
  pathType?: number | string;
  /**
   * Of the registration, on the site.
   */
  path?: string;
  configs?: {
    gameCode: string;
    /**
     * Percent.
     */
    rebate: number | string;
    prizeModeId?: number | string;
  }[];
}
/**
 * Creates a trial account for this browser and gives its name.
 */
export interface CreateTrialCall {
  request: CreateTrialRequest;
  value: CreateTrialValue;
}
export interface CreateTrialRequest {}
/**
 * Service contacts.
 */
export interface CustomerServiceCall {
  request: CustomerServiceRequest;
  value: CustomerServiceValue;
}
export interface CustomerServiceRequest {}
/**
 * The affiliate code that counts where the visitor brings none.
 */
export interface DefaultAgentCall {
  request: DefaultAgentRequest;
  value: DefaultAgentValue;
}
export interface DefaultAgentRequest {}
/**
 * Takes a link away; who registered with it stays.
 */
export interface DeleteAffiliateUrlCall {
  request: DeleteAffiliateUrlRequest;
  value: DeleteAffiliateUrlValue;
}
export interface DeleteAffiliateUrlRequest {
  affiUrlId: number | string;
}
/**
 * Nothing is read.
 */
export interface DeleteAffiliateUrlValue {
  [k: string]: unknown;
}
/**
 * Takes messages out of the member's inbox. Those that are gone already stay so.
 */
export interface DeleteMessagesCall {
  request: DeleteMessagesRequest;
  value: DeleteMessagesValue;
}
export interface DeleteMessagesRequest {
  /**
   * Ids with commas between them: 1,2.
   */
  messageIds: string;
}
/**
 * Nothing is read.
 */
export interface DeleteMessagesValue {
  [k: string]: unknown;
}
/**
 * Opens a deposit that is paid on a page of the bank.
 */
export interface DepositByLaunchCall {
  request: DepositByLaunchRequest;
  value: DepositByLaunchValue;
}
export interface DepositByLaunchRequest {
  targetUsername: string;
  /**
   * Units of the currency, at most two decimals.
   */
  amount: string;
  bankCode: string;
  bankType: string;
  vendorId: string;
  mcsBankCode?: string;
  deviceId?: string;
  token?: string;
  promotionId?: string;
}
export interface DepositByLaunchValue {
  redirectUrl: string;
  /**
   * Proposed.
   */
  orderNo?: string | null;
}
/**
 * Opens a deposit that is paid by scanning a code.
 */
export interface DepositByQrCall {
  request: DepositByQrRequest;
  value: DepositByQrValue;
}
export interface DepositByQrRequest {
  targetUsername: string;
  /**
   * Units of the currency, at most two decimals.
   */
  amount: string;
  bankCode: string;
  bankType: string;
  vendorId: string;
  mcsBankCode?: string;
  deviceId?: string;
  token?: string;
  promotionId?: string;
  showQrImageOnly?: number;
  nickname?: string;
}
export interface DepositByQrValue {
  /**
   * Address of a picture.
   */
  qrImage: string;
  orderNo?: string | null;
  expiredMinutes?: number | string | null;
}
/**
 * Opens a deposit that is paid by a transfer to an account.
 */
export interface DepositByTransferCall {
  request: DepositByTransferRequest;
  value: DepositByTransferValue;
}
export interface DepositByTransferRequest {
  targetUsername: string;
  /**
   * Units of the currency, at most two decimals.
   */
  amount: string;
  bankCode: string;
  bankType: string;
  vendorId: string;
  mcsBankCode?: string;
  deviceId?: string;
  token?: string;
  promotionId?: string;
  payeeName: string;
}
export interface DepositByTransferValue {
  orderNo: string;
  bankName?: string | null;
  accountName?: string | null;
  accountNumber?: string | null;
  amount?: number | string | null;
  expiredMinutes?: number | string | null;
  /**
   * Proposed. none, optional or required: a picture of the receipt goes with the word that it is paid.
   */
  receipt?: string | null;
}
/**
 * Ways to put money in, by kind of bank.
 */
export interface DepositChannelsCall {
  request: DepositChannelsRequest;
  value: DepositChannelsValue;
}
export interface DepositChannelsRequest {
  webSupported?: string;
  mobileSupported?: string;
  groupMTByChannelName?: string;
}
export interface DepositChannelsValue {
  [k: string]: {
    /**
     * Proposed. What the kind is called.
     */
    displayName?: string | null;
    channels: {
      vendorId: number | string;
      vendorName?: string | null;
      mcsBankCode?: string | null;
      banks?:
        | {
            bankCode: string;
            bankType?: string | null;
          }[]
        | null;
      /**
       * Proposed.
       */
      displayName?: string | null;
      /**
       * Proposed. A name of icon.schema.json, or an address of a picture.
       */
      icon?: string | null;
      /**
       * Proposed: redirect, qr or manual.
       */
      submitKind?: string | null;
      /**
       * Proposed. Units of the currency.
       */
      minAmount?: number | string | null;
      /**
       * Proposed.
       */
      maxAmount?: number | string | null;
      /**
       * Proposed.
       */
      quickAmounts?: (number | string)[] | null;
      /**
       * Proposed. Percent of the amount that is kept.
       */
      feeRate?: number | string | null;
    }[];
  };
}
/**
 * Proposed shape. Deposits of the last day with what it takes to pay them.
 */
export interface DepositOrdersCall {
  request: DepositOrdersRequest;
  value: DepositOrdersValue;
}
export interface DepositOrdersRequest {}
/**
 * Bonuses that a deposit may be made for.
 */
export interface DepositPromotionsCall {
  request: DepositPromotionsRequest;
  value: DepositPromotionsValue;
}
export interface DepositPromotionsRequest {
  amount?: string;
}
/**
 * Proposed. Uploads a picture of the receipt of a transfer, png or jpg of at most 5 MB, and gives its address.
 */
export interface DepositReceiptCall {
  request: DepositReceiptRequest;
  value: DepositReceiptValue;
}
export interface DepositReceiptRequest {
  /**
   * The picture.
   */
  file: Blob;
}
/**
 * Deposits of the member.
 */
export interface DepositRecordCall {
  request: DepositRecordRequest;
  value: DepositRecordValue;
}
export interface DepositRecordRequest {
  state?: number | string;
  depositMode?: number | string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss.
   */
  startDate?: string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss.
   */
  endDate?: string;
  pageNo?: number | string;
  pageSize?: number | string;
}
export interface DepositRecordValue {
  records: {
    transId?: number | string | null;
    refId?: number | string | null;
    depositMode?: number | string | null;
    requestedAmount?: number | string | null;
    amount?: number | string | null;
    reimbursementAmount?: number | string | null;
    /**
     * Epoch ms.
     */
    depositDate?: number | string | null;
    /**
     * Epoch ms.
     */
    actualDepositDate?: number | string | null;
    /**
     * 0 pending, 1 processing, 2 success, 3 failed, 4 cancelled.
     */
    state?: number | string | null;
  }[];
  footer?:
    | {
        amount?: number | string | null;
        reimbursementAmount?: number | string | null;
      }[]
    | null;
  pageNo?: number | string | null;
  pageSize?: number | string | null;
  totalPages?: number | string | null;
  total?: number | string | null;
}
/**
 * Whether the member may deposit.
 */
export interface DepositSettingsCall {
  request: DepositSettingsRequest;
  value: DepositSettingsValue;
}
export interface DepositSettingsRequest {}
export interface DepositSettingsValue {
  /**
   * Y or N.
   */
  allowDeposit: string;
  totalDepositSuccessCount?: number | string | null;
  /**
   * Read as nothing: its shape is not known.
   */
  depositInfo?: {
    [k: string]: unknown;
  };
}
/**
 * Path proposed. Dividend contracts of the member, with the superior and with downlines.
 */
export interface DividendContractsCall {
  request: DividendContractsRequest;
  value: DividendContractsValue;
}
export interface DividendContractsRequest {
  /**
   * The session's token, once more, where a platform wants it.
   */
  token?: string;
}
export interface DividendContractsValue {
  /**
   * With the member's superior.
   */
  agent?:
    | {
        id: number | string;
        /**
         * Proposed. The request that waits: an offer, a change, a termination. The contract's id where a platform has none.
         */
        requestId?: number | string | null;
        /**
         * Proposed. Name of the agent who offers it; null for the house.
         */
        offerer?: string | null;
        /**
         * Proposed. Name of who asked for what waits; null for the house.
         */
        requestedBy?: string | null;
        /**
         * Proposed. Whether it was ever in force; null where a platform does not tell.
         */
        begun?: boolean | null;
        receiver?: string | null;
        receiverId?: number | string | null;
        /**
         * P pending, V termination requested, A active, E change pending, C cancelled, R rejected.
         */
        status: string;
        contractRate?: number | string | null;
        minimumBet?: number | string | null;
        activeMember?: number | string | null;
        /**
         * Epoch ms.
         */
        createdDate?: number | string | null;
        /**
         * Epoch ms.
         */
        processedDate?: number | string | null;
        details?:
          | {
              contractId?: number | string | null;
              /**
               * Turnover of the team from which the step holds; units of the currency.
               */
              betVolume?: number | string | null;
              /**
               * Active members from which the step holds.
               */
              activeMember?: number | string | null;
              /**
               * Percent, or units of the currency where rateType is F.
               */
              rate: number | string;
              /**
               * F fixed, P percent.
               */
              rateType?: string | null;
              status?: string | null;
            }[]
          | null;
        /**
         * Proposed. The terms that are asked for while a change waits.
         */
        nextDetails?:
          | {
              contractId?: number | string | null;
              /**
               * Turnover of the team from which the step holds; units of the currency.
               */
              betVolume?: number | string | null;
              /**
               * Active members from which the step holds.
               */
              activeMember?: number | string | null;
              /**
               * Percent, or units of the currency where rateType is F.
               */
              rate: number | string;
              /**
               * F fixed, P percent.
               */
              rateType?: string | null;
              status?: string | null;
            }[]
          | null;
      }[]
    | null;
  /**
   * With the member's own downlines.
   */
  downline?:
    | {
        id: number | string;
        /**
         * Proposed. The request that waits: an offer, a change, a termination. The contract's id where a platform has none.
         */
        requestId?: number | string | null;
        /**
         * Proposed. Name of the agent who offers it; null for the house.
         */
        offerer?: string | null;
        /**
         * Proposed. Name of who asked for what waits; null for the house.
         */
        requestedBy?: string | null;
        /**
         * Proposed. Whether it was ever in force; null where a platform does not tell.
         */
        begun?: boolean | null;
        receiver?: string | null;
        receiverId?: number | string | null;
        /**
         * P pending, V termination requested, A active, E change pending, C cancelled, R rejected.
         */
        status: string;
        contractRate?: number | string | null;
        minimumBet?: number | string | null;
        activeMember?: number | string | null;
        /**
         * Epoch ms.
         */
        createdDate?: number | string | null;
        /**
         * Epoch ms.
         */
        processedDate?: number | string | null;
        details?:
          | {
              contractId?: number | string | null;
              /**
               * Turnover of the team from which the step holds; units of the currency.
               */
              betVolume?: number | string | null;
              /**
               * Active members from which the step holds.
               */
              activeMember?: number | string | null;
              /**
               * Percent, or units of the currency where rateType is F.
               */
              rate: number | string;
              /**
               * F fixed, P percent.
               */
              rateType?: string | null;
              status?: string | null;
            }[]
          | null;
        /**
         * Proposed. The terms that are asked for while a change waits.
         */
        nextDetails?:
          | {
              contractId?: number | string | null;
              /**
               * Turnover of the team from which the step holds; units of the currency.
               */
              betVolume?: number | string | null;
              /**
               * Active members from which the step holds.
               */
              activeMember?: number | string | null;
              /**
               * Percent, or units of the currency where rateType is F.
               */
              rate: number | string;
              /**
               * F fixed, P percent.
               */
              rateType?: string | null;
              status?: string | null;
            }[]
          | null;
      }[]
    | null;
  footer?: {
    usedContracts?: number | string | null;
    totalContracts?: number | string | null;
    seriesRestriction?: string | number | null;
  } | null;
}
/**
 * Whether an agent takes part in dividends, and the span that is counted now.
 */
export interface DividendInfoCall {
  request: DividendInfoRequest;
  value: DividendInfoValue;
}
export interface DividendInfoRequest {}
/**
 * Domains of the merchant.
 */
export interface DomainRouteCall {
  request: DomainRouteRequest;
  value: DomainRouteValue;
}
export interface DomainRouteRequest {
  type: number | string;
}
/**
 * Rebates of a member below an agent, with what may be given.
 */
export interface DownlineRebatesCall {
  request: DownlineRebatesRequest;
  value: DownlineRebatesValue;
}
export interface DownlineRebatesRequest {
  customerId: number | string;
}
export interface DownlineRebatesValue {
  customerName?: string | null;
  configs?:
    | {
        /**
         * Group of games.
         */
        type: string;
        prizeModeId?: number | string | null;
        /**
         * Percent.
         */
        rebateValue?: number | string | null;
        /**
         * What the member has given on.
         */
        minRebate?: number | string | null;
        /**
         * What may be given at most.
         */
        maxRebate?: number | string | null;
      }[]
    | null;
}
/**
 * Movements of the accounts of an agent's team, the agent's own among them (types=A).
 */
export interface DownlineRecordCall {
  request: DownlineRecordRequest;
  value: DownlineRecordValue;
}
export interface DownlineRecordRequest {
  accountType?: number | string;
  /**
   * Comma list of type ids.
   */
  transactionType?: string;
  startTime?: string;
  endTime?: string;
  pageNo?: number | string;
  pageSize?: number | string;
  /**
   * A part of a member's name; all of the team without it.
   */
  customerName?: string;
}
export interface DownlineRecordValue {
  list: {
    tx_id?: number | string | null;
    tx_type_id?: number | string | null;
    /**
     * YYYY-MM-DD HH:mm:ss.
     */
    tx_time?: string | null;
    /**
     * Negative = out.
     */
    amount?: number | string | null;
    current_avail_balance?: number | string | null;
    order_no?: number | string | null;
    remark?: string | null;
    customer_name?: string | null;
    /**
     * Proposed.
     */
    customer_id?: number | string | null;
  }[];
  pageNo?: number | string | null;
  totalPage?: number | string | null;
  /**
   * Proposed: sums of all rows of the request.
   */
  footer?: {
    amount_in?: number | string | null;
    /**
     * Positive.
     */
    amount_out?: number | string | null;
  } | null;
  total?: number | string | null;
}
/**
 * Members below an agent, a page at a time. How they are sorted, and the way down to whose team it is, are proposed.
 */
export interface DownlinesCall {
  request: DownlinesRequest;
  value: DownlinesValue;
}
export interface DownlinesRequest {
  /**
   * A part of the name.
   */
  customerName?: string;
  /**
   * 0 member, 1 agent.
   */
  userType?: number | string;
  /**
   * 0 directly below, 1 all below.
   */
  downlineType?: number | string;
  /**
   * YYYY-MM-DD.
   */
  startRegDate?: string;
  /**
   * YYYY-MM-DD.
   */
  endRegDate?: string;
  /**
   * The downline whose team is asked for; the own one without it.
   */
  agentId?: number | string;
  /**
   * Proposed. One member alone.
   */
  customerId?: number | string;
  /**
   * Proposed.
   */
  sortBy?: 'registerDate' | 'lastLogin' | 'accountBalance' | 'customerName';
  /**
   * Proposed.
   */
  sortOrder?: 'asc' | 'desc';
  /**
   * From 0.
   */
  pageNo?: number | string;
  pageSize?: number | string;
}
export interface DownlinesValue {
  list?:
    | {
        customerId: number | string;
        customerName: string;
        /**
         * 0 member; 1, 2, 7, 41 and 42 agents.
         */
        type?: number | string | null;
        /**
         * Members below.
         */
        teamSize?: number | string | null;
        /**
         * Epoch ms.
         */
        registerDate?: number | string | null;
        /**
         * Epoch ms; null = never.
         */
        lastLogin?: number | string | null;
        /**
         * 1 where the member logged in within 30 days.
         */
        activeFlag?: number | string | null;
        /**
         * Units of the currency.
         */
        accountBalance?: number | string | null;
      }[]
    | null;
  pageInfo?: {
    currentPage?: number | string | null;
    pageSize?: number | string | null;
    total?: number | string | null;
  } | null;
  /**
   * Members below whose team it is.
   */
  teamSize?: number | string | null;
  /**
   * Units of the currency.
   */
  teamBalance?: number | string | null;
  path?:
    | {
        customerId: number | string;
        customerName: string;
      }[]
    | null;
}
/**
 * The issue on sale of one game.
 */
export interface DrawCall {
  request: DrawRequest;
  value: DrawValue;
}
export interface DrawRequest {
  /**
   * Game code.
   */
  code: string;
}
export interface DrawValue {
  gameId: number | string;
  gameCode: string;
  /**
   * Number of the issue.
   */
  numero: string;
  gameName?: string | null;
  /**
   * Bets open. Epoch ms.
   */
  startTime?: number | string | null;
  /**
   * Bets close. Epoch ms.
   */
  endTime: number | string | null;
  /**
   * The draw. Epoch ms.
   */
  openTime: number | string | null;
  /**
   * The gateway’s clock. Epoch ms.
   */
  serverTime: number | string | null;
  lastNumero?: string | null;
  lastWinningNumber?: string | null;
}
/**
 * The issue on sale of every game.
 */
export interface DrawsCall {
  request: DrawsRequest;
  value: DrawsValue;
}
export interface DrawsRequest {}
/**
 * Proposed. Sends a code by e-mail to an address that the member wants to set.
 */
export interface EmailCodeCall {
  request: EmailCodeRequest;
  value: EmailCodeValue;
}
export interface EmailCodeRequest {
  email: string;
}
/**
 * Proposed. Logs one device out, or all but the one that asks.
 */
export interface EndDeviceCall {
  request: EndDeviceRequest;
  value: EndDeviceValue;
}
export interface EndDeviceRequest {
  /**
   * Without it, all others.
   */
  deviceId?: number | string;
}
/**
 * Nothing is read.
 */
export interface EndDeviceValue {
  [k: string]: unknown;
}
/**
 * Node ids of favourite games.
 */
export interface FavouriteIdsCall {
  request: FavouriteIdsRequest;
  value: FavouriteIdsValue;
}
export interface FavouriteIdsRequest {}
/**
 * One page of favourite games.
 */
export interface FavouriteListCall {
  request: FavouriteListRequest;
  value: FavouriteListValue;
}
export interface FavouriteListRequest {
  token?: string;
  pageNo?: number | string;
  pageSize?: number | string;
  gameType?: string;
  /**
   * Upper-case platform language code, e.g. EN.
   */
  language?: string;
}
export interface FavouriteListValue {
  content: {
    /**
     * Id of the game in the catalogue.
     */
    nodeId: number | string;
    /**
     * Id of the game at its vendor.
     */
    gameId?: number | string | null;
    gameName?: string | null;
    nodeName?: string | null;
    /**
     * Vendor code.
     */
    vassalage: string;
    displayName?: string | null;
    /**
     * Category.
     */
    gameType?: string | null;
    roomId?: number | string | null;
    iconUrl?: string | null;
    showIcon?: string | null;
    defaultIcon?: string | null;
    mobileLargeIcon?: string | null;
    mobileSmallIcon?: string | null;
    smallIcon?: string | null;
    h5Icon?: string | null;
    /**
     * Ways to play, as the vendor states them.
     */
    supportPlay?: {
      [k: string]: unknown;
    };
    /**
     * Class keys of the game.
     */
    gameClassifyNew?: {
      [k: string]: unknown;
    };
    /**
     * Class id of the game.
     */
    nodeTypeManageId?: {
      [k: string]: unknown;
    };
  }[];
  pageNum?: number | string;
  totalPages: number | string;
}
/**
 * What a player has to say, to whoever runs the site.
 */
export interface FeedbackCall {
  request: FeedbackRequest;
  value: FeedbackValue;
}
export interface FeedbackRequest {
  /**
   * What it is about, e.g. PRAISE or PROBLEM.
   */
  type: string;
  title?: string;
  /**
   * At most 140 characters.
   */
  content: string;
  contact?: string;
  /**
   * Addresses that feedbackImage gave; at most three.
   */
  images?: string[];
}
/**
 * Nothing is read.
 */
export interface FeedbackValue {
  [k: string]: unknown;
}
/**
 * Uploads one picture of a feedback, png or jpg of at most 5 MB, and gives its address.
 */
export interface FeedbackImageCall {
  request: FeedbackImageRequest;
  value: FeedbackImageValue;
}
export interface FeedbackImageRequest {
  /**
   * The picture.
   */
  file: Blob;
}
/**
 * Has a new password mailed.
 */
export interface ForgotPasswordCall {
  request: ForgotPasswordRequest;
  value: ForgotPasswordValue;
}
export interface ForgotPasswordRequest {
  username: string;
  email: string;
}
/**
 * Nothing is read.
 */
export interface ForgotPasswordValue {
  [k: string]: unknown;
}
/**
 * One page of games.
 */
export interface GameListCall {
  request: GameListRequest;
  value: GameListValue;
}
export interface GameListRequest {
  merchant?: string;
  platform?: string;
  clientType?: number | string;
  gameType?: string;
  gameName?: string;
  gameClassify?: string;
  isNew?: number | string | null;
  vassalage?: string;
  pageNo?: number | string;
  pageSize?: number | string;
  /**
   * Upper-case platform language code, e.g. EN.
   */
  language?: string;
  imgSize?: string;
  ext?: string;
  iconType?: string;
  /**
   * Minimum bet as text, e.g. 0.05; empty = all.
   */
  minBet?: number | string | null;
}
export interface GameListValue {
  games: {
    /**
     * Id of the game in the catalogue.
     */
    nodeId: number | string;
    /**
     * Id of the game at its vendor.
     */
    gameId?: number | string | null;
    gameName?: string | null;
    nodeName?: string | null;
    /**
     * Vendor code.
     */
    vassalage: string;
    displayName?: string | null;
    /**
     * Category.
     */
    gameType?: string | null;
    roomId?: number | string | null;
    iconUrl?: string | null;
    showIcon?: string | null;
    defaultIcon?: string | null;
    mobileLargeIcon?: string | null;
    mobileSmallIcon?: string | null;
    smallIcon?: string | null;
    h5Icon?: string | null;
    /**
     * Ways to play, as the vendor states them.
     */
    supportPlay?: {
      [k: string]: unknown;
    };
    /**
     * Class keys of the game.
     */
    gameClassifyNew?: {
      [k: string]: unknown;
    };
    /**
     * Class id of the game.
     */
    nodeTypeManageId?: {
      [k: string]: unknown;
    };
    /**
     * Smallest bet of the game.
     */
    minBet?: number | string | null;
  }[];
  pageNum: number | string;
  totalPages: number | string;
  totalCount?: number | string | null;
}
/**
 * The address of a game for free play.
 */
export interface GameTrialLaunchCall {
  request: GameTrialLaunchRequest;
  value: GameTrialLaunchValue;
}
export interface GameTrialLaunchRequest {
  gameCategory?: string;
  /**
   * Vendor code, as the specification names it.
   */
  vendor?: string;
  /**
   * Vendor code.
   */
  vassalage?: string;
  gameId?: number | string;
  nodeId?: number | string;
  gameType?: string;
  roomId?: number | string;
  showChoice?: boolean | string;
  /**
   * html5
   */
  platform?: string;
  clientType?: number | string;
  /**
   * GLS, or LOTT for the lottery lobby. Required by the gateway.
   */
  launchMode?: string;
  accountType?: number | string;
  /**
   * Upper-case platform language code, e.g. EN.
   */
  language?: string;
  username?: string;
  confirmTrans?: number | string;
  backUrl?: string;
  webView?: boolean | string | number;
  lottoArea?: string;
  lottoPrizeMode?: string;
  lottoGameCode?: string;
  lottoView?: string;
  device?: string;
}
/**
 * What the member won and lost in games, a row a day. The generic row is proposed.
 */
export interface GamesPnlCall {
  request: GamesPnlRequest;
  value: GamesPnlValue;
}
export interface GamesPnlRequest {
  customerId?: number | string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  startDate?: string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  endDate?: string;
  /**
   * A category; all but the lotteries without it.
   */
  gameType?: string;
  pageNo?: number | string;
  pageSize?: number | string;
}
export interface GamesPnlValue {
  list: {
    /**
     * YYYY-MM-DD by the merchant's clock.
     */
    date?: string | null;
    category?: string | null;
    bet?: number | string | null;
    win?: number | string | null;
    rebate?: number | string | null;
    promotion?: number | string | null;
    /**
     * Won less bet.
     */
    pnl?: number | string | null;
  }[];
  /**
   * The sums of all rows, by the same names.
   */
  footer?: {
    bet?: number | string | null;
    win?: number | string | null;
    rebate?: number | string | null;
    promotion?: number | string | null;
    /**
     * Won less bet.
     */
    pnl?: number | string | null;
  } | null;
  pageNo?: number | string | null;
  totalPage?: number | string | null;
  total?: number | string | null;
}
/**
 * Sliding captcha; function.not.available where the merchant has none.
 */
export interface GeetestCall {
  request: GeetestRequest;
  value: GeetestValue;
}
export interface GeetestRequest {}
/**
 * Proposed fields. What rebates the platform gives at all, by group of games.
 */
export interface GlobalRebateSettingsCall {
  request: GlobalRebateSettingsRequest;
  value: GlobalRebateSettingsValue;
}
export interface GlobalRebateSettingsRequest {}
/**
 * Entries of the help centre.
 */
export interface HelpCenterCall {
  request: HelpCenterRequest;
  value: HelpCenterValue;
}
export interface HelpCenterRequest {
  device?: string;
  /**
   * Upper-case platform language code, e.g. EN.
   */
  language?: string;
}
/**
 * Hot games, one page.
 */
export interface HotGamesCall {
  request: HotGamesRequest;
  value: HotGamesValue;
}
export interface HotGamesRequest {
  isPlatform?: number | string;
  platform?: string;
  gameType?: string;
  /**
   * Upper-case platform language code, e.g. EN.
   */
  language?: string;
  merchantCode?: string;
}
export interface HotGamesValue {
  list: {
    /**
     * Id of the game in the catalogue.
     */
    nodeId: number | string;
    /**
     * Id of the game at its vendor.
     */
    gameId?: number | string | null;
    gameName?: string | null;
    nodeName?: string | null;
    /**
     * Vendor code.
     */
    vassalage: string;
    displayName?: string | null;
    /**
     * Category.
     */
    gameType?: string | null;
    roomId?: number | string | null;
    iconUrl?: string | null;
    showIcon?: string | null;
    defaultIcon?: string | null;
    mobileLargeIcon?: string | null;
    mobileSmallIcon?: string | null;
    smallIcon?: string | null;
    h5Icon?: string | null;
    /**
     * Ways to play, as the vendor states them.
     */
    supportPlay?: {
      [k: string]: unknown;
    };
    /**
     * Class keys of the game.
     */
    gameClassifyNew?: {
      [k: string]: unknown;
    };
    /**
     * Class id of the game.
     */
    nodeTypeManageId?: {
      [k: string]: unknown;
    };
  }[];
}
/**
 * Matches to bet on.
 */
export interface HotMatchesCall {
  request: HotMatchesRequest;
  value: HotMatchesValue;
}
export interface HotMatchesRequest {
  /**
   * Upper-case platform language code, e.g. EN.
   */
  language?: string;
}
/**
 * Proposed. Hourly-salary contracts of the member, with the superior and with downlines.
 */
export interface HourContractsCall {
  request: HourContractsRequest;
  value: HourContractsValue;
}
export interface HourContractsRequest {}
export interface HourContractsValue {
  /**
   * With the member's superior.
   */
  agent?:
    | {
        id: number | string;
        /**
         * Proposed. The request that waits: an offer, a change, a termination. The contract's id where a platform has none.
         */
        requestId?: number | string | null;
        /**
         * Proposed. Name of the agent who offers it; null for the house.
         */
        offerer?: string | null;
        /**
         * Proposed. Name of who asked for what waits; null for the house.
         */
        requestedBy?: string | null;
        /**
         * Proposed. Whether it was ever in force; null where a platform does not tell.
         */
        begun?: boolean | null;
        receiver?: string | null;
        receiverId?: number | string | null;
        /**
         * P pending, V termination requested, A active, E change pending, C cancelled, R rejected.
         */
        status: string;
        contractRate?: number | string | null;
        minimumBet?: number | string | null;
        activeMember?: number | string | null;
        /**
         * Epoch ms.
         */
        createdDate?: number | string | null;
        /**
         * Epoch ms.
         */
        processedDate?: number | string | null;
        details?:
          | {
              contractId?: number | string | null;
              /**
               * Turnover of the team from which the step holds; units of the currency.
               */
              betVolume?: number | string | null;
              /**
               * Active members from which the step holds.
               */
              activeMember?: number | string | null;
              /**
               * Percent, or units of the currency where rateType is F.
               */
              rate: number | string;
              /**
               * F fixed, P percent.
               */
              rateType?: string | null;
              status?: string | null;
            }[]
          | null;
        /**
         * Proposed. The terms that are asked for while a change waits.
         */
        nextDetails?:
          | {
              contractId?: number | string | null;
              /**
               * Turnover of the team from which the step holds; units of the currency.
               */
              betVolume?: number | string | null;
              /**
               * Active members from which the step holds.
               */
              activeMember?: number | string | null;
              /**
               * Percent, or units of the currency where rateType is F.
               */
              rate: number | string;
              /**
               * F fixed, P percent.
               */
              rateType?: string | null;
              status?: string | null;
            }[]
          | null;
      }[]
    | null;
  /**
   * With the member's own downlines.
   */
  downline?:
    | {
        id: number | string;
        /**
         * Proposed. The request that waits: an offer, a change, a termination. The contract's id where a platform has none.
         */
        requestId?: number | string | null;
        /**
         * Proposed. Name of the agent who offers it; null for the house.
         */
        offerer?: string | null;
        /**
         * Proposed. Name of who asked for what waits; null for the house.
         */
        requestedBy?: string | null;
        /**
         * Proposed. Whether it was ever in force; null where a platform does not tell.
         */
        begun?: boolean | null;
        receiver?: string | null;
        receiverId?: number | string | null;
        /**
         * P pending, V termination requested, A active, E change pending, C cancelled, R rejected.
         */
        status: string;
        contractRate?: number | string | null;
        minimumBet?: number | string | null;
        activeMember?: number | string | null;
        /**
         * Epoch ms.
         */
        createdDate?: number | string | null;
        /**
         * Epoch ms.
         */
        processedDate?: number | string | null;
        details?:
          | {
              contractId?: number | string | null;
              /**
               * Turnover of the team from which the step holds; units of the currency.
               */
              betVolume?: number | string | null;
              /**
               * Active members from which the step holds.
               */
              activeMember?: number | string | null;
              /**
               * Percent, or units of the currency where rateType is F.
               */
              rate: number | string;
              /**
               * F fixed, P percent.
               */
              rateType?: string | null;
              status?: string | null;
            }[]
          | null;
        /**
         * Proposed. The terms that are asked for while a change waits.
         */
        nextDetails?:
          | {
              contractId?: number | string | null;
              /**
               * Turnover of the team from which the step holds; units of the currency.
               */
              betVolume?: number | string | null;
              /**
               * Active members from which the step holds.
               */
              activeMember?: number | string | null;
              /**
               * Percent, or units of the currency where rateType is F.
               */
              rate: number | string;
              /**
               * F fixed, P percent.
               */
              rateType?: string | null;
              status?: string | null;
            }[]
          | null;
      }[]
    | null;
  footer?: {
    usedContracts?: number | string | null;
    totalContracts?: number | string | null;
    seriesRestriction?: string | number | null;
  } | null;
}
/**
 * One page of messages.
 */
export interface InboxCall {
  request: InboxRequest;
  value: InboxValue;
}
export interface InboxRequest {
  /**
   * From 1.
   */
  page?: number | string;
  size?: number | string;
}
export interface InboxValue {
  /**
   * Messages, the newest first.
   */
  messages?:
    | {
        messageId: number | string;
        title?: string | null;
        /**
         * HTML of the server: sanitise before showing.
         */
        content?: string | null;
        /**
         * YYYY-MM-DD HH:mm:ss.
         */
        date?: string | null;
        /**
         * 0 = unread.
         */
        isRead?: string | number | boolean | null;
        /**
         * 1 = system.
         */
        isFromOperator?: string | number | boolean | null;
        sender?: string | null;
        senderId?: number | string | null;
      }[]
    | null;
  /**
   * Messages, as some platforms name them.
   */
  list?:
    | {
        messageId: number | string;
        title?: string | null;
        /**
         * HTML of the server: sanitise before showing.
         */
        content?: string | null;
        /**
         * YYYY-MM-DD HH:mm:ss.
         */
        date?: string | null;
        /**
         * 0 = unread.
         */
        isRead?: string | number | boolean | null;
        /**
         * 1 = system.
         */
        isFromOperator?: string | number | boolean | null;
        sender?: string | null;
        senderId?: number | string | null;
      }[]
    | null;
  total?: number | string | null;
  totalPages?: number | string | null;
}
/**
 * The jackpot as it stands.
 */
export interface JackpotCall {
  request: JackpotRequest;
  value: JackpotValue;
}
export interface JackpotRequest {}
/**
 * The address of a game for this member. One call a tap.
 */
export interface LaunchGameCall {
  request: LaunchGameRequest;
  value: LaunchGameValue;
}
export interface LaunchGameRequest {
  gameCategory?: string;
  /**
   * Vendor code, as the specification names it.
   */
  vendor?: string;
  /**
   * Vendor code.
   */
  vassalage?: string;
  gameId?: number | string;
  nodeId?: number | string;
  gameType?: string;
  roomId?: number | string;
  showChoice?: boolean | string;
  /**
   * html5
   */
  platform?: string;
  clientType?: number | string;
  /**
   * GLS, or LOTT for the lottery lobby. Required by the gateway.
   */
  launchMode: string;
  accountType?: number | string;
  /**
   * Upper-case platform language code, e.g. EN.
   */
  language?: string;
  username?: string;
  confirmTrans?: number | string;
  backUrl?: string;
  webView?: boolean | string | number;
  lottoArea?: string;
  lottoPrizeMode?: string;
  lottoGameCode?: string;
  lottoView?: string;
  device?: string;
}
export interface LaunchGameValue {
  content?: {
    game_url?: string | null;
    gameUrl?: string | null;
    url?: string | null;
    link?: string | null;
  } | null;
  gameUrl?: string | null;
  url?: string | null;
  link?: string | null;
}
/**
 * Where the gateway believes the visitor to be.
 */
export interface LocationCall {
  request: LocationRequest;
  value: LocationValue;
}
export interface LocationRequest {}
export interface LocationValue {
  countryCode?: string | null;
  ip?: string | null;
}
/**
 * Signs a member in. A refusal that needs a captcha carries value.captcha = true.
 */
export interface LoginCall {
  request: LoginRequest;
  value: LoginValue;
}
export interface LoginRequest {
  /**
   * The mobile number for SMS.
   */
  username: string;
  /**
   * The SMS code for SMS.
   */
  password: string;
  captcha?: string;
  type: 'username' | 'sms' | 'firebase' | '';
  loginDeviceId?: string;
  countryDialingCode?: string;
  firebaseChannel?: string;
  firebaseIdToken?: string;
  firebaseMobileNo?: string;
}
export interface LoginValue {
  token: string;
  id?: number | string | null;
  userName: string;
  /**
   * Type code of the member.
   */
  customerType: number | string;
  /**
   * The member must change the password first.
   */
  firstTimeLogin?: string | number | boolean | null;
}
/**
 * Proposed. Where the member is logged in, the newest first.
 */
export interface LoginDevicesCall {
  request: LoginDevicesRequest;
  value: LoginDevicesValue;
}
export interface LoginDevicesRequest {}
/**
 * Proposed. The last tries of the member’s password, the newest first.
 */
export interface LoginHistoryCall {
  request: LoginHistoryRequest;
  value: LoginHistoryValue;
}
export interface LoginHistoryRequest {}
/**
 * Finishes a login that was answered login_verify_required, with the code that was sent then.
 */
export interface LoginVerificationCall {
  request: LoginVerificationRequest;
  value: LoginVerificationValue;
}
export interface LoginVerificationRequest {
  username: string;
  password: string;
  captcha?: string;
  type?: string;
  loginDeviceId?: string;
  verificationCode: string;
  countryDialingCode?: string;
}
export interface LoginVerificationValue {
  token: string;
  id?: number | string | null;
  userName: string;
  customerType: number | string;
  firstTimeLogin?: string | number | boolean | null;
}
/**
 * Ends the session. The client ignores the result.
 */
export interface LogoutCall {
  request: LogoutRequest;
  value: LogoutValue;
}
export interface LogoutRequest {}
/**
 * Nothing is read.
 */
export interface LogoutValue {
  [k: string]: unknown;
}
/**
 * What lottery orders can be filtered by.
 */
export interface LotteryConditionsCall {
  request: LotteryConditionsRequest;
  value: LotteryConditionsValue;
}
export interface LotteryConditionsRequest {}
export interface LotteryConditionsValue {
  games: {
    [k: string]: string;
  };
  orderStatus: {
    [k: string]: string;
  };
}
/**
 * Lottery games of a prize mode.
 */
export interface LotteryGamesCall {
  request: LotteryGamesRequest;
  value: LotteryGamesValue;
}
export interface LotteryGamesRequest {
  /**
   * LOTT, ZY, ELOTT or SEA.
   */
  prizeMode: string;
}
/**
 * Lottery games by group.
 */
export interface LotteryMenusCall {
  request: LotteryMenusRequest;
  value: LotteryMenusValue;
}
export interface LotteryMenusRequest {
  /**
   * LOTT, ZY, ELOTT or SEA.
   */
  prizeMode: string;
  /**
   * WEB or MOBILE.
   */
  device?: string;
}
export interface LotteryMenusValue {
  [k: string]: {
    gameGroupCode?: string | null;
    gameGroupName?: string | null;
    gameMenus: {
      gameId: number | string;
      gameCode: string;
      gameGroupCode?: string | null;
      gameName?: string | null;
      iconUrl?: string | null;
    }[];
  };
}
/**
 * Lottery games of a prize mode that play on a phone.
 */
export interface LotteryMobileGamesCall {
  request: LotteryMobileGamesRequest;
  value: LotteryMobileGamesValue;
}
export interface LotteryMobileGamesRequest {
  /**
   * LOTT, ZY, ELOTT or SEA.
   */
  prizeMode: string;
}
/**
 * One lottery order.
 */
export interface LotteryOrderCall {
  request: LotteryOrderRequest;
  value: LotteryOrderValue;
}
export interface LotteryOrderRequest {
  orderDetailId: number | string;
}
export interface LotteryOrderValue {
  orderDetailId: number | string;
  orderMasterId?: number | string;
  orderNumber: string;
  gameId?: number | string | null;
  gameCode?: string | null;
  gameName?: string | null;
  numero: string;
  /**
   * When the bet was placed. Epoch ms.
   */
  bettingTime?: number | string | null;
  /**
   * The draw. Epoch ms.
   */
  openTime?: number | string | null;
  bettingModeCode?: string | null;
  chasing?: string | number | boolean | null;
  chasingOrder?: number | string | null;
  chasingPhase?: number | string | null;
  planBettingAmount?: number | string | null;
  actualBettingAmount?: number | string | null;
  winningAmount?: number | string | null;
  /**
   * 2 not drawn, 4 won, 5 lost, 6 cancelled in chase, 7 on draw, 8 by the player, 12 empty draw.
   */
  orderStatus: number | string;
  series?: number | string | null;
  stakes?: number | string | null;
  multiple?: number | string | null;
  winningNumber?: string | null;
  cancellable?: string | number | boolean | null;
  chase?: {
    chaseEndNumero?: string | null;
    actualChasingPhase?: number | string | null;
    totalBetAmount?: number | string | null;
    totalActualBetAmount?: number | string | null;
    totalChasePhases?: number | string | null;
    winningStop?: string | number | boolean | null;
    abandoning?: string | number | boolean | null;
    completed?: string | number | boolean | null;
    orderDetailIds?: (number | string)[] | null;
  } | null;
}
/**
 * The lines of a lottery order.
 */
export interface LotteryOrderLinesCall {
  request: LotteryOrderLinesRequest;
  value: LotteryOrderLinesValue;
}
export interface LotteryOrderLinesRequest {
  orderDetailId: number | string;
  page?: number | string | null;
  size?: number | string | null;
}
export interface LotteryOrderLinesValue {
  content: {
    playId: number | string;
    playName?: string | null;
    bettingContent: string;
    stakes?: number | string | null;
    series?: number | string | null;
    bettingMode?: number | string | null;
    multiple?: number | string | null;
    bettingAmount?: number | string | null;
    winAmount?: number | string | null;
  }[];
  totalPages?: number | string | null;
}
/**
 * The member’s lottery orders.
 */
export interface LotteryOrdersCall {
  request: LotteryOrdersRequest;
  value: LotteryOrdersValue;
}
export interface LotteryOrdersRequest {
  /**
   * Epoch ms.
   */
  startDate?: number | string | null;
  /**
   * Epoch ms.
   */
  endDate?: number | string | null;
  orderStatus?: number | string | null;
  gameId?: number | string | null;
  orderNumber?: string | null;
  numero?: string | null;
  chasingOrder?: string | number | boolean | null;
  chasingStatus?: number | string | null;
  /**
   * From 0.
   */
  page?: number | string | null;
  size?: number | string | null;
}
export interface LotteryOrdersValue {
  orders: {
    content: {
      orderDetailId: number | string;
      orderMasterId?: number | string;
      orderNumber: string;
      gameId?: number | string | null;
      gameCode?: string | null;
      gameName?: string | null;
      numero: string;
      /**
       * When the bet was placed. Epoch ms.
       */
      bettingTime?: number | string | null;
      /**
       * The draw. Epoch ms.
       */
      openTime?: number | string | null;
      bettingModeCode?: string | null;
      chasing?: string | number | boolean | null;
      chasingOrder?: number | string | null;
      chasingPhase?: number | string | null;
      planBettingAmount?: number | string | null;
      actualBettingAmount?: number | string | null;
      winningAmount?: number | string | null;
      /**
       * 2 not drawn, 4 won, 5 lost, 6 cancelled in chase, 7 on draw, 8 by the player, 12 empty draw.
       */
      orderStatus: number | string;
    }[];
    totalPages?: number | string | null;
    totalElements?: number | string | null;
  };
  orderSumTO?: {
    sumPlanBettingAmt?: number | string | null;
    sumActualBettingAmt?: number | string | null;
    sumWinningAmt?: number | string | null;
  } | null;
}
/**
 * The member’s lottery orders of today.
 */
export interface LotteryOrdersTodayCall {
  request: LotteryOrdersTodayRequest;
  value: LotteryOrdersTodayValue;
}
export interface LotteryOrdersTodayRequest {
  /**
   * -1 = all.
   */
  gameId?: number | string | null;
  page?: number | string | null;
  size?: number | string | null;
}
export interface LotteryOrdersTodayValue {
  orders: {
    content: {
      orderDetailId: number | string;
      orderMasterId?: number | string;
      orderNumber: string;
      gameId?: number | string | null;
      gameCode?: string | null;
      gameName?: string | null;
      numero: string;
      /**
       * When the bet was placed. Epoch ms.
       */
      bettingTime?: number | string | null;
      /**
       * The draw. Epoch ms.
       */
      openTime?: number | string | null;
      bettingModeCode?: string | null;
      chasing?: string | number | boolean | null;
      chasingOrder?: number | string | null;
      chasingPhase?: number | string | null;
      planBettingAmount?: number | string | null;
      actualBettingAmount?: number | string | null;
      winningAmount?: number | string | null;
      /**
       * 2 not drawn, 4 won, 5 lost, 6 cancelled in chase, 7 on draw, 8 by the player, 12 empty draw.
       */
      orderStatus: number | string;
    }[];
    totalPages?: number | string | null;
    totalElements?: number | string | null;
  };
}
/**
 * What the member won and lost in lotteries, a row a day.
 */
export interface LotteryPnlCall {
  request: LotteryPnlRequest;
  value: LotteryPnlValue;
}
export interface LotteryPnlRequest {
  customerId?: number | string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  startDate?: string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  endDate?: string;
  pageNo?: number | string;
  pageSize?: number | string;
}
export interface LotteryPnlValue {
  list: {
    /**
     * YYYY-MM-DD by the merchant's clock.
     */
    balanceDate?: string | null;
    deposit?: number | string | null;
    withdraw?: number | string | null;
    agentTransferIn?: number | string | null;
    agentTransferOut?: number | string | null;
    lottGameBetting?: number | string | null;
    lottGameRebate?: number | string | null;
    lottAgentCommission?: number | string | null;
    lottGameWinning?: number | string | null;
    lottPromotion?: number | string | null;
    lottDailyIncome?: number | string | null;
    lottBrokerage?: number | string | null;
    lottGamePnl?: number | string | null;
  }[];
  /**
   * The sums of all rows, by the same names.
   */
  footer?: {
    deposit?: number | string | null;
    withdraw?: number | string | null;
    agentTransferIn?: number | string | null;
    agentTransferOut?: number | string | null;
    lottGameBetting?: number | string | null;
    lottGameRebate?: number | string | null;
    lottAgentCommission?: number | string | null;
    lottGameWinning?: number | string | null;
    lottPromotion?: number | string | null;
    lottDailyIncome?: number | string | null;
    lottBrokerage?: number | string | null;
    lottGamePnl?: number | string | null;
  } | null;
  pageNo?: number | string | null;
  totalPage?: number | string | null;
  total?: number | string | null;
}
/**
 * Proposed shape. Rebates on what was staked since the last claim, a row a category of games.
 */
export interface ManualRebatesCall {
  request: ManualRebatesRequest;
  value: ManualRebatesValue;
}
export interface ManualRebatesRequest {
  date?: string;
}
export interface ManualRebatesValue {
  list: {
    gameCategory?: string | null;
    vendor?: string | null;
    validBet?: number | string | null;
    /**
     * Percent.
     */
    rebateRate?: number | string | null;
    rebateAmount?: number | string | null;
    /**
     * I = to be claimed.
     */
    status?: string | null;
  }[];
  footer?: {
    totalRebate?: number | string | null;
  } | null;
}
/**
 * The member’s picture: an id from "0", or an address.
 */
export interface MemberIconCall {
  request: MemberIconRequest;
  value: MemberIconValue;
}
export interface MemberIconRequest {}
/**
 * The member. Some builds answer a guest with an empty identity, or with null.
 */
export interface MemberInfoCall {
  request: MemberInfoRequest;
  value: MemberInfoValue;
}
export interface MemberInfoRequest {}
/**
 * Sets the member's language.
 */
export interface MemberLanguageCall {
  request: MemberLanguageRequest;
  value: MemberLanguageValue;
}
export interface MemberLanguageRequest {
  /**
   * Upper-case platform language code, e.g. EN.
   */
  language: string;
}
/**
 * Nothing is read.
 */
export interface MemberLanguageValue {
  [k: string]: unknown;
}
/**
 * Whether the merchant keeps one wallet (isSingle 1) or one a vendor.
 */
export interface MerchantWalletCall {
  request: MerchantWalletRequest;
  value: MerchantWalletValue;
}
export interface MerchantWalletRequest {
  merchantCode?: string;
}
export interface MerchantWalletValue {
  isSingle: string | number | boolean | null;
}
/**
 * Who is ahead in a mission, by names that are masked, and the member's own place.
 */
export interface MissionLeaderboardCall {
  request: MissionLeaderboardRequest;
  value: MissionLeaderboardValue;
}
export interface MissionLeaderboardRequest {
  missionId: number | string;
}
export interface MissionLeaderboardValue {
  list?:
    | {
        rank?: number | string | null;
        name?: string | null;
        reachedValue?: number | string | null;
      }[]
    | null;
  footer?: {
    rank?: number | string | null;
    reachedValue?: number | string | null;
  } | null;
}
/**
 * The steps of a mission. Proposed fields; a step that is reached has a reward, which is claimed as any other.
 */
export interface MissionMilestonesCall {
  request: MissionMilestonesRequest;
  value: MissionMilestonesValue;
}
export interface MissionMilestonesRequest {
  missionId: number | string;
}
/**
 * A member's missions. Proposed but for missionId and title: kind of count, dates, progress.
 */
export interface MissionsCall {
  request: MissionsRequest;
  value: MissionsValue;
}
export interface MissionsRequest {
  /**
   * O: open.
   */
  status?: string;
  /**
   * From 1.
   */
  page?: number;
  size?: number;
}
export interface MissionsValue {
  list?:
    | {
        missionId: number | string;
        title?: string | null;
        description?: string | null;
        /**
         * MONEY: values are units of the currency. COUNT: they are counted.
         */
        unit?: string | null;
        /**
         * Date and time of the platform.
         */
        startDate?: string | number | null;
        endDate?: string | number | null;
        reachedValue?: number | string | null;
        /**
         * Of the last step.
         */
        targetValue?: number | string | null;
      }[]
    | null;
  total?: number | string | null;
  totalPages?: number | string | null;
}
/**
 * Notices of the mobile lobby.
 */
export interface MobileNoticeCall {
  request: MobileNoticeRequest;
  value: MobileNoticeValue;
}
export interface MobileNoticeRequest {
  /**
   * Upper-case platform language code, e.g. EN.
   */
  language?: string;
}
export interface MobileNoticeValue {
  contentLobby?:
    | {
        id: number | string;
        title?: string | null;
        /**
         * HTML of the server: sanitise before showing.
         */
        content?: string | null;
        /**
         * Epoch ms.
         */
        startDate?: number | string | null;
        /**
         * Epoch ms.
         */
        endDate?: number | string | null;
        /**
         * 1 = long term.
         */
        noExpiry?: string | number | boolean | null;
        announcementImages?:
          | {
              url?: string | null;
              imageUrl?: string | null;
              sequence?: number | string | null;
            }[]
          | null;
        promoAnnouncementCategoryIds?: (number | string)[] | null;
      }[]
    | null;
}
/**
 * The last issues of a game and those to come.
 */
export interface NearIssuesCall {
  request: NearIssuesRequest;
  value: NearIssuesValue;
}
export interface NearIssuesRequest {
  gameId: number | string;
}
/**
 * Proposed. Offers a contract to a direct downline, or asks for other terms of one that is active.
 */
export interface OfferContractCall {
  request: OfferContractRequest;
  value: OfferContractValue;
}
export interface OfferContractRequest {
  /**
   * Which kind of contract.
   */
  type: 'DAILY' | 'DIVIDEND' | 'HOURLY';
  /**
   * Name of the downline.
   */
  receiver: string;
  /**
   * The active contract whose terms are to change.
   */
  contractId?: number | string;
  /**
   * @minItems 1
   */
  details: {
    betVolume: number | string;
    activeMember: number | string;
    rate: number | string;
    rateType: 'F' | 'P';
  }[];
}
/**
 * The latest draw of every game, by game id.
 */
export interface OpenedNumbersCall {
  request: OpenedNumbersRequest;
  value: OpenedNumbersValue;
}
export interface OpenedNumbersRequest {}
export interface OpenedNumbersValue {
  [k: string]: {
    gameId: number | string;
    gameCode: string;
    /**
     * Number of the issue.
     */
    numero: string;
    /**
     * Digits with commas.
     */
    winningNumber: string;
    /**
     * When it was drawn. Epoch ms.
     */
    openTime: number | string | null;
  };
}
/**
 * The questions that the member has answered; never the answers.
 */
export interface OwnQuestionsCall {
  request: OwnQuestionsRequest;
  value: OwnQuestionsValue;
}
export interface OwnQuestionsRequest {}
export interface OwnQuestionsValue {
  questions: string[];
}
/**
 * Places bets on the issue on sale, and on those after it where chase says so.
 */
export interface PlaceBetsCall {
  request: PlaceBetsRequest;
  value: PlaceBetsValue;
}
export interface PlaceBetsRequest {
  gameId: number | string;
  currentNumero: string;
  prizeModeId?: number | string | null;
  betCartAmountSum: number | string;
  /**
   * Lines of playId|content|multiple with ; between; options of a content have commas between.
   */
  bettingSlipString: string;
  orderType?: number | string | null;
  /**
   * How many issues, from 2 to 20; else one.
   */
  chase?: string | number | boolean | null;
  quickChase?: string | number | boolean | null;
  /**
   * Cancel the issues left after a win.
   */
  winningStop?: string | number | boolean | null;
  abandoning?: string | number | boolean | null;
  device?: string;
}
export interface PlaceBetsValue {
  orderMasterId: number | string;
  orderNumber: string;
  orderDetailIds?: (number | string)[] | null;
  /**
   * The first draw. Epoch ms.
   */
  openTime?: number | string | null;
}
/**
 * Proposed. What the member put in, took out, staked and won in the last twelve months, and what they set.
 */
export interface PlayActivityCall {
  request: PlayActivityRequest;
  value: PlayActivityValue;
}
export interface PlayActivityRequest {}
export interface PlayActivityValue {
  months: {
    /**
     * YYYY-MM.
     */
    month: string;
    /**
     * Units of the currency.
     */
    deposit: number;
    /**
     * Units of the currency.
     */
    withdraw: number;
    /**
     * Units of the currency.
     */
    stake: number;
    /**
     * Units of the currency.
     */
    win: number;
    /**
     * Units of the currency.
     */
    net: number;
  }[];
  changes: {
    /**
     * Epoch ms.
     */
    at: number;
    action: 'limit' | 'timeout' | 'exclusion';
    kind: 'deposit' | 'loss' | 'stake' | 'time' | null;
    /**
     * The period of a limit, or how long a break; 0 for good.
     */
    days: number;
    /**
     * Units of the currency; minutes for `time`; null for none.
     */
    amount: number | null;
  }[];
}
/**
 * Ways to bet on a game.
 */
export interface PlayMenuCall {
  request: PlayMenuRequest;
  value: PlayMenuValue;
}
export interface PlayMenuRequest {
  gameId: number | string;
}
export interface PlayMenuValue {
  gameId: number | string;
  /**
   * How many digits are drawn.
   */
  digits?: number | string;
  /**
   * Price of one stake.
   */
  unit?: number | string;
  plays: {
    playId: number | string;
    code: string;
    name: string;
    hint?: string | null;
    /**
     * Paid for each 1 staked.
     */
    odds: number | string;
    /**
     * What can be bet; null where digits are typed.
     */
    options?: string[] | null;
    /**
     * Digits to type.
     */
    length?: number | string | null;
  }[];
}
/**
 * The member’s picture as the newer gateway has it.
 */
export interface PlayerAvatarCall {
  request: PlayerAvatarRequest;
  value: PlayerAvatarValue;
}
export interface PlayerAvatarRequest {}
export interface PlayerAvatarValue {
  avatar?: number | string | null;
  avatarType?: string | null;
}
/**
 * Lottery games that are played most.
 */
export interface PopularGamesCall {
  request: PopularGamesRequest;
  value: PopularGamesValue;
}
export interface PopularGamesRequest {
  count?: number | string;
}
/**
 * Tickets of the member for draws and vouchers.
 */
export interface PrizeTicketsCall {
  request: PrizeTicketsRequest;
  value: PrizeTicketsValue;
}
export interface PrizeTicketsRequest {
  /**
   * Y or N.
   */
  isApp?: string;
  /**
   * AVAILABLE. Proposed: USED.
   */
  status?: string;
}
/**
 * Request proposed. Answers a contract that waits, asks for its termination, or takes an own request back.
 */
export interface ProcessDividendContractCall {
  request: ProcessDividendContractRequest;
  value: ProcessDividendContractValue;
}
export interface ProcessDividendContractRequest {
  /**
   * What is answered: `requestId` of the contract, or its id where it has none.
   */
  requestId: number | string;
  /**
   * A accept, R refuse; proposed besides: V ask for the termination of an active contract, C take an own request back.
   */
  status: string;
}
/**
 * Request proposed. Answers a contract that waits, asks for its termination, or takes an own request back.
 */
export interface ProcessHourContractCall {
  request: ProcessHourContractRequest;
  value: ProcessHourContractValue;
}
export interface ProcessHourContractRequest {
  /**
   * What is answered: `requestId` of the contract, or its id where it has none.
   */
  requestId: number | string;
  /**
   * A accept, R refuse; proposed besides: V ask for the termination of an active contract, C take an own request back.
   */
  status: string;
}
/**
 * Request proposed. Answers a contract that waits, asks for its termination, or takes an own request back.
 */
export interface ProcessSalaryContractCall {
  request: ProcessSalaryContractRequest;
  value: ProcessSalaryContractValue;
}
export interface ProcessSalaryContractRequest {
  /**
   * What is answered: `requestId` of the contract, or its id where it has none.
   */
  requestId: number | string;
  /**
   * A accept, R refuse; proposed besides: V ask for the termination of an active contract, C take an own request back.
   */
  status: string;
}
/**
 * Makes a member below an agent an agent.
 */
export interface PromoteDownlineCall {
  request: PromoteDownlineRequest;
  value: PromoteDownlineValue;
}
export interface PromoteDownlineRequest {
  customerId: number | string;
}
/**
 * Categories of promotions.
 */
export interface PromotionCategoriesCall {
  request: PromotionCategoriesRequest;
  value: PromotionCategoriesValue;
}
export interface PromotionCategoriesRequest {
  /**
   * Upper-case platform language code, e.g. EN.
   */
  language?: string;
}
/**
 * The merchant's promotions by key. Read leniently: normalize reports a surprise.
 */
export interface PromotionsCall {
  request: PromotionsRequest;
  value: PromotionsValue;
}
export interface PromotionsRequest {}
/**
 * Key (REFERRAL, MISSION, …) → {enabled, count?}.
 */
export interface PromotionsValue {
  [k: string]: unknown;
}
/**
 * Modulus of the gateway’s RSA key in hex; the exponent is 65537.
 */
export interface PublicKeyCall {
  request: PublicKeyRequest;
  value: PublicKeyValue;
}
export interface PublicKeyRequest {}
/**
 * Proposed. Marks an announcement for agents as read.
 */
export interface ReadAgentNoticeCall {
  request: ReadAgentNoticeRequest;
  value: ReadAgentNoticeValue;
}
export interface ReadAgentNoticeRequest {
  id: number | string;
}
/**
 * Nothing is read.
 */
export interface ReadAgentNoticeValue {
  [k: string]: unknown;
}
/**
 * Marks a message of the member's inbox as read. One that is read already stays so.
 */
export interface ReadMessageCall {
  request: ReadMessageRequest;
  value: ReadMessageValue;
}
export interface ReadMessageRequest {
  messageId: number | string;
}
/**
 * Nothing is read.
 */
export interface ReadMessageValue {
  [k: string]: unknown;
}
/**
 * Proposed shape. Rebates that came into the balance.
 */
export interface RebateReportCall {
  request: RebateReportRequest;
  value: RebateReportValue;
}
export interface RebateReportRequest {
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  startDate?: string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  endDate?: string;
  pageNo?: number | string;
  pageSize?: number | string;
}
export interface RebateReportValue {
  list: {
    /**
     * YYYY-MM-DD HH:mm:ss, by the merchant's clock.
     */
    date?: string | null;
    gameCategory?: string | null;
    validBet?: number | string | null;
    /**
     * Percent.
     */
    rebateRate?: number | string | null;
    rebateAmount?: number | string | null;
  }[];
  footer?: {
    validBet?: number | string | null;
    rebateAmount?: number | string | null;
  } | null;
  pageNo?: number | string | null;
  totalPage?: number | string | null;
  total?: number | string | null;
}
/**
 * Rebate settings of the member’s own, by kind of game; none where the merchant’s count.
 */
export interface RebateSettingsCall {
  request: RebateSettingsRequest;
  value: RebateSettingsValue;
}
export interface RebateSettingsRequest {}
/**
 * One page of recently played games.
 */
export interface RecentListCall {
  request: RecentListRequest;
  value: RecentListValue;
}
export interface RecentListRequest {
  page?: number | string;
  pageSize?: number | string;
  gameType?: string;
  /**
   * Upper-case platform language code, e.g. EN.
   */
  language?: string;
  clientType?: number | string;
}
export interface RecentListValue {
  list: {
    /**
     * Id of the game in the catalogue.
     */
    nodeId: number | string;
    /**
     * Id of the game at its vendor.
     */
    gameId?: number | string | null;
    gameName?: string | null;
    nodeName?: string | null;
    /**
     * Vendor code.
     */
    vassalage: string;
    displayName?: string | null;
    /**
     * Category.
     */
    gameType?: string | null;
    roomId?: number | string | null;
    iconUrl?: string | null;
    showIcon?: string | null;
    defaultIcon?: string | null;
    mobileLargeIcon?: string | null;
    mobileSmallIcon?: string | null;
    smallIcon?: string | null;
    h5Icon?: string | null;
    /**
     * Ways to play, as the vendor states them.
     */
    supportPlay?: {
      [k: string]: unknown;
    };
    /**
     * Class keys of the game.
     */
    gameClassifyNew?: {
      [k: string]: unknown;
    };
    /**
     * Class id of the game.
     */
    nodeTypeManageId?: {
      [k: string]: unknown;
    };
  }[];
  totalPages: number | string;
}
/**
 * Lottery games the member played lately.
 */
export interface RecentLotteryCall {
  request: RecentLotteryRequest;
  value: RecentLotteryValue;
}
export interface RecentLotteryRequest {
  /**
   * LOTT, ZY, ELOTT or SEA.
   */
  prizeMode: string;
}
/**
 * Whom a member may write or give to: the superior, and those right below.
 */
export interface RecipientsCall {
  request: RecipientsRequest;
  value: RecipientsValue;
}
export interface RecipientsRequest {}
export interface RecipientsValue {
  upline?: {
    customerId?: number | string;
    customerName?: string;
  } | null;
  downlines?:
    | {
        customerId: number | string;
        customerName: string;
        /**
         * 0 member, 1 or 2 agent.
         */
        type?: number | string | null;
      }[]
    | null;
}
/**
 * The code that a member invites friends with, and how many have come by it.
 */
export interface ReferralDetailsCall {
  request: ReferralDetailsRequest;
  value: ReferralDetailsValue;
}
export interface ReferralDetailsRequest {
  /**
   * A member without a code is given one.
   */
  autoGenerate?: boolean;
}
export interface ReferralDetailsValue {
  /**
   * None where none was ever made.
   */
  referralCode?: string | null;
  totalInvitations?: number | string | null;
  /**
   * Hosts that an invitation leads to, the first one before the others.
   */
  promotionDomains?: string[] | null;
}
/**
 * Proposed. The friends who registered with a member's code, the newest first, and what that came to.
 */
export interface ReferredFriendsCall {
  request: ReferredFriendsRequest;
  value: ReferredFriendsValue;
}
export interface ReferredFriendsRequest {
  /**
   * From 1.
   */
  page?: number;
  size?: number;
}
export interface ReferredFriendsValue {
  list?:
    | {
        /**
         * Masked: nobody else reads who it is.
         */
        name: string;
        /**
         * Date and time of the platform, when the friend registered.
         */
        date?: string | null;
        /**
         * What the member was given for the friend; none as long as nothing was.
         */
        reward?: number | string | null;
      }[]
    | null;
  total?: number | string | null;
  totalPages?: number | string | null;
  footer?: {
    /**
     * In this month of the platform's calendar.
     */
    monthInvitations?: number | string | null;
    /**
     * All rewards for friends together.
     */
    totalReward?: number | string | null;
  } | null;
}
/**
 * Registers by username. A refusal names each failing field: value.fields = {field: message}.
 */
export interface RegisterCall {
  request: RegisterRequest;
  value: RegisterValue;
}
export interface RegisterRequest {
  username: string;
  password: string;
  confirmPassword?: string;
  paymentPassword?: string;
  countryDialingCode?: string;
  /**
   * Host name the player registered on.
   */
  registerUrl?: string;
  registerMethod?: 'APP' | 'PWA' | 'WEBCLIP' | 'H5';
  affiliateCode?: string;
  recommenderId?: string;
  referralCode?: string;
  nickname?: string;
  payeeName?: string;
  email?: string;
  mobileNum?: string;
  idNumber?: string;
  qqNum?: string;
  facebook?: string;
  wechat?: string;
  line?: string;
  whatsapp?: string;
  zalo?: string;
  captcha?: string;
  /**
   * Always 0.
   */
  type?: number | string;
  domain?: string;
  verificationCode?: string;
  firebaseChannel?: string;
  firebaseIdToken?: string;
  /**
   * Log in at once: the answer carries a token.
   */
  login?: boolean;
  loginDeviceId?: string;
  /**
   * A field that the platform's rules or the merchant's page ask for beside these, under its own name.
   */
  [k: string]: string | number | boolean;
}
/**
 * Registers under a name of the server’s choice with an identity of another provider, and logs in.
 */
export interface RegisterAutoCall {
  request: RegisterAutoRequest;
  value: RegisterAutoValue;
}
export interface RegisterAutoRequest {
  /**
   * facebook, google or sms.
   */
  firebaseChannel: string;
  firebaseIdToken: string;
  firebaseMobileNo?: string;
  countryDialingCode?: string;
  affiliateCode?: string;
  referralCode?: string;
  registerMethod?: string;
  registerUrl?: string;
  domain?: string;
  loginDeviceId?: string;
  type?: number | string | null;
  login?: boolean;
}
export interface RegisterAutoValue {
  token: string;
  id?: number | string | null;
  userName: string;
  customerType: number | string;
  firstTimeLogin?: string | number | boolean | null;
  customerId?: number | string | null;
}
/**
 * Registers by mobile number: username is the mobile number. A refusal names each failing field: value.fields = {field: message}.
 */
export interface RegisterMobileCall {
  request: RegisterMobileRequest;
  value: RegisterMobileValue;
}
export interface RegisterMobileRequest {
  username: string;
  password?: string;
  confirmPassword?: string;
  paymentPassword?: string;
  countryDialingCode?: string;
  /**
   * Host name the player registered on.
   */
  registerUrl?: string;
  registerMethod?: 'APP' | 'PWA' | 'WEBCLIP' | 'H5';
  affiliateCode?: string;
  recommenderId?: string;
  referralCode?: string;
  nickname?: string;
  payeeName?: string;
  email?: string;
  mobileNum: string;
  idNumber?: string;
  qqNum?: string;
  facebook?: string;
  wechat?: string;
  line?: string;
  whatsapp?: string;
  zalo?: string;
  captcha?: string;
  /**
   * Always 0.
   */
  type?: number | string;
  domain?: string;
  verificationCode: string;
  firebaseChannel?: string;
  firebaseIdToken?: string;
  /**
   * Log in at once: the answer carries a token.
   */
  login?: boolean;
  loginDeviceId?: string;
  /**
   * A field that the platform's rules or the merchant's page ask for beside these, under its own name.
   */
  [k: string]: string | number | boolean;
}
/**
 * Registration rules by field name. One bad rule is dropped by normalize, so only the map itself is checked.
 */
export interface RegisterRulesCall {
  request: RegisterRulesRequest;
  value: RegisterRulesValue;
}
export interface RegisterRulesRequest {}
/**
 * Field name → {enabled, required, acceptedPattern, minLength, maxLength, …}.
 */
export interface RegisterRulesValue {
  [k: string]: unknown;
}
/**
 * Who registered with a link, the newest first.
 */
export interface RegisteredAffiliatesCall {
  request: RegisteredAffiliatesRequest;
  value: RegisteredAffiliatesValue;
}
export interface RegisteredAffiliatesRequest {
  affiUrlId: number | string;
}
/**
 * Removes a favourite game.
 */
export interface RemoveFavouriteCall {
  request: RemoveFavouriteRequest;
  value: RemoveFavouriteValue;
}
export interface RemoveFavouriteRequest {
  nodeId: number | string;
  token?: string;
  vendor?: string;
}
/**
 * Nothing is read.
 */
export interface RemoveFavouriteValue {
  [k: string]: unknown;
}
/**
 * Takes money out to a bank account, under the fund password.
 */
export interface RequestWithdrawCall {
  request: RequestWithdrawRequest;
  value: RequestWithdrawValue;
}
export interface RequestWithdrawRequest {
  /**
   * Units of the currency, at most two decimals.
   */
  amount: string;
  bankCardId: number | string;
  paymentPassword: string;
}
/**
 * Sets a forgotten fund password anew, under a code that was sent to the member's own phone.
 */
export interface ResetFundPasswordCall {
  request: ResetFundPasswordRequest;
  value: ResetFundPasswordValue;
}
export interface ResetFundPasswordRequest {
  newPassword: string;
  verificationCode: string;
}
/**
 * Nothing is read.
 */
export interface ResetFundPasswordValue {
  [k: string]: unknown;
}
/**
 * Rooms of a vendor’s tables.
 */
export interface RoomsCall {
  request: RoomsRequest;
  value: RoomsValue;
}
export interface RoomsRequest {
  vassalage: string;
}
/**
 * Proposed. Limits that the member set, what is used of them, and the break that they take.
 */
export interface SaferPlayCall {
  request: SaferPlayRequest;
  value: SaferPlayValue;
}
export interface SaferPlayRequest {}
export interface SaferPlayValue {
  limits: {
    kind: 'deposit' | 'loss' | 'stake' | 'time';
    /**
     * Days back from now.
     */
    period: 1 | 7 | 30;
    /**
     * Units of the currency; minutes for `time`; null for none.
     */
    amount: number | null;
    /**
     * Units of the currency; whole minutes with an open game for `time`.
     */
    used: number;
    /**
     * A higher limit that waits, and from when it holds.
     */
    next: {
      /**
       * Units of the currency; minutes for `time`; null for none.
       */
      amount: number | null;
      /**
       * Epoch ms.
       */
      at: number;
    } | null;
  }[];
  /**
   * The break the member takes now.
   */
  pause: {
    kind: 'timeout' | 'exclusion';
    /**
     * Epoch ms; null for good.
     */
    until: number | null;
  } | null;
}
/**
 * Path proposed. Daily-salary contracts of the member, with the superior and with downlines.
 */
export interface SalaryContractsCall {
  request: SalaryContractsRequest;
  value: SalaryContractsValue;
}
export interface SalaryContractsRequest {}
export interface SalaryContractsValue {
  /**
   * With the member's superior.
   */
  agent?:
    | {
        id: number | string;
        /**
         * Proposed. The request that waits: an offer, a change, a termination. The contract's id where a platform has none.
         */
        requestId?: number | string | null;
        /**
         * Proposed. Name of the agent who offers it; null for the house.
         */
        offerer?: string | null;
        /**
         * Proposed. Name of who asked for what waits; null for the house.
         */
        requestedBy?: string | null;
        /**
         * Proposed. Whether it was ever in force; null where a platform does not tell.
         */
        begun?: boolean | null;
        receiver?: string | null;
        receiverId?: number | string | null;
        /**
         * P pending, V termination requested, A active, E change pending, C cancelled, R rejected.
         */
        status: string;
        contractRate?: number | string | null;
        minimumBet?: number | string | null;
        activeMember?: number | string | null;
        /**
         * Epoch ms.
         */
        createdDate?: number | string | null;
        /**
         * Epoch ms.
         */
        processedDate?: number | string | null;
        details?:
          | {
              contractId?: number | string | null;
              /**
               * Turnover of the team from which the step holds; units of the currency.
               */
              betVolume?: number | string | null;
              /**
               * Active members from which the step holds.
               */
              activeMember?: number | string | null;
              /**
               * Percent, or units of the currency where rateType is F.
               */
              rate: number | string;
              /**
               * F fixed, P percent.
               */
              rateType?: string | null;
              status?: string | null;
            }[]
          | null;
        /**
         * Proposed. The terms that are asked for while a change waits.
         */
        nextDetails?:
          | {
              contractId?: number | string | null;
              /**
               * Turnover of the team from which the step holds; units of the currency.
               */
              betVolume?: number | string | null;
              /**
               * Active members from which the step holds.
               */
              activeMember?: number | string | null;
              /**
               * Percent, or units of the currency where rateType is F.
               */
              rate: number | string;
              /**
               * F fixed, P percent.
               */
              rateType?: string | null;
              status?: string | null;
            }[]
          | null;
      }[]
    | null;
  /**
   * With the member's own downlines.
   */
  downline?:
    | {
        id: number | string;
        /**
         * Proposed. The request that waits: an offer, a change, a termination. The contract's id where a platform has none.
         */
        requestId?: number | string | null;
        /**
         * Proposed. Name of the agent who offers it; null for the house.
         */
        offerer?: string | null;
        /**
         * Proposed. Name of who asked for what waits; null for the house.
         */
        requestedBy?: string | null;
        /**
         * Proposed. Whether it was ever in force; null where a platform does not tell.
         */
        begun?: boolean | null;
        receiver?: string | null;
        receiverId?: number | string | null;
        /**
         * P pending, V termination requested, A active, E change pending, C cancelled, R rejected.
         */
        status: string;
        contractRate?: number | string | null;
        minimumBet?: number | string | null;
        activeMember?: number | string | null;
        /**
         * Epoch ms.
         */
        createdDate?: number | string | null;
        /**
         * Epoch ms.
         */
        processedDate?: number | string | null;
        details?:
          | {
              contractId?: number | string | null;
              /**
               * Turnover of the team from which the step holds; units of the currency.
               */
              betVolume?: number | string | null;
              /**
               * Active members from which the step holds.
               */
              activeMember?: number | string | null;
              /**
               * Percent, or units of the currency where rateType is F.
               */
              rate: number | string;
              /**
               * F fixed, P percent.
               */
              rateType?: string | null;
              status?: string | null;
            }[]
          | null;
        /**
         * Proposed. The terms that are asked for while a change waits.
         */
        nextDetails?:
          | {
              contractId?: number | string | null;
              /**
               * Turnover of the team from which the step holds; units of the currency.
               */
              betVolume?: number | string | null;
              /**
               * Active members from which the step holds.
               */
              activeMember?: number | string | null;
              /**
               * Percent, or units of the currency where rateType is F.
               */
              rate: number | string;
              /**
               * F fixed, P percent.
               */
              rateType?: string | null;
              status?: string | null;
            }[]
          | null;
      }[]
    | null;
  footer?: {
    usedContracts?: number | string | null;
    totalContracts?: number | string | null;
    seriesRestriction?: string | number | null;
  } | null;
}
/**
 * Which protections the member has set up.
 */
export interface SecurityConfigCall {
  request: SecurityConfigRequest;
  value: SecurityConfigValue;
}
export interface SecurityConfigRequest {}
export interface SecurityConfigValue {
  hasPaymentPassword?: string | number | boolean | null;
  hasSecurityQuestion?: string | number | boolean | null;
  emailBound?: string | number | boolean | null;
  mobileBound?: string | number | boolean | null;
  payeeNameSet?: string | number | boolean | null;
  /**
   * Proposed. How often a wrong fund password may still be typed before it is locked; null while none was wrong.
   */
  paymentPasswordTriesLeft?: number | null;
  /**
   * Proposed. When a locked fund password is taken again, epoch ms; null where it is not locked.
   */
  paymentPasswordLockedUntil?: number | null;
  /**
   * Proposed. Whether a new fund password may not be one digit, a row of digits or a short repeat.
   */
  refusesSimplePaymentPassword?: string | number | boolean | null;
}
/**
 * Questions to choose from, in the language of the request.
 */
export interface SecurityQuestionsCall {
  request: SecurityQuestionsRequest;
  value: SecurityQuestionsValue;
}
export interface SecurityQuestionsRequest {}
/**
 * Script of the live chat’s provider, as text.
 */
export interface ServiceScriptCall {
  request: ServiceScriptRequest;
  value: ServiceScriptValue;
}
export interface ServiceScriptRequest {}
/**
 * Version of the service contacts and their encrypted addresses.
 */
export interface ServiceVersionCall {
  request: ServiceVersionRequest;
  value: ServiceVersionValue;
}
export interface ServiceVersionRequest {}
export interface ServiceVersionValue {
  version?: number | string | null;
  pathList?:
    | {
        /**
         * 3 = the link is encrypted as a service path is.
         */
        type: number | string;
        link: string;
      }[]
    | null;
}
/**
 * Proposed. Makes one of the member’s accounts the one that is chosen first.
 */
export interface SetDefaultCardCall {
  request: SetDefaultCardRequest;
  value: SetDefaultCardValue;
}
export interface SetDefaultCardRequest {
  bankCardId: number | string;
}
/**
 * Nothing is read.
 */
export interface SetDefaultCardValue {
  [k: string]: unknown;
}
/**
 * Changes the e-mail address.
 */
export interface SetEmailCall {
  request: SetEmailRequest;
  value: SetEmailValue;
}
export interface SetEmailRequest {
  email: string;
  /**
   * Proposed. The code that emailCode sent to the address.
   */
  verificationCode?: string;
  /**
   * Proposed. The password of the account, where another address stands already.
   */
  password?: string;
}
/**
 * Nothing is read.
 */
export interface SetEmailValue {
  [k: string]: unknown;
}
/**
 * Sets the password that withdrawals ask for.
 */
export interface SetFundPasswordCall {
  request: SetFundPasswordRequest;
  value: SetFundPasswordValue;
}
export interface SetFundPasswordRequest {
  newPassword: string;
  confirmNewPassword: string;
}
/**
 * Nothing is read.
 */
export interface SetFundPasswordValue {
  [k: string]: unknown;
}
/**
 * Chooses the member’s picture.
 */
export interface SetMemberIconCall {
  request: SetMemberIconRequest;
  value: SetMemberIconValue;
}
export interface SetMemberIconRequest {
  icon: string;
}
/**
 * Nothing is read.
 */
export interface SetMemberIconValue {
  [k: string]: unknown;
}
/**
 * Changes the nickname.
 */
export interface SetNicknameCall {
  request: SetNicknameRequest;
  value: SetNicknameValue;
}
export interface SetNicknameRequest {
  nickname: string;
}
/**
 * Nothing is read.
 */
export interface SetNicknameValue {
  [k: string]: unknown;
}
/**
 * Sets a forgotten password with a code sent by SMS.
 */
export interface SetPasswordCall {
  request: SetPasswordRequest;
  value: SetPasswordValue;
}
export interface SetPasswordRequest {
  newPassword: string;
  mobileNum: string;
  verificationCode: string;
  countryDialingCode?: string;
}
/**
 * Nothing is read.
 */
export interface SetPasswordValue {
  [k: string]: unknown;
}
/**
 * Sets the name on the member’s bank accounts; only once.
 */
export interface SetPayeeNameCall {
  request: SetPayeeNameRequest;
  value: SetPayeeNameValue;
}
export interface SetPayeeNameRequest {
  payeeName: string;
}
/**
 * Nothing is read.
 */
export interface SetPayeeNameValue {
  [k: string]: unknown;
}
/**
 * Proposed. Sets a limit, or takes it away: a lower one holds at once, a higher one or none after a day.
 */
export interface SetPlayLimitCall {
  request: SetPlayLimitRequest;
  value: SetPlayLimitValue;
}
export interface SetPlayLimitRequest {
  kind: 'deposit' | 'loss' | 'stake' | 'time';
  /**
   * Days back from now.
   */
  period: 1 | 7 | 30;
  /**
   * As text of at most two decimals, units of the currency; whole minutes for `time`; left out for none.
   */
  amount?: string;
}
export interface SetPlayLimitValue {
  limits: {
    kind: 'deposit' | 'loss' | 'stake' | 'time';
    /**
     * Days back from now.
     */
    period: 1 | 7 | 30;
    /**
     * Units of the currency; minutes for `time`; null for none.
     */
    amount: number | null;
    /**
     * Units of the currency; minutes for `time`.
     */
    used: number;
    /**
     * A higher limit that waits, and from when it holds.
     */
    next: {
      /**
       * Units of the currency; minutes for `time`; null for none.
       */
      amount: number | null;
      /**
       * Epoch ms.
       */
      at: number;
    } | null;
  }[];
  /**
   * The break the member takes now.
   */
  pause: {
    kind: 'timeout' | 'exclusion';
    /**
     * Epoch ms; null for good.
     */
    until: number | null;
  } | null;
}
/**
 * Answers a security question for the first time.
 */
export interface SetQuestionCall {
  request: SetQuestionRequest;
  value: SetQuestionValue;
}
export interface SetQuestionRequest {
  question: string;
  answer: string;
  /**
   * The fund password.
   */
  withdrawPassword: string;
}
/**
 * Nothing is read.
 */
export interface SetQuestionValue {
  [k: string]: unknown;
}
/**
 * Console settings: service contacts, downloads, image hosts, domains, templates. Read leniently: normalize reports a surprise.
 */
export interface SettingsCall {
  request: SettingsRequest;
  value: SettingsValue;
}
export interface SettingsRequest {}
export interface SettingsValue {
  [k: string]: unknown;
}
/**
 * Sends a code to a mobile number without a session (login, password reset).
 */
export interface SmsNoLoginCall {
  request: SmsNoLoginRequest;
  value: SmsNoLoginValue;
}
export interface SmsNoLoginRequest {
  mobileNum: string;
  countryDialingCode?: string;
}
export interface SmsNoLoginValue {
  expiredMinutes?: number | string | null;
}
/**
 * Sends a code for setting a forgotten password.
 */
export interface SmsPasswordResetCall {
  request: SmsPasswordResetRequest;
  value: SmsPasswordResetValue;
}
export interface SmsPasswordResetRequest {
  mobileNo: string;
  countryDialingCode?: string;
}
export interface SmsPasswordResetValue {
  expiredMinutes?: number | string | null;
}
/**
 * Sends a code to a mobile number for registration by username.
 */
export interface SmsRegisterCall {
  request: SmsRegisterRequest;
  value: SmsRegisterValue;
}
export interface SmsRegisterRequest {
  mobileNo: string;
  countryDialingCode?: string;
}
export interface SmsRegisterValue {
  expiredMinutes?: number | string | null;
}
/**
 * Sends a code to the mobile number that registers: smsRegister under the module of registration by mobile.
 */
export interface SmsRegisterMobileCall {
  request: SmsRegisterMobileRequest;
  value: SmsRegisterMobileValue;
}
export interface SmsRegisterMobileRequest {
  mobileNo: string;
  countryDialingCode?: string;
}
export interface SmsRegisterMobileValue {
  expiredMinutes?: number | string | null;
}
/**
 * Proves that a mobile number is the member’s, with the code sent to it.
 */
export interface SmsVerifyCall {
  request: SmsVerifyRequest;
  value: SmsVerifyValue;
}
export interface SmsVerifyRequest {
  countryDialingCode?: string;
  mobileNum: string;
  verificationCode: string;
}
/**
 * Nothing is read.
 */
export interface SmsVerifyValue {
  [k: string]: unknown;
}
/**
 * Proposed. Begins a break from play and deposits. It cannot be made shorter or taken back.
 */
export interface StartPauseCall {
  request: StartPauseRequest;
  value: StartPauseValue;
}
export interface StartPauseRequest {
  kind: 'timeout' | 'exclusion';
  /**
   * 1 to 42 for a time-out, 180 and more for an exclusion, 0 for good.
   */
  days: number;
}
export interface StartPauseValue {
  limits: {
    kind: 'deposit' | 'loss' | 'stake' | 'time';
    /**
     * Days back from now.
     */
    period: 1 | 7 | 30;
    /**
     * Units of the currency; minutes for `time`; null for none.
     */
    amount: number | null;
    /**
     * Units of the currency; minutes for `time`.
     */
    used: number;
    /**
     * A higher limit that waits, and from when it holds.
     */
    next: {
      /**
       * Units of the currency; minutes for `time`; null for none.
       */
      amount: number | null;
      /**
       * Epoch ms.
       */
      at: number;
    } | null;
  }[];
  /**
   * The break the member takes now.
   */
  pause: {
    kind: 'timeout' | 'exclusion';
    /**
     * Epoch ms; null for good.
     */
    until: number | null;
  } | null;
}
/**
 * Whether the platform is open to this visitor, and the console settings.
 */
export interface StatusCall {
  request: StatusRequest;
  value: StatusValue;
}
export interface StatusRequest {}
export interface StatusValue {
  /**
   * Mode 1; wins over a region restriction.
   */
  maintenance: string | number | boolean | null;
  /**
   * Mode 2.
   */
  regionRestriction: string | number | boolean | null;
  location?:
    | string
    | {
        [k: string]: unknown;
      }
    | null;
  /**
   * Console settings, as the call settings gives them.
   */
  info?: {
    [k: string]: unknown;
  } | null;
}
/**
 * Path proposed. Lottery bets of an agent's team, one row an issue of an order.
 */
export interface TeamBettingCall {
  request: TeamBettingRequest;
  value: TeamBettingValue;
}
export interface TeamBettingRequest {
  /**
   * A part of a member's name; all of the team without it.
   */
  customerName?: string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  startDate?: string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  endDate?: string;
  area?: string;
  /**
   * A state of lottery orders; with commas for several.
   */
  status?: number | string;
  gameCode?: number | string;
  orderNum?: number | string;
  numero?: number | string;
  chase?: number | string;
  pageNo?: number | string;
  pageSize?: number | string;
}
export interface TeamBettingValue {
  list: {
    order_num?: number | string | null;
    order_detail_id?: number | string | null;
    order_master_id?: number | string | null;
    game_name?: string | null;
    customer_name?: string | null;
    /**
     * Proposed.
     */
    customer_id?: number | string | null;
    /**
     * YYYY-MM-DD HH:mm:ss.
     */
    create_time?: string | null;
    numero?: number | string | null;
    /**
     * Whether it is one issue of a chase.
     */
    chase?: boolean | number | string | null;
    chase_remark?: string | null;
    plan_bet_amount?: number | string | null;
    actual_bet_amount?: number | string | null;
    win_amount?: number | string | null;
    status?: number | string | null;
  }[];
  /**
   * The sums of all rows.
   */
  footer?: {
    total_plan_bet_amount?: number | string | null;
    total_actual_bet_amount?: number | string | null;
    total_win_amount?: number | string | null;
  } | null;
  page?: {
    currentPage?: number | string | null;
    pageSize?: number | string | null;
    total?: number | string | null;
  } | null;
}
/**
 * Bets of an agent's team on games, one row a round. Rows are proposed: those of lottery bets, with the category.
 */
export interface TeamGameBettingCall {
  request: TeamGameBettingRequest;
  value: TeamGameBettingValue;
}
export interface TeamGameBettingRequest {
  customerId?: number | string;
  /**
   * Proposed. A part of a member's name.
   */
  customerName?: string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  startDate?: string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  endDate?: string;
  /**
   * Proposed. A category; all without it.
   */
  gameType?: string;
  gameCode?: number | string;
  orderNum?: number | string;
  range?: string;
  pageNo?: number | string;
  pageSize?: number | string;
}
export interface TeamGameBettingValue {
  list: {
    order_num?: number | string | null;
    game_name?: string | null;
    customer_name?: string | null;
    /**
     * Proposed.
     */
    customer_id?: number | string | null;
    /**
     * YYYY-MM-DD HH:mm:ss.
     */
    create_time?: string | null;
    plan_bet_amount?: number | string | null;
    actual_bet_amount?: number | string | null;
    win_amount?: number | string | null;
    status?: number | string | null;
    /**
     * Proposed.
     */
    game_category?: string | null;
  }[];
  /**
   * The sums of all rows.
   */
  footer?: {
    total_plan_bet_amount?: number | string | null;
    total_actual_bet_amount?: number | string | null;
    total_win_amount?: number | string | null;
  } | null;
  page?: {
    currentPage?: number | string | null;
    pageSize?: number | string | null;
    total?: number | string | null;
  } | null;
}
/**
 * What an agent's team won and lost in games, by downline. The generic names of amounts are proposed.
 */
export interface TeamGamePnlCall {
  request: TeamGamePnlRequest;
  value: TeamGamePnlValue;
}
export interface TeamGamePnlRequest {
  /**
   * A part of a member's name: rows of those, wherever they are in the team.
   */
  customerName?: string;
  /**
   * Whose team: a member below the agent; the agent's own without it.
   */
  customerId?: number | string;
  /**
   * 0 a row a member, 1 a row a team: each downline directly below with all below it, and the own play of whose team it is.
   */
  summaryType?: number | string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  startDate?: string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  endDate?: string;
  pageNo?: number | string;
  pageSize?: number | string;
  /**
   * A category; all but the lotteries without it.
   */
  gameType?: string;
  group_type?: number | string;
}
export interface TeamGamePnlValue {
  list: {
    customer_id?: number | string | null;
    customer_name?: string | null;
    /**
     * Whether there is anybody below.
     */
    has_direct?: boolean | number | string | null;
    bet?: number | string | null;
    win?: number | string | null;
    rebate?: number | string | null;
    promotion?: number | string | null;
    /**
     * Won less bet.
     */
    pnl?: number | string | null;
    /**
     * Proposed. Members whom the row sums.
     */
    team_size?: number | string | null;
    /**
     * Proposed. The own play of whose team it is, nobody's below.
     */
    is_own?: boolean | number | string | null;
  }[];
  /**
   * The sums of all rows, by the same names.
   */
  footer?: {
    bet?: number | string | null;
    win?: number | string | null;
    rebate?: number | string | null;
    promotion?: number | string | null;
    /**
     * Won less bet.
     */
    pnl?: number | string | null;
  } | null;
  /**
   * Proposed. From the agent who asks down to whose team it is.
   */
  path?:
    | {
        customer_id?: number | string | null;
        customer_name?: string | null;
      }[]
    | null;
  /**
   * Proposed. The same sums by day, the last one first.
   */
  days?:
    | {
        /**
         * YYYY-MM-DD by the merchant's clock.
         */
        date?: string | null;
        bet?: number | string | null;
        win?: number | string | null;
        /**
         * Won less bet.
         */
        pnl?: number | string | null;
      }[]
    | null;
  pageNo?: number | string | null;
  totalPage?: number | string | null;
  total?: number | string | null;
}
/**
 * What an agent's team won and lost in lotteries, by downline.
 */
export interface TeamLotteryPnlCall {
  request: TeamLotteryPnlRequest;
  value: TeamLotteryPnlValue;
}
export interface TeamLotteryPnlRequest {
  /**
   * A part of a member's name: rows of those, wherever they are in the team.
   */
  customerName?: string;
  /**
   * Whose team: a member below the agent; the agent's own without it.
   */
  customerId?: number | string;
  /**
   * 0 a row a member, 1 a row a team: each downline directly below with all below it, and the own play of whose team it is.
   */
  summaryType?: number | string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  startDate?: string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  endDate?: string;
  pageNo?: number | string;
  pageSize?: number | string;
}
export interface TeamLotteryPnlValue {
  list: {
    customer_id?: number | string | null;
    customer_name?: string | null;
    /**
     * Whether there is anybody below.
     */
    has_direct?: boolean | number | string | null;
    deposit?: number | string | null;
    withdraw?: number | string | null;
    agent_transfer_in?: number | string | null;
    agent_transfer_out?: number | string | null;
    lott_game_betting?: number | string | null;
    lott_game_rebate?: number | string | null;
    lott_game_winning?: number | string | null;
    lott_promotion?: number | string | null;
    lott_agent_commission?: number | string | null;
    lott_daily_income?: number | string | null;
    lott_brokerage?: number | string | null;
    lott_game_pnl?: number | string | null;
    /**
     * Proposed. Members whom the row sums.
     */
    team_size?: number | string | null;
    /**
     * Proposed. The own play of whose team it is, nobody's below.
     */
    is_own?: boolean | number | string | null;
  }[];
  /**
   * The sums of all rows, by the same names.
   */
  footer?: {
    deposit?: number | string | null;
    withdraw?: number | string | null;
    agent_transfer_in?: number | string | null;
    agent_transfer_out?: number | string | null;
    lott_game_betting?: number | string | null;
    lott_game_rebate?: number | string | null;
    lott_game_winning?: number | string | null;
    lott_promotion?: number | string | null;
    lott_agent_commission?: number | string | null;
    lott_daily_income?: number | string | null;
    lott_brokerage?: number | string | null;
    lott_game_pnl?: number | string | null;
  } | null;
  /**
   * Proposed. From the agent who asks down to whose team it is.
   */
  path?:
    | {
        customer_id?: number | string | null;
        customer_name?: string | null;
      }[]
    | null;
  /**
   * Proposed. The same sums by day, the last one first.
   */
  days?:
    | {
        /**
         * YYYY-MM-DD by the merchant's clock.
         */
        date?: string | null;
        bet?: number | string | null;
        win?: number | string | null;
        /**
         * Won less bet.
         */
        pnl?: number | string | null;
      }[]
    | null;
  pageNo?: number | string | null;
  totalPage?: number | string | null;
  total?: number | string | null;
}
/**
 * Path proposed. Figures of an agent's team over days; the four counters stand in the footer, its other figures and the lists are proposed.
 */
export interface TeamOverviewSumCall {
  request: TeamOverviewSumRequest;
  value: TeamOverviewSumValue;
}
export interface TeamOverviewSumRequest {
  /**
   * YYYY-MM-DD.
   */
  startDate: string;
  /**
   * YYYY-MM-DD.
   */
  endDate: string;
  /**
   * Rows of each list of members; 0 asks for the footer alone.
   */
  size?: number;
}
export interface TeamOverviewSumValue {
  footer?: {
    teamLoginMemberCount?: number | string | null;
    teamBetMemberCount?: number | string | null;
    teamRegisterMemberCount?: number | string | null;
    teamOnlineCount?: number | string | null;
    teamMemberCount?: number | string | null;
    /**
     * Units of the currency.
     */
    teamBalance?: number | string | null;
    /**
     * Units of the currency.
     */
    teamDeposit?: number | string | null;
    /**
     * Units of the currency.
     */
    teamWithdraw?: number | string | null;
    /**
     * Units of the currency.
     */
    teamBet?: number | string | null;
    /**
     * Units of the currency.
     */
    teamWin?: number | string | null;
  } | null;
  list?:
    | {
        /**
         * YYYY-MM-DD by the merchant's clock; a day without play or money may be missing.
         */
        date: string;
        /**
         * Units of the currency.
         */
        bet?: number | string | null;
        /**
         * Units of the currency.
         */
        win?: number | string | null;
        /**
         * Units of the currency.
         */
        deposit?: number | string | null;
        /**
         * Units of the currency.
         */
        withdraw?: number | string | null;
        register?: number | string | null;
      }[]
    | null;
  best?:
    | {
        customerId: number | string;
        customerName: string;
        /**
         * Units of the currency.
         */
        bet?: number | string | null;
        /**
         * Units of the currency.
         */
        win?: number | string | null;
      }[]
    | null;
  inactive?:
    | {
        customerId: number | string;
        customerName: string;
        /**
         * Epoch ms; null = never.
         */
        lastLogin?: number | string | null;
      }[]
    | null;
  /**
   * Members of the team who did not log in within the days.
   */
  inactiveCount?: number | string | null;
}
/**
 * Path, module and rows proposed. Rebates that the members of an agent's team have claimed, a row a member and category.
 */
export interface TeamRebateCall {
  request: TeamRebateRequest;
  value: TeamRebateValue;
}
export interface TeamRebateRequest {
  /**
   * A part of a member's name; all of the team without it.
   */
  customerName?: string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  startDate?: string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, by the merchant's clock.
   */
  endDate?: string;
  pageNo?: number | string;
  pageSize?: number | string;
}
export interface TeamRebateValue {
  list: {
    customerName?: string | null;
    customerId?: number | string | null;
    gameCategory?: string | null;
    validBet?: number | string | null;
    rebateAmount?: number | string | null;
  }[];
  /**
   * The sums of all rows, by the same names.
   */
  footer?: {
    validBet?: number | string | null;
    rebateAmount?: number | string | null;
  } | null;
  pageNo?: number | string | null;
  totalPage?: number | string | null;
  total?: number | string | null;
}
/**
 * Template versions and the app texts of the merchant.
 */
export interface TemplatesCall {
  request: TemplatesRequest;
  value: TemplatesValue;
}
export interface TemplatesRequest {}
export interface TemplatesValue {
  mobileTemplate?: {
    mem_cen?: number | string | null;
    dep_func?: number | string | null;
    app_background?: string | null;
    app_desc?: string | null;
    app_desc_font_color?: string | null;
  } | null;
}
/**
 * Keeps the session alive.
 */
export interface TouchCall {
  request: TouchRequest;
  value: TouchValue;
}
export interface TouchRequest {}
/**
 * Nothing is read.
 */
export interface TouchValue {
  [k: string]: unknown;
}
/**
 * Names of the fields proposed. Gives money of the main wallet to a member below.
 */
export interface TransferDownlineCall {
  request: TransferDownlineRequest;
  value: TransferDownlineValue;
}
export interface TransferDownlineRequest {
  customerName: string;
  /**
   * Units of the currency, at most two decimals.
   */
  amount: number | string;
  /**
   * The fund password.
   */
  paymentPassword: string;
}
/**
 * Whether an agent may give money to downlines.
 */
export interface TransferEnabledCall {
  request: TransferEnabledRequest;
  value: TransferEnabledValue;
}
export interface TransferEnabledRequest {}
/**
 * Proposed. Gives money of the main wallet to several downlines at once. A downline who cannot receive is named and keeps nobody else from it; nothing is taken for them.
 */
export interface TransferMultipleCall {
  request: TransferMultipleRequest;
  value: TransferMultipleValue;
}
export interface TransferMultipleRequest {
  customerIds: string[];
  /**
   * Units of the currency: for each of them (equal), or for all together (random).
   */
  amount: number | string;
  /**
   * equal: the same for each. random: the sum is shared out by chance, within the limits.
   */
  mode: 'equal' | 'random';
  /**
   * The fund password.
   */
  paymentPassword: string;
  remark?: string;
}
export interface TransferMultipleValue {
  refId: string;
  /**
   * Wall clock of the platform, or epoch ms.
   */
  time?: number | string | null;
  mode?: string | null;
  /**
   * What left the balance: the sum of what was given.
   */
  amount?: number | string | null;
  remark?: string | null;
  receivers: {
    customerId?: number | string | null;
    customerName: string;
    /**
     * Units of the currency.
     */
    amount?: number | string | null;
    /**
     * Whether it was given.
     */
    success?: boolean | number | string;
    /**
     * Why it was not.
     */
    message?: string | null;
  }[];
}
/**
 * Proposed. What an agent gave to several downlines, the latest first.
 */
export interface TransferMultipleRecordsCall {
  request: TransferMultipleRecordsRequest;
  value: TransferMultipleRecordsValue;
}
export interface TransferMultipleRecordsRequest {
  /**
   * From 0.
   */
  pageNo?: number | string;
  pageSize?: number | string;
}
export interface TransferMultipleRecordsValue {
  list?:
    | {
        refId: string;
        /**
         * Wall clock of the platform, or epoch ms.
         */
        time?: number | string | null;
        mode?: string | null;
        /**
         * What left the balance: the sum of what was given.
         */
        amount?: number | string | null;
        remark?: string | null;
        receivers: {
          customerId?: number | string | null;
          customerName: string;
          /**
           * Units of the currency.
           */
          amount?: number | string | null;
          /**
           * Whether it was given.
           */
          success?: boolean | number | string;
          /**
           * Why it was not.
           */
          message?: string | null;
        }[];
      }[]
    | null;
  pageInfo?: {
    currentPage?: number | string | null;
    pageSize?: number | string | null;
    total?: number | string | null;
  } | null;
}
/**
 * Proposed. What each downline may be given at once, and how many at a time.
 */
export interface TransferMultipleSettingsCall {
  request: TransferMultipleSettingsRequest;
  value: TransferMultipleSettingsValue;
}
export interface TransferMultipleSettingsRequest {}
export interface TransferMultipleSettingsValue {
  /**
   * Units of the currency, for each.
   */
  minAmount?: number | string | null;
  /**
   * The same.
   */
  maxAmount?: number | string | null;
  maxReceivers?: number | string | null;
}
/**
 * Proposed shape. Gives money of the main wallet to the member's superior.
 */
export interface TransferUpCall {
  request: TransferUpRequest;
  value: TransferUpValue;
}
export interface TransferUpRequest {
  /**
   * Units of the currency, at most two decimals.
   */
  amount: number | string;
  /**
   * The fund password.
   */
  paymentPassword: string;
}
/**
 * Name of this browser’s trial account, or null.
 */
export interface TrialAccountCall {
  request: TrialAccountRequest;
  value: TrialAccountValue;
}
export interface TrialAccountRequest {}
/**
 * Signs in a trial player of the trial merchant.
 */
export interface TrialLoginCall {
  request: TrialLoginRequest;
  value: TrialLoginValue;
}
export interface TrialLoginRequest {
  os?: string;
  platform?: string;
}
export interface TrialLoginValue {
  token: string;
  id?: number | string | null;
  userName: string;
  /**
   * Type code of the member.
   */
  customerType: number | string;
  /**
   * The member must change the password first.
   */
  firstTimeLogin?: string | number | boolean | null;
}
/**
 * Number of unread messages.
 */
export interface UnreadCountCall {
  request: UnreadCountRequest;
  value: UnreadCountValue;
}
export interface UnreadCountRequest {}
/**
 * Proposed. Closes a link of the agent for a while, and opens it again.
 */
export interface UpdateAffiliateUrlCall {
  request: UpdateAffiliateUrlRequest;
  value: UpdateAffiliateUrlValue;
}
export interface UpdateAffiliateUrlRequest {
  affiUrlId: number | string;
  /**
   * 0 closed, 1 normal.
   */
  status: number | string;
}
/**
 * Nothing is read.
 */
export interface UpdateAffiliateUrlValue {
  [k: string]: unknown;
}
/**
 * Verb and path proposed. Sets rebates of a member below an agent.
 */
export interface UpdateDownlineRebatesCall {
  request: UpdateDownlineRebatesRequest;
  value: UpdateDownlineRebatesValue;
}
export interface UpdateDownlineRebatesRequest {
  customerName: string;
  configs: {
    type: string;
    prizeModeId?: number | string | null;
    /**
     * Percent.
     */
    rebateValue: number | string;
  }[];
}
/**
 * Changes some of the member’s own fields.
 */
export interface UpdateMemberCall {
  request: UpdateMemberRequest;
  value: UpdateMemberValue;
}
export interface UpdateMemberRequest {
  nickname?: string;
  mobile?: string;
  qq?: string;
  email?: string;
  payeeName?: string;
}
/**
 * Nothing is read.
 */
export interface UpdateMemberValue {
  [k: string]: unknown;
}
/**
 * Vendors by category.
 */
export interface VassGameTypesCall {
  request: VassGameTypesRequest;
  value: VassGameTypesValue;
}
export interface VassGameTypesRequest {
  typeId?: number | string;
  merchant_code?: string;
}
export interface VassGameTypesValue {
  /**
   * Category → vendor code → list.
   */
  content: {
    [k: string]: {
      [k: string]: unknown[];
    };
  };
}
/**
 * Categories in the order of the server, each with its vendors.
 */
export interface VendorsCall {
  request: VendorsRequest;
  value: VendorsValue;
}
export interface VendorsRequest {
  platform?: string;
  merchant?: string;
  clientType?: number | string;
  /**
   * Upper-case platform language code, e.g. EN.
   */
  language?: string;
}
export interface VendorsValue {
  data: {
    lanes: {
      /**
       * Category key.
       */
      title: string;
      gameType?: string | null;
      displayName?: string | null;
      gameClassify?:
        | {
            key: string;
            displayName?: string | null;
            gameCount?: number | string | null;
          }[]
        | null;
      cards: {
        /**
         * Vendor code.
         */
        vassalage: string;
        accountTypeName?: string | null;
        id?: number | string | null;
        displayName?: string | null;
        title?: string | null;
        gameType?: string | null;
        smallIcon?: string | null;
        mobileSmallIcon?: string | null;
        mobileLargeIcon?: string | null;
        h5Icon?: string | null;
        /**
         * Large icon; the gateway spells it so.
         */
        lagerIcon?: string | null;
      }[];
    }[];
  };
}
/**
 * Rules of login and verification fields by name, in the shape of the registration rules.
 */
export interface VerificationRulesCall {
  request: VerificationRulesRequest;
  value: VerificationRulesValue;
}
export interface VerificationRulesRequest {
  type?: string;
}
/**
 * Rule name → rule.
 */
export interface VerificationRulesValue {
  [k: string]: unknown;
}
/**
 * Whether money may leave one of the member's wallets. The name of the list is proposed.
 */
export interface WalletLockCall {
  request: WalletLockRequest;
  value: WalletLockValue;
}
export interface WalletLockRequest {
  accountTypeId: number | string;
}
export interface WalletLockValue {
  /**
   * 1 = locked.
   */
  status: number | string | boolean | null;
  /**
   * Proposed. How many times what is brought into the wallet must be staked from it before money leaves.
   */
  turnover?: number | string | null;
  locks?:
    | {
        /**
         * 1 = still holds.
         */
        lock_status?: number | string | boolean | null;
        /**
         * What must still be staked from the wallet, in units of the currency.
         */
        current_to_required?: number | string | null;
      }[]
    | null;
}
/**
 * Moves money between two wallets of the member.
 */
export interface WalletTransferCall {
  request: WalletTransferRequest;
  value: WalletTransferValue;
}
export interface WalletTransferRequest {
  fromAccountTypeId: number | string;
  toAccountTypeId: number | string;
  amount: number | string;
}
/**
 * Nothing is read.
 */
export interface WalletTransferValue {
  [k: string]: unknown;
}
/**
 * Whitelabel switches: a tree of {modId, enabled, childrenNodes}, or a flat map key → {enabled}.
 */
export interface WhitelabelCall {
  request: WhitelabelRequest;
  value: WhitelabelValue;
}
export interface WhitelabelRequest {}
/**
 * Latest winners.
 */
export interface WinnersCall {
  request: WinnersRequest;
  value: WinnersValue;
}
export interface WinnersRequest {
  gameCategory?: string;
  /**
   * Upper-case platform language code, e.g. EN.
   */
  language?: string;
  limitNum?: number | string;
}
export interface WinnersValue {
  list: {
    vo: {
      iconUrl?: string | null;
      gameName?: string | null;
      /**
       * Masked.
       */
      customerName?: string | null;
      winAmount: number | string;
      nodeId?: number | string | null;
      gameId?: number | string | null;
      vendor?: string | null;
    };
    gameType?: string | null;
  }[];
}
/**
 * Banks that money goes out to.
 */
export interface WithdrawBanksCall {
  request: WithdrawBanksRequest;
  value: WithdrawBanksValue;
}
export interface WithdrawBanksRequest {}
export interface WithdrawBanksValue {
  withdraw_banks: {
    bank_code: string;
    bank_eng_name?: string | null;
    bank_ch_name?: string | null;
    /**
     * Proposed. In the language of the request.
     */
    bank_name?: string | null;
    /**
     * Proposed. BANK or EWALLET.
     */
    bank_type?: string | null;
    /**
     * Proposed. ACCOUNT: 8 to 19 digits; CARD: the same with a check digit (Luhn); WALLET: 7 to 15 digits.
     */
    number_type?: string | null;
  }[];
}
/**
 * Withdrawals of the member.
 */
export interface WithdrawRecordCall {
  request: WithdrawRecordRequest;
  value: WithdrawRecordValue;
}
export interface WithdrawRecordRequest {
  status?: number | string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss.
   */
  startDate?: string;
  /**
   * YYYY-MM-DD or YYYY-MM-DD HH:mm:ss.
   */
  endDate?: string;
  pageNo?: number | string;
  pageSize?: number | string;
}
export interface WithdrawRecordValue {
  records: {
    refId?: number | string | null;
    amount?: number | string | null;
    bankName?: string | null;
    /**
     * Epoch ms.
     */
    withdrawDate?: number | string | null;
    /**
     * 0 pending, 1 processing, 2 success, 3 failed, 4 cancelled (hides the remark).
     */
    status?: number | string | null;
    remark?: string | null;
    /**
     * Proposed. What is kept of the amount.
     */
    fee?: number | string | null;
    /**
     * Proposed. What arrives on the account.
     */
    netAmount?: number | string | null;
    /**
     * Proposed. Of the account that it goes to, masked.
     */
    cardNumber?: string | null;
    /**
     * Proposed. Epoch ms of when it was paid out, refused or taken back.
     */
    settledDate?: number | string | null;
  }[];
  footer?:
    | {
        amount?: number | string | null;
      }[]
    | null;
  pageNo?: number | string | null;
  pageSize?: number | string | null;
  totalPages?: number | string | null;
  total?: number | string | null;
}
/**
 * What a withdrawal may be, and what is left of today.
 */
export interface WithdrawSettingsCall {
  request: WithdrawSettingsRequest;
  value: WithdrawSettingsValue;
}
export interface WithdrawSettingsRequest {
  groupId?: number | string;
}
export interface WithdrawSettingsValue {
  minimumAmount: number | string;
  maximumAmount: number | string;
  /**
   * Proposed. Y or N.
   */
  allowWithdraw?: string | null;
  /**
   * Proposed.
   */
  remainingTransactionTimes?: number | string | null;
  /**
   * Proposed.
   */
  dailyTimes?: number | string | null;
  /**
   * Proposed. HH:mm:ss in the merchant’s time zone.
   */
  startTime?: string | null;
  /**
   * Proposed.
   */
  endTime?: string | null;
  /**
   * Proposed. Percent of the amount that is kept.
   */
  feeRate?: number | string | null;
  /**
   * Proposed. Units of the currency.
   */
  turnoverRequired?: number | string | null;
  /**
   * Proposed.
   */
  turnoverDone?: number | string | null;
}
