import type { Registry } from '@/storefront/renderer/manifest';
import { manifest as accountRecords } from './account/records.manifest';
import { manifest as accountSignOut } from './account/sign-out.manifest';
import { manifest as accountSummary } from './account/summary.manifest';
import { manifest as actionButton } from './action/button.manifest';
import { manifest as actionIconButton } from './action/icon-button.manifest';
import { manifest as authChangePassword } from './auth/change-password.manifest';
import { manifest as authForgot } from './auth/forgot.manifest';
import { manifest as authForgotPhone } from './auth/forgot-phone.manifest';
import { manifest as authLogin } from './auth/login.manifest';
import { manifest as authRegister } from './auth/register.manifest';
import { manifest as authSmsLogin } from './auth/sms-login.manifest';
import { manifest as authSocial } from './auth/social.manifest';
import { manifest as contentAnnouncementDetail } from './content/announcement-detail.manifest';
import { manifest as contentAnnouncementList } from './content/announcement-list.manifest';
import { manifest as contentAnnouncements } from './content/announcements.manifest';
import { manifest as contentAppIntro } from './content/app-intro.manifest';
import { manifest as contentDownloadBlock } from './content/download-block.manifest';
import { manifest as contentDownloadOption } from './content/download-option.manifest';
import { manifest as contentFooterPanel } from './content/footer-panel.manifest';
import { manifest as contentHelp } from './content/help.manifest';
import { manifest as contentImage } from './content/image.manifest';
import { manifest as contentNoticeCard } from './content/notice-card.manifest';
import { manifest as contentPromotionList } from './content/promotion-list.manifest';
import { manifest as contentText } from './content/text.manifest';
import { manifest as formCaptcha } from './form/captcha.manifest';
import { manifest as formFeedback } from './form/feedback.manifest';
import { manifest as formField } from './form/field.manifest';
import { manifest as gameCategoryMenu } from './game/category-menu.manifest';
import { manifest as gameLaunch } from './game/launch.manifest';
import { manifest as gameList } from './game/list.manifest';
import { manifest as gamePanel } from './game/panel.manifest';
import { manifest as gameShelf } from './game/shelf.manifest';
import { manifest as gameVendorTiles } from './game/vendor-tiles.manifest';
import { manifest as homeAgeGate } from './home/age-gate.manifest';
import { manifest as homeAppPopup } from './home/app-popup.manifest';
import { manifest as homeBannerCarousel } from './home/banner-carousel.manifest';
import { manifest as homeBonus } from './home/bonus.manifest';
import { manifest as homeCounter } from './home/counter.manifest';
import { manifest as homeHero } from './home/hero.manifest';
import { manifest as homeHotMatches } from './home/hot-matches.manifest';
import { manifest as homeJackpot } from './home/jackpot.manifest';
import { manifest as homeMatchList } from './home/match-list.manifest';
import { manifest as homeNoticeStrip } from './home/notice-strip.manifest';
import { manifest as homePopups } from './home/popups.manifest';
import { manifest as homeWinners } from './home/winners.manifest';
import { manifest as layoutSection } from './layout/section.manifest';
import { manifest as layoutStack } from './layout/stack.manifest';
import { manifest as lotteryDraws } from './lottery/draws.manifest';
import { manifest as lotteryGames } from './lottery/games.manifest';
import { manifest as lotteryOrders } from './lottery/orders.manifest';
import { manifest as memberBalance } from './member/balance.manifest';
import { manifest as memberHeader } from './member/header.manifest';
import { manifest as navEntry } from './nav/entry.manifest';
import { manifest as navExternal } from './nav/external.manifest';
import { manifest as navLink } from './nav/link.manifest';
import { manifest as navLinkList } from './nav/link-list.manifest';
import { manifest as navList } from './nav/list.manifest';
import { manifest as navTile } from './nav/tile.manifest';
import { manifest as navTileGrid } from './nav/tile-grid.manifest';
import { manifest as pageScreen } from './page/screen.manifest';
import { manifest as shellAccount } from './shell/account.manifest';
import { manifest as shellBack } from './shell/back.manifest';
import { manifest as shellDownloadBar } from './shell/download-bar.manifest';
import { manifest as shellFooter } from './shell/footer.manifest';
import { manifest as shellFooterEntry } from './shell/footer-entry.manifest';
import { manifest as shellFrame } from './shell/frame.manifest';
import { manifest as shellHeader } from './shell/header.manifest';
import { manifest as shellLanguage } from './shell/language.manifest';
import { manifest as shellLogo } from './shell/logo.manifest';
import { manifest as shellMenu } from './shell/menu.manifest';
import { manifest as shellMenuEntry } from './shell/menu-entry.manifest';
import { manifest as shellServiceEntry } from './shell/service-entry.manifest';
import { manifest as shellServiceLink } from './shell/service-link.manifest';
import { manifest as shellServiceMenu } from './shell/service-menu.manifest';
import { manifest as stateEmpty } from './state/empty.manifest';
import { manifest as stateMessage } from './state/message.manifest';

/** Every widget by its name in config. Complete by type: a widget without a manifest does not compile. */
export const registry = {
  'account.records': accountRecords,
  'account.sign-out': accountSignOut,
  'account.summary': accountSummary,
  'action.button': actionButton,
  'action.icon-button': actionIconButton,
  'auth.login': authLogin,
  'auth.register': authRegister,
  'auth.sms-login': authSmsLogin,
  'auth.social': authSocial,
  'auth.forgot': authForgot,
  'auth.forgot-phone': authForgotPhone,
  'auth.change-password': authChangePassword,
  'content.announcements': contentAnnouncements,
  'content.download-block': contentDownloadBlock,
  'content.download-option': contentDownloadOption,
  'content.footer-panel': contentFooterPanel,
  'content.image': contentImage,
  'content.app-intro': contentAppIntro,
  'content.notice-card': contentNoticeCard,
  'content.text': contentText,
  'content.announcement-detail': contentAnnouncementDetail,
  'content.announcement-list': contentAnnouncementList,
  'form.feedback': formFeedback,
  'content.help': contentHelp,
  'content.promotion-list': contentPromotionList,
  'form.captcha': formCaptcha,
  'form.field': formField,
  'game.category-menu': gameCategoryMenu,
  'game.launch': gameLaunch,
  'game.list': gameList,
  'game.panel': gamePanel,
  'game.shelf': gameShelf,
  'game.vendor-tiles': gameVendorTiles,
  'home.age-gate': homeAgeGate,
  'home.app-popup': homeAppPopup,
  'home.banner-carousel': homeBannerCarousel,
  'home.bonus': homeBonus,
  'home.counter': homeCounter,
  'home.hero': homeHero,
  'home.hot-matches': homeHotMatches,
  'home.jackpot': homeJackpot,
  'home.match-list': homeMatchList,
  'home.notice-strip': homeNoticeStrip,
  'home.popups': homePopups,
  'home.winners': homeWinners,
  'layout.section': layoutSection,
  'layout.stack': layoutStack,
  'lottery.draws': lotteryDraws,
  'lottery.games': lotteryGames,
  'lottery.orders': lotteryOrders,
  'member.balance': memberBalance,
  'member.header': memberHeader,
  'nav.entry': navEntry,
  'nav.external': navExternal,
  'nav.link': navLink,
  'nav.link-list': navLinkList,
  'nav.list': navList,
  'nav.tile': navTile,
  'nav.tile-grid': navTileGrid,
  'page.screen': pageScreen,
  'shell.account': shellAccount,
  'shell.back': shellBack,
  'shell.download-bar': shellDownloadBar,
  'shell.footer': shellFooter,
  'shell.footer-entry': shellFooterEntry,
  'shell.frame': shellFrame,
  'shell.header': shellHeader,
  'shell.language': shellLanguage,
  'shell.logo': shellLogo,
  'shell.menu': shellMenu,
  'shell.menu-entry': shellMenuEntry,
  'shell.service-entry': shellServiceEntry,
  'shell.service-link': shellServiceLink,
  'shell.service-menu': shellServiceMenu,
  'state.empty': stateEmpty,
  'state.message': stateMessage,
} satisfies Registry;
