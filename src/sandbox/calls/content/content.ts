import announcements from '@schemas/wire/announcements.schema.json';
import helpCenter from '@schemas/wire/helpCenter.schema.json';
import mobileNotice from '@schemas/wire/mobileNotice.schema.json';
import { posterStyleOf } from '../../art/poster';
import { artPath, sharedArtPath } from '../../seed/art-path';
import { findGame, games } from '../../seed/games';
import { helpEntries } from '../../seed/help';
import { agentNoticeList, noticeList, popupList, promotionTexts } from '../../seed/notices';
import { gives, hasPromotions, isOffered } from '../../seed/offers';
import { banners, promotionPosters } from '../../seed/posters';
import { entryInLanguage } from '../../seed/words/words-of';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { wordsIn } from '../words-in';

const dayMs = 86_400_000;

export const contentCalls: readonly Endpoint[] = [
  endpoint(announcements, announcementsOf),
  endpoint(mobileNotice, (call) => ({
    contentLobby: notices(call),
  })),
  endpoint(helpCenter, helpOf),
];

/** Help entries. Those about an offer that the merchant does not have are left out. */
function helpOf(call: Call): unknown {
  const isSwift = gives(call.merchant, 'swift');
  const isTopicShown = { promotions: hasPromotions(call.merchant), swift: isSwift };
  return helpEntries
    .filter(({ about }) => about === undefined || isTopicShown[about])
    .map((entry) => {
      const { title, content } = inWords(entry, wordsIn(call));
      return {
        title,
        content: entry.isTimed === true && !isSwift ? content.replace(/<table>.*<\/table>/, '') : content,
      };
    });
}

/** Announcements of the requested types; without `types`, all types but `A`, the notices for agents. */
function announcementsOf(call: Call): unknown {
  const types = (call.input.text('types') ?? 'B,PL,PU,PR,H').split(',');
  const isRequested = (type: string) => types.includes(type);
  const execution = call.input.text('execution') ?? '';
  return {
    banners: isRequested('B') ? bannerList(call) : [],
    player: [...(isRequested('PL') ? notices(call) : []), ...(isRequested('A') ? notices(call, agentNoticeList) : [])],
    popup: isRequested('PU')
      ? popupList
          .filter((popup) => (execution === '' || popup.execution === execution) && isOffered(call.merchant, popup))
          .map((popup) => ({ ...inWords(popup, wordsIn(call)), id: popup.id, execution: popup.execution }))
      : [],
    hot: isRequested('H') ? promotions(call).slice(0, 2) : [],
    promotion: isRequested('PR') ? promotions(call) : [],
  };
}

function bannerList(call: Call): readonly unknown[] {
  const language = wordsIn(call);
  const style = posterStyleOf(call.merchant.console.art);
  const houseGame = games.find(({ motif }) => motif === 'INHOUSE');
  const group = call.input.text('groupName') ?? 'm_home';
  return bannersOf(call).map((banner) => ({
    bannerId: banner.id,
    groupName: group,
    url: artPath('banners', `${style}-${banner.id}`, language),
    title: entryInLanguage(banner.title, banner.line, language)[0],
    linkage: '',
    externalLink: '',
    ...linkages(houseGame?.nodeId ?? 0, promotions(call).length > 0)[banners.indexOf(banner) % 4],
  }));
}

function bannersOf({ merchant }: Call) {
  return banners.filter((banner) => isOffered(merchant, banner));
}

/** What a tap on a banner does: a promotion, a game, a page of ours, or nothing. */
function linkages(nodeId: number, hasPromotions: boolean) {
  const game = findGame(nodeId);
  const noLink = { redirect: null, redirectPromotionId: null, gameLinkageMapping: null };
  return [
    { ...noLink, linkageType: 'PROMOTION', redirect: 'REDIRECT_PROMOTION', redirectPromotionId: 101 },
    {
      ...noLink,
      linkageType: 'GAME',
      redirect: 'REDIRECT_GAME',
      gameLinkageMapping: {
        nodeId,
        gameId: game?.gameId ?? '',
        vassalage: game?.vassalage ?? '',
        gameType: game?.gameType ?? '',
        gameName: game?.name.EN ?? '',
      },
    },
    hasPromotions ? { ...noLink, linkageType: 'PAGE', linkage: '/m/activity' } : { ...noLink, linkageType: null },
    { ...noLink, linkageType: null },
  ];
}

/** Notices. The home strip's first has a picture, the third was valid in the past only, the last is for ever. */
function notices(call: Call, list: typeof noticeList = noticeList) {
  const start = startOfDay(call.now);
  const style = posterStyleOf(call.merchant.console.art);
  const offered = list.filter((notice) => isOffered(call.merchant, notice));
  const [picture] = list === noticeList ? bannersOf(call) : [];
  return offered.map((notice, index) => ({
    ...inWords(notice, wordsIn(call)),
    id: notice.id,
    externalLink: '',
    announcementDisplaySpeed: 'NORMAL',
    startDate: start - (index + 1) * dayMs,
    endDate: index === 2 ? start - (index + 1) * dayMs : start + 30 * dayMs,
    noExpiry: index === offered.length - 1 ? 1 : 0,
    announcementImages:
      index === 0 && picture ? [{ url: artPath('banners', `${style}-${picture.id}`, wordsIn(call)), sequence: 1 }] : [],
  }));
}

function promotions(call: Call): readonly unknown[] {
  const language = wordsIn(call);
  const start = startOfDay(call.now);
  const style = posterStyleOf(call.merchant.console.art);
  const offered = promotionPosters.filter((promotion) => isOffered(call.merchant, promotion));
  return offered.map((promotion, index) => ({
    id: promotion.id,
    title: entryInLanguage(promotion.title, promotion.line, language)[0],
    content: promotionTexts(promotion, language),
    startDate: start - index * 3 * dayMs,
    endDate: start + (index * 7 + 7) * dayMs,
    noExpiry: index === 0 ? 1 : 0,
    announcementImages: [
      { url: artPath('promotions', `${style}-${promotion.id}`, language), sequence: 1 },
      { url: sharedArtPath(`${style}-${promotion.id}`), sequence: 2 },
    ],
    promoAnnouncementCategoryIds: [(index % 3) + 1],
  }));
}

function inWords(
  {
    title,
    content,
  }: { readonly title: Readonly<Record<'EN' | 'BN', string>>; readonly content: Readonly<Record<'EN' | 'BN', string>> },
  language: string,
) {
  const [inTitle, inContent] = entryInLanguage(title, content, language);
  return { title: inTitle, content: inContent };
}

function startOfDay(now: number): number {
  return now - (now % dayMs);
}
