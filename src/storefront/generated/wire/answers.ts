// Generated from schemas/ by `npm run generate`. Do not edit.
import type { AnswerCheck } from '../check-answer';
import { answer as accountRecord } from './accountRecord.js';
import { answer as addFavourite } from './addFavourite.js';
import { answer as addRecent } from './addRecent.js';
import { answer as affiliateCheck } from './affiliateCheck.js';
import { answer as agentNotices } from './agentNotices.js';
import { answer as allVassalage } from './allVassalage.js';
import { answer as availablePromotions } from './availablePromotions.js';
import { answer as balance } from './balance.js';
import { answer as betRecord } from './betRecord.js';
import { answer as cancelSubOrders } from './cancelSubOrders.js';
import { answer as captcha } from './captcha.js';
import { answer as changePassword } from './changePassword.js';
import { answer as checkUsername } from './checkUsername.js';
import { answer as claimableRewards } from './claimableRewards.js';
import { answer as clubBenefit } from './clubBenefit.js';
import { answer as contractCheck } from './contractCheck.js';
import { answer as countries } from './countries.js';
import { answer as createTrial } from './createTrial.js';
import { answer as customerService } from './customerService.js';
import { answer as defaultAgent } from './defaultAgent.js';
import { answer as depositRecord } from './depositRecord.js';
import { answer as dividendInfo } from './dividendInfo.js';
import { answer as domainRoute } from './domainRoute.js';
import { answer as draw } from './draw.js';
import { answer as draws } from './draws.js';
import { answer as favouriteIds } from './favouriteIds.js';
import { answer as favouriteList } from './favouriteList.js';
import { answer as feedback } from './feedback.js';
import { answer as feedbackImage } from './feedbackImage.js';
import { answer as forgotPassword } from './forgotPassword.js';
import { answer as gameTrialLaunch } from './gameTrialLaunch.js';
import { answer as geetest } from './geetest.js';
import { answer as helpCenter } from './helpCenter.js';
import { answer as inbox } from './inbox.js';
import { answer as jackpot } from './jackpot.js';
import { answer as launchGame } from './launchGame.js';
import { answer as location } from './location.js';
import { answer as login } from './login.js';
import { answer as loginVerification } from './loginVerification.js';
import { answer as logout } from './logout.js';
import { answer as lotteryConditions } from './lotteryConditions.js';
import { answer as lotteryGames } from './lotteryGames.js';
import { answer as lotteryMenus } from './lotteryMenus.js';
import { answer as lotteryMobileGames } from './lotteryMobileGames.js';
import { answer as lotteryOrder } from './lotteryOrder.js';
import { answer as lotteryOrderLines } from './lotteryOrderLines.js';
import { answer as lotteryOrders } from './lotteryOrders.js';
import { answer as lotteryOrdersToday } from './lotteryOrdersToday.js';
import { answer as memberIcon } from './memberIcon.js';
import { answer as memberInfo } from './memberInfo.js';
import { answer as memberLanguage } from './memberLanguage.js';
import { answer as merchantWallet } from './merchantWallet.js';
import { answer as mobileNotice } from './mobileNotice.js';
import { answer as nearIssues } from './nearIssues.js';
import { answer as openedNumbers } from './openedNumbers.js';
import { answer as placeBets } from './placeBets.js';
import { answer as playMenu } from './playMenu.js';
import { answer as playerAvatar } from './playerAvatar.js';
import { answer as popularGames } from './popularGames.js';
import { answer as promotionCategories } from './promotionCategories.js';
import { answer as promotions } from './promotions.js';
import { answer as publicKey } from './publicKey.js';
import { answer as rebateSettings } from './rebateSettings.js';
import { answer as recentList } from './recentList.js';
import { answer as recentLottery } from './recentLottery.js';
import { answer as register } from './register.js';
import { answer as registerAuto } from './registerAuto.js';
import { answer as registerMobile } from './registerMobile.js';
import { answer as registerRules } from './registerRules.js';
import { answer as removeFavourite } from './removeFavourite.js';
import { answer as rooms } from './rooms.js';
import { answer as securityConfig } from './securityConfig.js';
import { answer as serviceScript } from './serviceScript.js';
import { answer as serviceVersion } from './serviceVersion.js';
import { answer as setEmail } from './setEmail.js';
import { answer as setMemberIcon } from './setMemberIcon.js';
import { answer as setNickname } from './setNickname.js';
import { answer as setPassword } from './setPassword.js';
import { answer as setPayeeName } from './setPayeeName.js';
import { answer as settings } from './settings.js';
import { answer as smsNoLogin } from './smsNoLogin.js';
import { answer as smsPasswordReset } from './smsPasswordReset.js';
import { answer as smsRegister } from './smsRegister.js';
import { answer as smsRegisterMobile } from './smsRegisterMobile.js';
import { answer as smsVerify } from './smsVerify.js';
import { answer as templates } from './templates.js';
import { answer as touch } from './touch.js';
import { answer as trialAccount } from './trialAccount.js';
import { answer as trialLogin } from './trialLogin.js';
import { answer as unreadCount } from './unreadCount.js';
import { answer as updateMember } from './updateMember.js';
import { answer as verificationRules } from './verificationRules.js';
import { answer as walletTransfer } from './walletTransfer.js';
import { answer as whitelabel } from './whitelabel.js';
import { answer as withdrawRecord } from './withdrawRecord.js';

export const answers: { readonly [call: string]: AnswerCheck } = {
  accountRecord,
  addFavourite,
  addRecent,
  affiliateCheck,
  agentNotices,
  allVassalage,
  availablePromotions,
  balance,
  betRecord,
  cancelSubOrders,
  captcha,
  changePassword,
  checkUsername,
  claimableRewards,
  clubBenefit,
  contractCheck,
  countries,
  createTrial,
  customerService,
  defaultAgent,
  depositRecord,
  dividendInfo,
  domainRoute,
  draw,
  draws,
  favouriteIds,
  favouriteList,
  feedback,
  feedbackImage,
  forgotPassword,
  gameTrialLaunch,
  geetest,
  helpCenter,
  inbox,
  jackpot,
  launchGame,
  location,
  login,
  loginVerification,
  logout,
  lotteryConditions,
  lotteryGames,
  lotteryMenus,
  lotteryMobileGames,
  lotteryOrder,
  lotteryOrderLines,
  lotteryOrders,
  lotteryOrdersToday,
  memberIcon,
  memberInfo,
  memberLanguage,
  merchantWallet,
  mobileNotice,
  nearIssues,
  openedNumbers,
  placeBets,
  playMenu,
  playerAvatar,
  popularGames,
  promotionCategories,
  promotions,
  publicKey,
  rebateSettings,
  recentList,
  recentLottery,
  register,
  registerAuto,
  registerMobile,
  registerRules,
  removeFavourite,
  rooms,
  securityConfig,
  serviceScript,
  serviceVersion,
  setEmail,
  setMemberIcon,
  setNickname,
  setPassword,
  setPayeeName,
  settings,
  smsNoLogin,
  smsPasswordReset,
  smsRegister,
  smsRegisterMobile,
  smsVerify,
  templates,
  touch,
  trialAccount,
  trialLogin,
  unreadCount,
  updateMember,
  verificationRules,
  walletTransfer,
  whitelabel,
  withdrawRecord,
};
