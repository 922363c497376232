import { manifest as memberBalance } from '@/storefront/features/account/balance.manifest';
import { manifest as memberHeader } from '@/storefront/features/account/header.manifest';
import { manifest as accountRecords } from '@/storefront/features/account/records.manifest';
import { manifest as accountSignOut } from '@/storefront/features/account/sign-out.manifest';
import { manifest as accountSummary } from '@/storefront/features/account/summary.manifest';
import { manifest as actionButton } from '@/storefront/features/blocks/button.manifest';
import { manifest as stateEmpty } from '@/storefront/features/blocks/empty.manifest';
import { manifest as navEntry } from '@/storefront/features/blocks/entry.manifest';
import { manifest as navExternal } from '@/storefront/features/blocks/external.manifest';
import { manifest as actionIconButton } from '@/storefront/features/blocks/icon-button.manifest';
import { manifest as contentImage } from '@/storefront/features/blocks/image.manifest';
import { manifest as navLink } from '@/storefront/features/blocks/link.manifest';
import { manifest as navLinkList } from '@/storefront/features/blocks/link-list.manifest';
import { manifest as navList } from '@/storefront/features/blocks/list.manifest';
import { manifest as stateMessage } from '@/storefront/features/blocks/message.manifest';
import { manifest as pageScreen } from '@/storefront/features/blocks/screen.manifest';
import { manifest as layoutSection } from '@/storefront/features/blocks/section.manifest';
import { manifest as layoutStack } from '@/storefront/features/blocks/stack.manifest';
import { manifest as contentText } from '@/storefront/features/blocks/text.manifest';
import { manifest as navTile } from '@/storefront/features/blocks/tile.manifest';
import { manifest as navTileGrid } from '@/storefront/features/blocks/tile-grid.manifest';
import { manifest as contentAnnouncementDetail } from '@/storefront/features/content/announcements/announcement-detail.manifest';
import { manifest as contentAnnouncementList } from '@/storefront/features/content/announcements/announcement-list.manifest';
import { manifest as contentAnnouncements } from '@/storefront/features/content/announcements/announcements.manifest';
import { manifest as contentPromotionList } from '@/storefront/features/content/announcements/promotion-list.manifest';
import { manifest as contentAppIntro } from '@/storefront/features/content/app-intro.manifest';
import { manifest as contentDownloadBlock } from '@/storefront/features/content/download-block.manifest';
import { manifest as contentDownloadOption } from '@/storefront/features/content/download-option.manifest';
import { manifest as formFeedback } from '@/storefront/features/content/feedback/feedback.manifest';
import { manifest as contentFooterPanel } from '@/storefront/features/content/footer-panel.manifest';
import { manifest as contentHelp } from '@/storefront/features/content/help/help.manifest';
import { manifest as contentNoticeCard } from '@/storefront/features/content/notice-card.manifest';
import { manifest as gameCategoryMenu } from '@/storefront/features/games/categories/category-menu.manifest';
import { manifest as gamePanel } from '@/storefront/features/games/categories/panel.manifest';
import { manifest as gameList } from '@/storefront/features/games/list/list.manifest';
import { manifest as gameLaunch } from '@/storefront/features/games/play/launch.manifest';
import { manifest as gameShelf } from '@/storefront/features/games/tiles/shelf.manifest';
import { manifest as gameVendorTiles } from '@/storefront/features/games/vendors/vendor-tiles.manifest';
import { manifest as homeBannerCarousel } from '@/storefront/features/home/banners/banner-carousel.manifest';
import { manifest as homeBonus } from '@/storefront/features/home/bonus.manifest';
import { manifest as homeCounter } from '@/storefront/features/home/figures/counter.manifest';
import { manifest as homeJackpot } from '@/storefront/features/home/figures/jackpot.manifest';
import { manifest as homeHero } from '@/storefront/features/home/hero.manifest';
import { manifest as homeHotMatches } from '@/storefront/features/home/matches/hot-matches.manifest';
import { manifest as homeMatchList } from '@/storefront/features/home/matches/match-list.manifest';
import { manifest as homeAgeGate } from '@/storefront/features/home/popups/age-gate.manifest';
import { manifest as homeAppPopup } from '@/storefront/features/home/popups/app-popup.manifest';
import { manifest as homePopups } from '@/storefront/features/home/popups/popups.manifest';
import { manifest as homeNoticeStrip } from '@/storefront/features/home/titles/notice-strip.manifest';
import { manifest as homeWinners } from '@/storefront/features/home/winners/winners.manifest';
import { manifest as lotteryDraws } from '@/storefront/features/lottery/draws/draws.manifest';
import { manifest as lotteryGames } from '@/storefront/features/lottery/games.manifest';
import { manifest as lotteryOrders } from '@/storefront/features/lottery/orders/orders.manifest';
import { manifest as shellAccount } from '@/storefront/features/shell/account.manifest';
import { manifest as shellBack } from '@/storefront/features/shell/back.manifest';
import { manifest as shellDownloadBar } from '@/storefront/features/shell/download-bar.manifest';
import { manifest as shellFooter } from '@/storefront/features/shell/footer.manifest';
import { manifest as shellFooterEntry } from '@/storefront/features/shell/footer-entry.manifest';
import { manifest as shellFrame } from '@/storefront/features/shell/frame.manifest';
import { manifest as shellHeader } from '@/storefront/features/shell/header.manifest';
import { manifest as shellLanguage } from '@/storefront/features/shell/language.manifest';
import { manifest as shellLogo } from '@/storefront/features/shell/logo.manifest';
import { manifest as shellMenu } from '@/storefront/features/shell/menu.manifest';
import { manifest as shellMenuEntry } from '@/storefront/features/shell/menu-entry.manifest';
import { manifest as shellServiceEntry } from '@/storefront/features/shell/service-entry.manifest';
import { manifest as shellServiceLink } from '@/storefront/features/shell/service-link.manifest';
import { manifest as shellServiceMenu } from '@/storefront/features/shell/service-menu.manifest';
import { manifest as authLogin } from '@/storefront/features/sign-in/login/login.manifest';
import { manifest as authSmsLogin } from '@/storefront/features/sign-in/login/sms-login.manifest';
import { manifest as authChangePassword } from '@/storefront/features/sign-in/password/change-password.manifest';
import { manifest as authForgot } from '@/storefront/features/sign-in/password/forgot.manifest';
import { manifest as authForgotPhone } from '@/storefront/features/sign-in/password/forgot-phone.manifest';
import { manifest as formCaptcha } from '@/storefront/features/sign-in/register/captcha.manifest';
import { manifest as formField } from '@/storefront/features/sign-in/register/field.manifest';
import { manifest as authRegister } from '@/storefront/features/sign-in/register/register.manifest';
import { manifest as authSocial } from '@/storefront/features/sign-in/services/social.manifest';
import type { Registry } from '@/storefront/renderer/manifest';

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
