import { sample } from '@tests/support/depth';
import { describe, expect, it } from 'vitest';
import { sanitise } from '@/storefront/ui/safe/sanitise';

const places = { hosts: [], siteHashes: [] };

/** Every element that HTML has or had, and some of SVG and MathML. */
const names =
  'a abbr acronym address annotation-xml applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas caption center cite code col colgroup command content data datalist dd del desc details dfn dialog dir div dl dt em embed fencedframe fieldset figcaption figure font footer foreignObject form frame frameset h1 h6 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link listing main malignmark map mark marquee math menu menuitem meta meter mglyph mi mn mo ms mtext nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre progress q rb rp rt rtc ruby s samp script search section select selectedcontent slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr x-y xmp'.split(
    ' ',
  );

/** Where the parser reads by other rules. */
const contexts =
  'html head body frameset noframes table tbody tr caption colgroup select template noscript plaintext title textarea svg foreignObject math annotation-xml form p'.split(
    ' ',
  );

describe('the sanitiser', () => {
  it.each(names)('takes <%s> at the root, unclosed, closed twice and under a frameset [CON-05]', (name) => {
    const odd = [
      `<${name}/>x</${name}></${name}>y<${name}>`,
      `<frameset><${name}>x`,
      `<p>x</p><${name}><frameset>x</${name}>`,
    ];
    for (const html of odd) expect(() => sanitise(html, places), html).not.toThrow();
  });

  it.each(sample(8, contexts))(
    'takes anything inside of <%s>, inside of anything that reads by rules of its own [CON-05]',
    (inner) => {
      for (const outer of contexts) {
        const html = `<${outer}><${inner}>${contexts.map((name) => `<${name}>x`).join('')}</${outer}>`;
        expect(() => sanitise(html, places), html).not.toThrow();
      }
    },
  );

  it.each(['<frameset>', '<html><frameset>', '<frameset rows="*"><frame src="x"></frameset>'])(
    'keeps the words beside %s [CON-05]',
    (odd) => {
      const box = document.createElement('div');
      box.append(sanitise(`${odd}<p>after</p>`, places));
      expect(box.innerHTML).toBe('<p>after</p>');
    },
  );

  it.each(['', ' ', '\u0000', '<', '&', '<!', '<?', '</', '<>', '</>', '<!-->', '<![CDATA[x]]>', '\ud800<p>'])(
    'takes %j [CON-05]',
    (html) => expect(() => sanitise(html, places)).not.toThrow(),
  );
});
