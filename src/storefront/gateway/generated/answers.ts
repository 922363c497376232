// Generated from schemas/ by `npm run generate`. Do not edit.
import { validate as accountRecord } from './accountRecord.js';
import { validate as addFavourite } from './addFavourite.js';
import { validate as addRecent } from './addRecent.js';
import { validate as affiliateCheck } from './affiliateCheck.js';
import { validate as allVassalage } from './allVassalage.js';
import { validate as availablePromotions } from './availablePromotions.js';
import { validate as balance } from './balance.js';
import { validate as betRecord } from './betRecord.js';
import { validate as cancelSubOrders } from './cancelSubOrders.js';
import { validate as captcha } from './captcha.js';
import { validate as changePassword } from './changePassword.js';
import { validate as checkUsername } from './checkUsername.js';
import { validate as clubBenefit } from './clubBenefit.js';
import { validate as contractCheck } from './contractCheck.js';
import { validate as countries } from './countries.js';
import { validate as createTrial } from './createTrial.js';
import { validate as customerService } from './customerService.js';
import { validate as defaultAgent } from './defaultAgent.js';
import { validate as depositRecord } from './depositRecord.js';
import { validate as domainRoute } from './domainRoute.js';
import { validate as draw } from './draw.js';
import { validate as draws } from './draws.js';
import { validate as favouriteIds } from './favouriteIds.js';
import { validate as favouriteList } from './favouriteList.js';
import { validate as feedback } from './feedback.js';
import { validate as feedbackImage } from './feedbackImage.js';
import { validate as forgotPassword } from './forgotPassword.js';
import { validate as gameTrialLaunch } from './gameTrialLaunch.js';
import { validate as geetest } from './geetest.js';
import { validate as helpCenter } from './helpCenter.js';
import { validate as inbox } from './inbox.js';
import { validate as jackpot } from './jackpot.js';
import { validate as launchGame } from './launchGame.js';
import { validate as location } from './location.js';
import { validate as login } from './login.js';
import { validate as loginVerification } from './loginVerification.js';
import { validate as logout } from './logout.js';
import { validate as lotteryConditions } from './lotteryConditions.js';
import { validate as lotteryGames } from './lotteryGames.js';
import { validate as lotteryMenus } from './lotteryMenus.js';
import { validate as lotteryMobileGames } from './lotteryMobileGames.js';
import { validate as lotteryOrder } from './lotteryOrder.js';
import { validate as lotteryOrderLines } from './lotteryOrderLines.js';
import { validate as lotteryOrders } from './lotteryOrders.js';
import { validate as lotteryOrdersToday } from './lotteryOrdersToday.js';
import { validate as memberIcon } from './memberIcon.js';
import { validate as memberInfo } from './memberInfo.js';
import { validate as memberLanguage } from './memberLanguage.js';
import { validate as merchantWallet } from './merchantWallet.js';
import { validate as mobileNotice } from './mobileNotice.js';
import { validate as nearIssues } from './nearIssues.js';
import { validate as openedNumbers } from './openedNumbers.js';
import { validate as placeBets } from './placeBets.js';
import { validate as playMenu } from './playMenu.js';
import { validate as playerAvatar } from './playerAvatar.js';
import { validate as popularGames } from './popularGames.js';
import { validate as promotionCategories } from './promotionCategories.js';
import { validate as promotions } from './promotions.js';
import { validate as publicKey } from './publicKey.js';
import { validate as recentList } from './recentList.js';
import { validate as recentLottery } from './recentLottery.js';
import { validate as register } from './register.js';
import { validate as registerAuto } from './registerAuto.js';
import { validate as registerMobile } from './registerMobile.js';
import { validate as registerRules } from './registerRules.js';
import { validate as removeFavourite } from './removeFavourite.js';
import { validate as rooms } from './rooms.js';
import { validate as securityConfig } from './securityConfig.js';
import { validate as serviceScript } from './serviceScript.js';
import { validate as serviceVersion } from './serviceVersion.js';
import { validate as setEmail } from './setEmail.js';
import { validate as setMemberIcon } from './setMemberIcon.js';
import { validate as setNickname } from './setNickname.js';
import { validate as setPassword } from './setPassword.js';
import { validate as setPayeeName } from './setPayeeName.js';
import { validate as settings } from './settings.js';
import { validate as smsNoLogin } from './smsNoLogin.js';
import { validate as smsPasswordReset } from './smsPasswordReset.js';
import { validate as smsRegister } from './smsRegister.js';
import { validate as smsRegisterMobile } from './smsRegisterMobile.js';
import { validate as smsVerify } from './smsVerify.js';
import { validate as templates } from './templates.js';
import { validate as touch } from './touch.js';
import { validate as trialAccount } from './trialAccount.js';
import { validate as trialLogin } from './trialLogin.js';
import { validate as unreadCount } from './unreadCount.js';
import { validate as updateMember } from './updateMember.js';
import { validate as verificationRules } from './verificationRules.js';
import { validate as walletTransfer } from './walletTransfer.js';
import { validate as whitelabel } from './whitelabel.js';
import { validate as withdrawRecord } from './withdrawRecord.js';

export const validators: { readonly [call: string]: (value: unknown) => boolean } = {
  accountRecord,
  addFavourite,
  addRecent,
  affiliateCheck,
  allVassalage,
  availablePromotions,
  balance,
  betRecord,
  cancelSubOrders,
  captcha,
  changePassword,
  checkUsername,
  clubBenefit,
  contractCheck,
  countries,
  createTrial,
  customerService,
  defaultAgent,
  depositRecord,
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
