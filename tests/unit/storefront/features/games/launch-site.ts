import { openRealSite, type RealSite } from '@tests/support/real-site';

/** The real site, with what it is asked counted and single answers replaced. */
export type LaunchSite = RealSite & {
  /** Addresses of a call so far. */
  readonly asked: (path: string) => readonly URLSearchParams[];
  /** From now on a call answers with this value of its envelope. */
  readonly answer: (path: string, value: unknown) => void;
  /** Opens a round of a card game that waits for its guess. */
  readonly dealCards: (persona: string, nodeId: number) => Promise<void>;
  /** Forgets what was asked, replaced and played. */
  readonly reset: () => Promise<void>;
};

export async function openLaunchSite(merchant: string): Promise<LaunchSite> {
  const real = await openRealSite(merchant);
  const log: string[] = [];
  const answers = new Map<string, unknown>();
  return {
    ...real,
    fetch: async (input, init) => {
      const address = String(input);
      log.push(address);
      const path = address.split('?')[0] ?? '';
      return answers.has(path) ? Response.json({ success: true, value: answers.get(path) }) : real.fetch(input, init);
    },
    asked: (path) =>
      log.filter((one) => one.split('?')[0] === path).map((one) => new URLSearchParams(one.split('?')[1])),
    answer: (path, value) => void answers.set(path, value),
    dealCards: async (persona, nodeId) => {
      const { token, merchantCode } = Object(await real.sessionOf(persona));
      const headers = { Authorization: token, Merchant: merchantCode, ModuleId: 'GAMELO3' };
      const query = new URLSearchParams({ nodeId: String(nodeId), launchMode: 'GLS' });
      const { value } = await (await real.fetch(`/wps/game/launchGame?${query}`, { headers })).json();
      const session = new URLSearchParams(value.content.game_url.split('?')[1]).get('session') ?? '';
      await real.fetch('/sandbox-games/api/deal', {
        method: 'POST',
        headers: { 'x-launch-ticket': session, 'content-type': 'application/json' },
        body: JSON.stringify({ id: `open-${nodeId}`, stake: 5 }),
      });
    },
    reset: async () => {
      log.length = 0;
      answers.clear();
      await real.play({});
    },
  };
}
