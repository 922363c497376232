import { describe, expect, it } from 'vitest';
import { isBearable } from '@/storefront/ui/safe/is-bearable';
import { sanitise } from '@/storefront/ui/safe/sanitise';
import { costOf } from '../../../support/cost';

const times = (count: number, html: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => html(index)).join('');
const filled = (piece: string) => piece.repeat(Math.ceil(1_000_000 / piece.length));

describe('HTML that a phone can draw', () => {
  it.each([
    [
      'a table of five hundred rows',
      `<table>${times(500, () => '<tr><td>1</td><td>2</td><td>3</td><td>4</td><td>5</td></tr>')}</table>`,
    ],
    [
      'five hundred paragraphs that are not closed',
      times(500, (index) => `<p style="margin:0; color:red">${index} <b>x</b><br>`),
    ],
    ['a megabyte of words', filled('words and ')],
    ['a picture of a megabyte', `<img src="data:image/png;base64,${filled('a/b+')}" alt="${filled('it’s ')}">`],
  ])('is %s [CON-05]', (_, html) => expect(isBearable(html)).toBe(true));

  it.each(
    [['<div>', '<i>', '<br>', '<svg>', '<table><tr><td>', '<div></p>', '<b id=x>', '<p></b>', '<x-y>', '<p a="b">']]
      .flat()
      .map((piece) => [piece, filled(piece)]),
  )('is not a megabyte of %s [CON-05]', (_, html) => expect(isBearable(html)).toBe(false));

  it.each([
    ['without values', `<p ${times(20_000, (index) => `a${index} `)}>`],
    ['with values', `<p ${times(20_000, (index) => `a${index}="x y"`)}>`],
    ['parted by slashes', `<p/${times(20_000, (index) => `a${index}/`)}>`],
    ['behind an odd quote', `<p ' ${times(20_000, (index) => `a${index} `)}'>`],
  ])('is not an element of thousands of attributes %s [CON-05]', (_, html) => expect(isBearable(html)).toBe(false));

  it.each(['<a ', '</a', '<p ="', "<p ='", '<p =" ', '<p = ', '<p/', '<', '<p a="b"', '="'])(
    'is told from a megabyte of %j in no time [CON-05]',
    async (piece) => {
      const html = filled(piece);
      expect(await costOf(() => isBearable(html))).toBeLessThan(200);
    },
  );
});

describe('the sanitiser', () => {
  it('gives bare words of what would hold the page up [CON-05]', async () => {
    const cost = await costOf(() => {
      const fragment = sanitise(`<p>Before</p>${filled('<div>')}<b>&lt;after</b>`, { hosts: [], siteHashes: [] });
      expect(fragment.querySelectorAll('*')).toHaveLength(0);
      expect(fragment.textContent).toBe('Before <after');
    });
    expect(cost).toBeLessThan(500);
  });
});
