import { act, screen, waitFor } from '@testing-library/react';
import { openSample, sampleFetch, settle } from '@tests/support/open-sample';
import { samplePage } from '@tests/support/sample-boot';
import { sampleWidgets } from '@tests/support/sample-widgets';
import { describe, expect, it, vi } from 'vitest';
import { createTexts } from '@/storefront/platform/languages/texts';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { toastStore } from '@/storefront/ui/overlays/toast';

function Price() {
  return <output>{useFormat().money(1234.5)}</output>;
}

const page = samplePage('home', {
  page: { use: 'layout.stack', slots: { items: ['hello', 'own', 'price', 'inbox'] } },
  hello: {
    use: 'content.text',
    props: { text: { t: 'hello', with: { name: 'Rana', count: { fact: 'inbox.unread' } } } },
  },
  own: { use: 'content.text', props: { text: { text: { en: 'Own words' } } } },
  price: { use: 'sample.price' },
  inbox: { use: 'nav.entry', props: { badge: { fact: 'locale.language' } } },
});
const table = { ...sampleWidgets, 'sample.price': { use: 'sample.price', load: async () => ({ default: Price }) } };
const english = { hello: 'Hello {{name}}, {{count}} new', 'error.language': 'Language not loaded' };
const bengali = { hello: 'হ্যালো {{name}}, {{count}} নতুন' };

async function open(answer: () => Promise<Response>) {
  const others = sampleFetch([page]);
  const fetch = vi.fn<typeof globalThis.fetch>((input, init) =>
    String(input).startsWith('/texts/') ? answer() : others(input, init),
  );
  const opened = await openSample({ pages: [page], table, texts: english, fetch });
  const choose = async (payload: unknown) => {
    act(() => opened.app.run([{ do: 'setLanguage' }], { payload, dialog: undefined }));
    await settle();
  };
  return { ...opened, fetch, choose };
}

describe('the language', () => {
  it('changes with its table: texts, direction, fact, and is kept for the next visit [APP-11]', async () => {
    const { choose, set, fetch, app } = await open(async () => Response.json(bengali));
    act(() =>
      app.session.start({ token: 't', merchantCode: 'SAMPLE', userName: 'rana', type: 0, firstTimeLogin: false }),
    );
    set({ 'inbox.unread': 3 });
    expect(screen.getByText('Hello Rana, 3 new')).toBeDefined();
    await choose('bn');
    await waitFor(() => expect(screen.getByText(/^হ্যালো Rana/)).toBeDefined());
    expect(screen.getByText('Own words')).toBeDefined();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['bn', 'ltr']);
    expect(document.cookie).toContain('lang=bn');
    expect(localStorage.getItem('lang')).toBe('bn');
    expect(screen.getByTestId('inbox').textContent).toBe('bn');
    const told = () => fetch.mock.calls.find(([url]) => String(url) === '/wps/member/language')?.[1];
    await waitFor(() => expect([told()?.method, told()?.body]).toEqual(['POST', '{"language":"BN"}']));
  });

  it('follows what another tab has chosen, and tells nobody again [APP-11]', async () => {
    const { fetch, app } = await open(async () => Response.json(bengali));
    act(() =>
      app.session.start({ token: 't', merchantCode: 'SAMPLE', userName: 'rana', type: 0, firstTimeLogin: false }),
    );
    localStorage.setItem('hisLang', 'en');
    localStorage.setItem('lang', 'bn');
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: 'bn' })));
    await waitFor(() => expect(screen.getByText(/^হ্যালো Rana/)).toBeDefined());
    expect([document.documentElement.lang, app.texts.language]).toEqual(['bn', 'bn']);
    expect(localStorage.getItem('hisLang')).toBe('en');
    expect(fetch.mock.calls.filter(([url]) => String(url) === '/wps/member/language')).toEqual([]);
  });

  it('writes numbers within texts in the digits of the merchant, and leaves other words alone [APP-11]', () => {
    const table = { age: '{{age}}+, {{name}}', days_one: '{{count}} day', days_other: '{{count}} days' };
    const styleOf = (language: string) => ({ digits: language === 'bn' ? 'beng' : 'latn' });
    const { t } = createTexts('bn', table, styleOf);
    expect([t('age', { age: 18, name: 'No 7' }), t('days', { count: 2 })]).toEqual(['১৮+, No 7', '২ days']);
    expect(createTexts('en', table, styleOf).t('age', { age: 18, name: '' })).toBe('18+, ');
  });

  it('stays, with a toast, where its table does not come [APP-11]', async () => {
    const { choose, app } = await open(async () => new Response('', { status: 503 }));
    set(app);
    await choose('bn');
    await waitFor(() => expect(toastStore.current()).toMatchObject([{ kind: 'fail', text: 'Language not loaded' }]));
    expect(screen.getByText('Hello Rana, 1 new')).toBeDefined();
    expect(localStorage.getItem('lang')).toBeNull();
    expect(app.texts.language).toBe('en');
  });

  it('is the one that was chosen last, however late the table of one before comes, or fails to [APP-11]', async () => {
    const answers: ((answer: Response) => void)[] = [];
    const { choose, app } = await open(() => new Promise((done) => answers.push(done)));
    for (const language of ['bn', 'en', 'bn', 'en']) await choose(language);
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.(Response.json(bengali));
    answers[1]?.(new Response('', { status: 503 }));
    await settle();
    expect([app.texts.language, localStorage.getItem('lang'), toastStore.current()]).toEqual(['en', 'en', []]);
  });

  it.each(['hi', 'constructor', '', 7, undefined])(
    'does not change to %j, which the merchant does not support',
    async (language) => {
      const { choose, fetch, app } = await open(async () => Response.json(bengali));
      await choose(language);
      expect(app.texts.language).toBe('en');
      expect(fetch.mock.calls.filter(([url]) => String(url).startsWith('/texts/'))).toEqual([]);
    },
  );
});

function set(app: Awaited<ReturnType<typeof openSample>>['app']): void {
  act(() => app.facts.update(new Map([...app.facts.current(), ['inbox.unread', 1]])));
}
