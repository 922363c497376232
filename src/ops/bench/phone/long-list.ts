import { type Phone, until } from './open-phone';

/** Tiles of the scrolled list. */
export const tileCount = 500;

/**
 * Makes game lists `tileCount` tiles long: the second page is answered with all remaining games, which repeat the
 * platform's under new ids. Runs before the page's own scripts.
 */
export const longLists = `(() => {
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!url.pathname.endsWith('/GCSGAME_gameList') || url.searchParams.get('pageNo') !== '2') return ask(input, init);
    const answerOf = async (query) => {
      const more = new URL(url);
      for (const [name, value] of Object.entries(query)) more.searchParams.set(name, value);
      return (await ask(more.href, init)).json();
    };
    const first = (await answerOf({ pageNo: '1' })).value.games;
    const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((page) => answerOf({ pageNo: String(page), gameType: '', gameName: '' })));
    const all = pages.flatMap(({ value }) => value.games);
    const games = Array.from({ length: ${tileCount} - first.length }, (_, index) => ({ ...all[index % all.length], nodeId: 900000 + index }));
    return Response.json({ ...pages[0], value: { games, pageNum: 2, totalPages: 2, totalCount: ${tileCount} } });
  };
})()`;

/** Opens a game list and loads all of it. */
export async function openLongList(phone: Phone, address: string): Promise<void> {
  await phone.page.goto(address, { waitUntil: 'load' });
  await phone.page.locator('main li').first().waitFor();
  // Rows get their real height when they become visible, so the end of the page moves. Hidden rows only count.
  await until(
    phone,
    `scrollTo(0, document.documentElement.scrollHeight), document.querySelector('main li[aria-setsize="${tileCount}"]') !== null`,
  );
}
