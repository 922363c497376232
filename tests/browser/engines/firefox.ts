import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect } from 'playwright/test';
import { findFirefox } from '../../../src/ops/other-browsers.mjs';
import { patient } from '../../support/patience';
import { phone } from '../phone';
import type { Driver } from './engine';
import { freePort, ownFolder, startGroup } from './own-process';

const { width, height } = phone.viewport;

/** Starts Firefox, driven by its own Marionette: W3C's commands on a socket, as geckodriver hands them on. */
export async function startFirefox(): Promise<Driver> {
  const path = findFirefox();
  if (path === undefined) throw new Error('Firefox was not found: install firefox-esr.');
  const port = await freePort();
  const folder = ownFolder({
    'user.js': Object.entries(preferences(port)).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    ),
    // Its window would be wider than a phone.
    'chrome/userChrome.css': ['* { min-width: 0 !important; }'],
  });
  const end = startGroup(
    [path, '--headless', '--kiosk', '--no-remote', '--marionette', '--profile', folder, 'about:blank'],
    { TZ: phone.timezoneId, MOZ_HEADLESS_WIDTH: String(width), MOZ_HEADLESS_HEIGHT: String(height) },
    folder,
  );
  try {
    const ask = await converse(port);
    await ask('WebDriver:NewSession');
    return {
      send: async (command, fields) => {
        const answer = await ask(`WebDriver:${command}`, fields);
        return Array.isArray(answer) ? answer : answer.value;
      },
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

const preferences = (port: number) => ({
  'marionette.port': port,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'intl.accept_languages': phone.locale,
  'ui.prefersReducedMotion': 1,
  // Scrollbars of a phone take no room.
  'ui.useOverlayScrollbars': 1,
  // It calls nobody else.
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
});

type Answer = ReturnType<typeof JSON.parse>;

/** Marionette's protocol, one command at a time: `length:[0, id, command, fields]`, then `length:[1, id, error, value]`. */
async function converse(port: number): Promise<(command: string, fields?: object) => Promise<Answer>> {
  let socket = connect(port, '127.0.0.1');
  const isUp = async () => {
    try {
      if (socket.destroyed) socket = connect(port, '127.0.0.1');
      if (socket.connecting) await once(socket, 'connect');
      return true;
    } catch {
      return false; // It has not started yet.
    }
  };
  await expect.poll(isUp, { timeout: patient(60_000) }).toBe(true);
  const messages = messagesOf(socket);
  await messages.next(); // It says who it is.
  let id = 0;
  return async (command, fields = {}) => {
    id += 1;
    const words = JSON.stringify([0, id, command, fields]);
    socket.write(`${Buffer.byteLength(words)}:${words}`);
    const { value: message } = await messages.next();
    if (message === undefined) throw new Error(`Firefox ended before it answered ${command}.`);
    const [, , error, value] = message;
    if (error !== null) throw new Error(`${error.error}: ${error.message}`);
    return value;
  };
}

async function* messagesOf(socket: Socket): AsyncGenerator<Answer, undefined> {
  let rest = Buffer.alloc(0);
  for await (const piece of socket) {
    rest = Buffer.concat([rest, piece]);
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (rest.length < end) break;
      yield JSON.parse(String(rest.subarray(colon + 1, end)));
      rest = rest.subarray(end);
    }
  }
  return undefined;
}
