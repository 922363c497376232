import { artPath } from './art-path';
import { games } from './games';
import { inLanguage } from './words/words-of';

type Words = Readonly<Record<'EN' | 'BN', string>>;
export type Team = { readonly id: string; readonly name: Words; readonly hue: number };

const hour = 3_600_000;
/** Kick-offs move on every six hours, so that a match stays where it is for a while. */
const block = 6 * hour;

export const teams: readonly Team[] = [
  { id: 'tigers', name: { EN: 'Delta Tigers', BN: 'ডেল্টা টাইগার্স' }, hue: 32 },
  { id: 'kings', name: { EN: 'River Kings', BN: 'রিভার কিংস' }, hue: 205 },
  { id: 'hawks', name: { EN: 'Hill Hawks', BN: 'হিল হকস' }, hue: 350 },
  { id: 'storm', name: { EN: 'Harbour Storm', BN: 'হারবার স্টর্ম' }, hue: 250 },
  { id: 'united', name: { EN: 'Lakeside United', BN: 'লেকসাইড ইউনাইটেড' }, hue: 140 },
  { id: 'rovers', name: { EN: 'Meadow Rovers', BN: 'মেডো রোভার্স' }, hue: 95 },
  { id: 'comets', name: { EN: 'Northern Comets', BN: 'নর্দার্ন কমেটস' }, hue: 285 },
  { id: 'lancers', name: { EN: 'Old Town Lancers', BN: 'ওল্ড টাউন ল্যান্সার্স' }, hue: 12 },
];

export const leagues: readonly Words[] = [
  { EN: 'Bay Premier Twenty20', BN: 'বে প্রিমিয়ার টোয়েন্টি২০' },
  { EN: 'Coastal Football League', BN: 'উপকূল ফুটবল লিগ' },
];

/** Matches to come, nearest first, each on a sports game of the catalogue. */
export function matchesFor(now: number, language: string) {
  const first = now - (now % block) + block;
  const sportsGames = games.filter(({ gameType, motif }) => gameType === 'SPORTS' && motif === 'SPORTS');
  return Array.from({ length: teams.length / 2 }, (_, index) => {
    const [home, away] = [teams[index * 2], teams[index * 2 + 1]];
    // Every third game, so that neighbouring matches lead to different games, and all of them to several vendors.
    const game = sportsGames[(index * 3) % sportsGames.length];
    return {
      matchTime: first + index * 1.5 * hour,
      homeTeam: inLanguage(home?.name ?? { EN: '', BN: '' }, language),
      awayTeam: inLanguage(away?.name ?? { EN: '', BN: '' }, language),
      homeTeamImageUrl: artPath('teams', home?.id ?? '', language),
      awayTeamImageUrl: artPath('teams', away?.id ?? '', language),
      vendor: game?.vassalage ?? '',
      roomId: '0',
      nodeId: game?.nodeId ?? 0,
      // The first four teams play cricket, the others football.
      league: inLanguage(leagues[index < 2 ? 0 : 1] ?? { EN: '', BN: '' }, language),
    };
  });
}
