import { describe, expect, it } from 'vitest';
import { issueLine } from '@/engine';
import { expectTold, type Fault, issuesOf } from './planted-faults';

const faults: readonly Fault[] = [
  {
    what: 'an SVG that does not say that it is one',
    file: 'padma/assets/boat.svg',
    from: ' xmlns="http://www.w3.org/2000/svg"',
    to: '',
    at: 'the start of the file',
    says: '"boat.svg" does not say that it is an SVG, so browsers draw nothing of it and no image shows. Write <svg xmlns="http://www.w3.org/2000/svg" …>.',
  },
  {
    what: 'an SVG with an element that is not closed',
    file: 'padma/assets/boat.svg',
    from: '</svg>',
    to: '<g></svg>',
    at: '</svg>',
    says: '"boat.svg" is not well-formed XML: here is no </g> where it is due. Browsers then draw nothing of it, so no image shows. Correct it, or export it again.',
  },
  {
    what: 'an SVG with a loose sign',
    file: 'padma/assets/boat.svg',
    from: '</svg>',
    to: '<title>A & B</title></svg>',
    at: '& B</title></s',
    says: '"boat.svg" is not well-formed XML: here is a "&" that begins no entity; write "&amp;". Browsers then draw nothing of it, so no image shows. Correct it, or export it again.',
  },
  {
    what: 'an SVG with a prefix that is not declared',
    file: 'padma/assets/boat.svg',
    from: '</svg>',
    to: '<use xlink:href="#a"/></svg>',
    at: '<use xlink:href',
    says: '"boat.svg" is not well-formed XML: here is "xlink:href", whose prefix is declared nowhere (xmlns:xlink). Browsers then draw nothing of it, so no image shows. Correct it, or export it again.',
  },
  {
    what: 'an SVG with an attribute without quotes',
    file: 'noor/assets/logo.svg',
    from: 'viewBox="0 0 150 40"',
    to: 'viewBox=0 0 150 40',
    at: 'the start of the file',
    says: '"logo.svg" is not well-formed XML: here is an attribute of <svg> that is not written as name="value". Browsers then draw nothing of it, so no image shows. Correct it, or export it again.',
  },
  {
    what: 'an SVG with an attribute twice',
    file: 'noor/assets/logo.svg',
    from: 'viewBox="0 0 150 40"',
    to: 'viewBox="0 0 150 40" viewBox="0 0 1 1"',
    at: 'viewBox="0 0 1 ',
    says: '"logo.svg" is not well-formed XML: here is "viewBox" twice in one element. Browsers then draw nothing of it, so no image shows. Correct it, or export it again.',
  },
  {
    what: 'an SVG that holds pixels',
    file: 'padma/assets/boat.svg',
    from: '</svg>',
    to: '<image href="data:image/png;base64,AAAA" width="9" height="9"/></svg>',
    at: '<image href="da',
    kind: 'warning',
    says: '"boat.svg" holds a picture in pixels (png), so it is heavy, compresses badly and is blurred when it is large. Draw it as shapes, or save the picture itself as WebP or PNG.',
  },
  {
    what: 'an SVG that loads a file beside it',
    file: 'padma/assets/boat.svg',
    from: '</svg>',
    to: '<image href="boat.png" width="9" height="9"/></svg>',
    at: 'the start of the file',
    kind: 'warning',
    says: '"boat.svg" loads from elsewhere (<image href="boat.png), which browsers refuse in a picture, so a part of it is missing. Put that part into the file.',
  },
  {
    what: 'an SVG that is a page',
    file: 'padma/assets/logo.svg',
    to: '<html><body><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg></body></html>',
    at: 'the start of the file',
    says: '"logo.svg" is not a picture of the kind that its name says, so no image shows. Export it again.',
  },
  {
    what: 'an SVG that imports a sheet',
    file: 'noor/assets/frieze.svg',
    from: '</svg>',
    to: '<style>@import url("https://fonts.example/a.css");</style></svg>',
    at: 'the start of the file',
    kind: 'warning',
    says: '"frieze.svg" loads from elsewhere (url("https://fonts.example/a.css), which browsers refuse in a picture, so a part of it is missing. Put that part into the file.',
  },
  {
    what: 'an SVG whose box has no height',
    file: 'noor/assets/frieze.svg',
    from: 'viewBox="0 0 1080 360"',
    to: 'viewBox="0 0 1080"',
    at: 'the start of the file',
    says: 'The viewBox of "frieze.svg" is "0 0 1080", which holds no width and height, so browsers draw nothing of it and no image shows. Write four numbers, such as "0 0 150 40".',
  },
  {
    what: 'an SVG of a misspelt namespace',
    file: 'noor/assets/frieze.svg',
    from: 'xmlns="http://www.w3.org/2000/svg"',
    to: 'xmlns="http://www.w3.org/2000/SVG"',
    at: 'the start of the file',
    says: '"frieze.svg" does not say that it is an SVG, so browsers draw nothing of it and no image shows. Write <svg xmlns="http://www.w3.org/2000/svg" …>.',
  },
  {
    what: 'a PNG that was not copied to its end',
    file: 'noor/assets/icon-192.png',
    to: '\x89PNG\x0d\n\x1a\n\x00\x00\x00\x0dIHDR\x00\x00\x00\xc0\x00\x00\x00\xc0\x08\x06\x00\x00\x00',
    at: 'the start of the file',
    says: '"icon-192.png" ends before its last part, as if it was cut off when it was copied, so no image shows. Copy or export it again.',
  },
  {
    what: "a size that is not the file's",
    file: 'padma/overlays/login.json',
    from: '"height": 600',
    to: '"height": 1080',
    at: '"width": ¦1080',
    kind: 'warning',
    says: 'The size is said to be 1080 × 1080, and "hero.svg" is 1080 × 600, so it is squeezed or the page jumps when it loads. Write the width and the height of the file.',
  },
  {
    what: 'a script in an SVG with a prefix',
    file: 'mono/assets/logo.svg',
    to: '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 150 40"><svg:script>alert(1)</svg:script></svg:svg>',
    at: 'the start of the file',
    says: '"logo.svg" holds "<svg:script", which runs for everybody who opens the picture by its address, so it is a way into the site. Export it again without scripts and handlers.',
  },
  {
    what: 'a logo that holds nothing',
    file: 'mono/assets/logo.svg',
    to: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 40"><title>Mono</title><defs/></svg>',
    at: 'the start of the file',
    says: '"logo.svg" holds no shape, text or picture, so browsers draw nothing of it and no image shows. Export it again with what it is to show.',
  },
];

describe('pictures that no browser draws, and sizes that are not theirs, are told', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
});

it('leaves an SVG whose elements have a prefix [CFG-01]', () => {
  const to =
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 150 40"><svg:path d="M0 0h150v40z"/></svg:svg>';
  expect(issuesOf({ file: 'mono/assets/logo.svg', to }).map(issueLine)).toEqual([]);
});
