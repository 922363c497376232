import { describe, expect, it } from 'vitest';
import { wordsOfHtml } from '@/storefront/ui/safe/words-of-html';
import { costOf } from '../../../../support/cost';

describe('the bare words', () => {
  it.each([
    ['<p>Hi <b>you</b>.</p><p>There</p>', 'Hi you. There'],
    ['a<script>document.title="x"</script>b<style>p{}</style>c', 'a b c'],
    ['a<SCRIPT>x</scripts>y</Script >b', 'a b'],
    ['a<iframe><b>x</b></iframe>b<title>x</title>c', 'a b c'],
    ['<!-- no --><p>5 &lt; 6 &amp; 7 &#2534; &nbsp;x</p>', '5 < 6 & 7 ০ x'],
    ['a<!-->b<!-- > <b>--><!doctype html>c<!-- never closed', 'a b c'],
    ['5 < 6 and <3, a <<b>c</b>', '5 < 6 and <3, a <c'],
    ['<bdi>a</bdi>b<b-c>d', 'a b d'],
    ['&lt;b&gt;x&unknown;y&#0;&#x110000;z', '<b>x y z'],
    ['<img src=x onerror=boom()', ''],
    ['<script>never closed', ''],
  ])('of %j are %j [CON-05]', (html, words) => {
    expect(wordsOfHtml(html)).toBe(words);
  });

  const pieces = [
    '</a ',
    '<b',
    '<a href=',
    '<',
    '</',
    '<!--',
    '<!',
    '<script>',
    '<script></script ',
    '</p',
    '&',
    '&#x',
    '\t ',
    '<i>',
  ];

  // Anything but linear takes minutes for these.
  it.each(pieces)('of a megabyte of %j come in no time [CON-05]', async (piece) => {
    const html = piece.repeat(Math.ceil(1_000_000 / piece.length));
    expect(await costOf(() => wordsOfHtml(html))).toBeLessThan(200);
  });
});
