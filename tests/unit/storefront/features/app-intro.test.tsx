import { render, screen } from '@testing-library/react';
import { type ComponentProps, createElement } from 'react';
import { expect, it } from 'vitest';
import AppIntro from '@/storefront/features/content/app-intro';
import { openWidget } from './open-widget';

const open = (props: object) => openWidget({ use: 'content.app-intro', props: { text: 'Play anywhere', ...props } });
const style = () => screen.getByText('Play anywhere').style;

it('shows the words in the colour and on the colour that the platform gives [APP-20]', async () => {
  await open({ color: '#ffe08a', background: '#10164a' });
  expect([style().color, style().backgroundColor]).toEqual(['rgb(255, 224, 138)', 'rgb(16, 22, 74)']);
});

it('shows them on a picture [APP-20]', async () => {
  await open({ background: 'https://cdn.example/app.webp' });
  expect(style().backgroundImage).toBe('url("https://cdn.example/app.webp")');
});

it('colours words that come later [APP-20]', () => {
  const intro = (text: string) => {
    const props = { text, color: '#ffe08a' };
    return createElement(AppIntro, { box: {}, props } as ComponentProps<typeof AppIntro>);
  };
  const { rerender } = render(intro(''));
  rerender(intro('Play anywhere'));
  expect(style().color).toBe('rgb(255, 224, 138)');
});

it.each(['red; position: fixed', 'url(javascript:alert(1))', 'https://x.example/a")url("//evil'])(
  'leaves out what is no plain value: %s [APP-20]',
  async (value) => {
    await open({ color: value, background: value });
    expect([style().color, style().backgroundColor, style().backgroundImage, style().position]).toEqual([
      '',
      '',
      '',
      '',
    ]);
  },
);
