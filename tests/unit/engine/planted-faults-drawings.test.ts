import { describe, it } from 'vitest';
import { expectTold, type Fault } from './planted-faults';

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
    at: '</s',
    says: '"boat.svg" is not well-formed XML: here is no </g> where it is due. Browsers then draw nothing of it, so no image shows. Correct it, or export it again.',
  },
  {
    what: 'an SVG with a loose sign',
    file: 'padma/assets/boat.svg',
    from: '</svg>',
    to: '<title>A & B</title></svg>',
    at: '& B',
    says: '"boat.svg" is not well-formed XML: here is a "&" that begins no entity; write "&amp;". Browsers then draw nothing of it, so no image shows. Correct it, or export it again.',
  },
  {
    what: 'an SVG with a prefix that is not declared',
    file: 'padma/assets/boat.svg',
    from: '</svg>',
    to: '<use xlink:href="#a"/></svg>',
    at: '<us',
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
    at: '<im',
    kind: 'warning',
    says: '"boat.svg" holds a picture in pixels (png), so it is heavy, is not packed well on its way and is blurred when it is large. Draw it as shapes, or save the picture itself as WebP or PNG.',
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
    says: '"logo.svg" is no picture of the kind that its name says, so no image shows. Export it again.',
  },
  {
    what: "a size that is not the file's",
    file: 'padma/overlays/login.json',
    from: '"height": 600',
    to: '"height": 1080',
    at: '"width": ¦1080',
    in: 'padma/overlays/login.json',
    kind: 'warning',
    says: 'The size is said to be 1080 × 1080, and "hero.svg" is 1080 × 600, so it is squeezed or the page jumps when it comes. Write the width and the height of the file.',
  },
];

describe('pictures that no browser draws, and sizes that are not theirs, are told', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
});
