import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openSample } from '@tests/support/open-sample';
import { samplePage } from '@tests/support/sample-boot';
import { sampleWidgets } from '@tests/support/sample-widgets';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteHash } from '@/storefront/ui/safe/safe-address';
import { sanitise } from '@/storefront/ui/safe/sanitise';
import { ServerHtml } from '@/storefront/ui/safe/server-html';

const places = {
  hosts: ['t.me', 'aurora.example'],
  siteHashes: ['www.aurora.example', 'aurora.localhost:4173'].map(siteHash),
};

/** Known ways of running a script, from public lists. Each would call `boom`. */
const vectors = [
  '<script>boom()</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>boom()</scr</script>ipt>',
  '<img src=x onerror=boom()>',
  '<img src=x onerror="boom()"//',
  '<img/src=`x`onerror=boom()>',
  '<img src="javascript:boom()">',
  '<img src=x srcset="x 1x" onload=boom()>',
  '<IMG """><SCRIPT>boom()</SCRIPT>">',
  '<svg onload=boom()>',
  '<svg><script>boom()</script></svg>',
  '<svg><animate onbegin=boom() attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:boom()"><text y=1>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=boom()>#x"/></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=boom()></style></mglyph></table></mtext></math>',
  '<math href="javascript:boom()">x</math>',
  '<noscript><p title="</noscript><img src=x onerror=boom()>"></noscript>',
  '<template><img src=x onerror=boom()></template>',
  '<iframe src="javascript:boom()"></iframe>',
  '<iframe srcdoc="<script>parent.boom()</script>"></iframe>',
  '<object data="javascript:boom()"></object>',
  '<embed src="javascript:boom()">',
  '<a href="javascript:boom()">x</a>',
  '<a href="JaVaScRiPt:boom()">x</a>',
  '<a href="java\nscript:boom()">x</a>',
  '<a href="&#106;avascript:boom()">x</a>',
  '<a href="data:text/html,<script>boom()</script>">x</a>',
  '<a href="vbscript:boom()">x</a>',
  '<a href="#" onmouseover=boom()>x</a>',
  '<form action="javascript:boom()"><input type=submit></form>',
  '<button formaction="javascript:boom()">x</button>',
  '<input autofocus onfocus=boom()>',
  '<select onchange=boom()><option>x</option></select>',
  '<textarea onfocus=boom() autofocus></textarea>',
  '<video><source onerror=boom()></video>',
  '<audio src=x onerror=boom()></audio>',
  '<details open ontoggle=boom()>x</details>',
  '<marquee onstart=boom()>x</marquee>',
  '<body onload=boom()>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:boom()">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(javascript:boom())">x</p>',
  '<p style="width:expression(boom())">x</p>',
  '<p style="position:fixed;inset:0;background:red">x</p>',
  '<div id="root" name="body" class="x">x</div>',
  '<x onclick=boom() tabindex=1 autofocus>x</x>',
];

const harmful =
  'script, iframe, object, embed, svg, math, form, input, button, select, textarea, style, link, meta, base, video, audio, template, details, [srcset], [id], [name], [class], [srcdoc], [formaction]';

afterEach(() => Reflect.deleteProperty(window, 'boom'));

describe('the sanitiser', () => {
  it.each(vectors)('runs nothing of %j [CON-05]', async (html) => {
    const boom = vi.fn();
    Object.assign(window, { boom });
    const box = document.body.appendChild(document.createElement('div'));
    box.append(sanitise(`<p>before</p>${html}<p>after</p>`, places));
    for (const element of box.querySelectorAll<HTMLElement>('*')) {
      element.click();
      for (const event of ['error', 'load', 'mouseover', 'focus', 'toggle']) fireEvent(element, new Event(event));
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^livery-/);
        expect(value).not.toMatch(/javascript:|expression|url\(/i);
      }
    }
    await Promise.resolve();
    expect([...box.querySelectorAll(harmful)]).toEqual([]);
    expect(boom).not.toHaveBeenCalled();
    expect(box.textContent).toContain('before');
    box.remove();
  });

  const clean = (html: string) => {
    const box = document.createElement('div');
    box.append(sanitise(html, places));
    return box;
  };

  it.each([
    ['https://t.me/x', 'https://t.me/x', '_blank'],
    ['https://sub.t.me/x', 'https://sub.t.me/x', '_blank'],
    ['/m/activity?id=1#terms', '/m/activity?id=1#terms', null],
    ['https://www.aurora.example/m/activity?id=1#terms', '/m/activity?id=1#terms', null],
    ['//WWW.aurora.example/m/help', '/m/help', null],
    ['http://aurora.localhost:4173/m/help', '/m/help', null],
    ['https://aurora.example/m/help', 'https://aurora.example/m/help', '_blank'],
  ])('keeps a link to %s [CON-05]', (href, kept, target) => {
    const link = clean(`<a href="${href}" target="_self" download>go</a>`).querySelector('a');
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([kept, target]);
    expect(link?.getAttribute('rel') ?? null).toBe(target && 'noopener noreferrer nofollow');
  });

  it.each([
    'https://evil.example/',
    'http://t.me/x',
    '//evil.example',
    'mailto:a@b.c',
    'https://t.me.evil.example/',
    '/wps/relay/MCSFE_processDailySalaryContract',
    'https://www.aurora.example/%77ps/relay/x',
    'https://aurora.example/wps/relay/x',
  ])('makes plain words of a link to %s [CON-05]', (href) => {
    expect(clean(`<p>Tap <a href="${href}"><b>here</b></a>.</p>`).innerHTML).toBe('<p>Tap <b>here</b>.</p>');
  });

  it.each([
    ['text-align:center; position:absolute', 'text-align: center;'],
    ['COLOR:#000', null],
    ['color:#000;background:#fff', 'color: rgb(0, 0, 0); background-color: rgb(255, 255, 255);'],
    ['background-image:url(x);width:50%', 'width: 50%;'],
    ['font-weight:bold !important;z-index:9', 'font-weight: bold;'],
    ['width:99999px', null],
  ])('keeps of the style %j only %j [CON-05]', (style, kept) => {
    expect(clean(`<p style="${style}">x</p>`).querySelector('p')?.getAttribute('style') ?? null).toBe(kept);
  });

  it.each(['alert', 'dialog', 'status', 'banner'])('takes the role %s from an element [CON-05]', (role) => {
    const box = clean(`<p role="${role}" aria-live="assertive" aria-modal="true">x</p><table role=${role}></table>`);
    expect(box.querySelector('[role]:not([data-scroll]), [aria-live], [aria-modal]')).toBeNull();
  });

  it('leaves no element that speaks up or says that it is a part of the page [CON-05]', () => {
    const named = ['main', 'header', 'footer', 'nav', 'aside', 'search', 'output', 'meter', 'progress'];
    const box = clean(named.map((name) => `<${name}>${name} <b>words</b></${name}>`).join(''));
    expect(box.querySelector(named.join())).toBeNull();
    for (const name of named.slice(0, 7)) expect(box.textContent).toContain(`${name} words`);
  });

  it.each(['http://img.example/a.png', ' HTTP:\\\\img.example\\a.png', 'http:/a.png'])(
    'takes a picture out that would come without encryption: %s [CON-05]',
    (src) => {
      const box = clean(`<p>Win <img src="${src}"> now <img src="https://img.example/b.png"></p>`);
      expect([...box.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
        'https://img.example/b.png',
      ]);
    },
  );

  it('lets pictures wait and wide tables scroll, by keyboard too [CON-05]', () => {
    const box = clean('<img src="/a.png"><table><tr><td>1</td></tr></table>');
    const image = box.querySelector('img');
    expect([image?.getAttribute('loading'), image?.getAttribute('alt')]).toEqual(['lazy', '']);
    expect(box.querySelector('[data-scroll][tabindex="0"] > table')).not.toBeNull();
  });
});

describe('HTML of the server', () => {
  const table = { ...sampleWidgets, sample: { use: 'sample', load: async () => ({ default: Sample }) } };
  const pages = [samplePage('home', { page: { use: 'sample' } }), samplePage('second', { page: { use: 'none' } })];

  it('is words first, then the clean nodes, whose inner links navigate [CON-05]', { tags: ['deep'] }, async () => {
    const { app, container } = await openSample({ pages, table });
    const link = await screen.findByRole('link', { name: 'events' });
    const go = vi.fn();
    Object.assign(app.navigator, { go });
    fireEvent.click(link);
    expect(go).toHaveBeenCalledWith('/m/second', undefined);
    expect(container.innerHTML).not.toContain('boom');
  });

  it('never holds its words twice, not even for a moment [CON-05]', async () => {
    const counts = new Set<number>();
    const seen = new MutationObserver(() => counts.add(document.body.textContent.split('Open ').length - 1));
    seen.observe(document.body, { childList: true, subtree: true, characterData: true });
    await openSample({ pages, table });
    await screen.findByRole('link', { name: 'events' });
    seen.disconnect();
    expect(Math.max(...counts)).toBe(1);
  });

  it('stays words where the sanitiser does not come [CON-05]', async () => {
    vi.doMock('@/storefront/ui/safe/sanitise', () => {
      throw new Error('gone');
    });
    await openSample({ pages, table });
    await waitFor(() => expect(screen.getByText('Open events')).toBeDefined());
    vi.doUnmock('@/storefront/ui/safe/sanitise');
  });

  it('asks for no sanitiser where there is no markup [CON-05]', async () => {
    const load = vi.fn(() => ({ sanitise }));
    vi.doMock('@/storefront/ui/safe/sanitise', load);
    const plain = { use: 'sample', load: async () => ({ default: () => <ServerHtml html="Two  words" /> }) };
    await openSample({ pages, table: { ...table, sample: plain } });
    await waitFor(() => expect(screen.getByText('Two words')).toBeDefined());
    await act(async () => new Promise((done) => setTimeout(done, 50)));
    expect(load).not.toHaveBeenCalled();
    vi.doUnmock('@/storefront/ui/safe/sanitise');
  });
});

function Sample() {
  return <ServerHtml html='<p>Open <a href="/m/second">events</a></p><script>boom()</script>' />;
}
