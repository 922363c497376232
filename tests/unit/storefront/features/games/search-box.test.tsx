import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SearchBox } from '@/storefront/features/games/list/search-box';
import { TextsContext } from '@/storefront/platform/languages/use-text';

const onSearch = vi.fn<(text: string) => void>();
const asked = () => onSearch.mock.calls.map(([text]) => text);

beforeEach(() => {
  vi.useFakeTimers();
  onSearch.mockClear();
});
afterEach(() => void vi.useRealTimers());

function open(language: string) {
  render(
    <TextsContext value={{ language, translate: (key) => key }}>
      <SearchBox label="Search games" value="" otherParams={[]} delay={400} isCovered={false} onSearch={onSearch} />
    </TextsContext>,
  );
  const [box] = screen.getAllByRole<HTMLInputElement>('textbox').slice(-1);
  if (box === undefined) throw new Error('There is no box to search in.');
  return {
    box,
    /** As a keyboard composes: what is composed, then what the box holds. */
    compose: (data: string) => {
      fireEvent.compositionUpdate(box, { data });
      fireEvent.change(box, { target: { value: data } });
      act(() => void vi.advanceTimersByTime(500));
    },
    take: (data: string) => {
      fireEvent.change(box, { target: { value: data } });
      fireEvent.compositionEnd(box, { data });
      act(() => void vi.advanceTimersByTime(500));
    },
  };
}

describe('the search for games', () => {
  it('waits for the signs that Latin letters are composed for, and asks for those [GAM-04]', () => {
    const { compose, take } = open('cn');
    for (const typed of ['l', 'lao', "lao'hu"]) compose(typed);
    expect(asked()).toEqual([]);
    take('老虎');
    expect(asked()).toEqual(['老虎']);
  });

  it('waits on a page in English too, where no keyboard composes a plain word [GAM-04]', () => {
    const { compose, take } = open('en');
    for (const typed of ['l', 'lao']) compose(typed);
    expect(asked()).toEqual([]);
    take('老');
    expect(asked()).toEqual(['老']);
  });

  it('waits for no end of a word that a phone’s keyboard composes in another language [GAM-04]', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile');
    onTestFinished(() => void vi.restoreAllMocks());
    const { compose } = open('en');
    compose('Tige');
    expect(asked()).toEqual(['Tige']);
  });

  it('waits longer for a first word in small letters on a phone, where it may be a reading [GAM-04]', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile');
    onTestFinished(() => void vi.restoreAllMocks());
    const { compose, take } = open('en');
    for (const typed of ['l', 'la', 'lao']) compose(typed);
    expect(asked()).toEqual([]);
    take('老');
    expect(asked()).toEqual(['老']);
    // Keyboards that write no capital are not left waiting.
    const word = open('en');
    for (const typed of ['t', 'ti']) word.compose(typed);
    act(() => void vi.advanceTimersByTime(1500));
    expect(asked()).toEqual(['老', 'ti']);
  });

  it('leaves to the keyboard the Escape that gives up what it composes [GAM-04]', () => {
    const { box, compose } = open('cn');
    compose('lao');
    fireEvent.keyDown(box, { key: 'Escape', keyCode: 229 });
    expect(box.value).toBe('lao');
  });

  it('asks in the one form in which names are compared, and leaves in the box what was typed [GAM-04]', () => {
    const { box } = open('bn');
    fireEvent.change(box, { target: { value: 'ময়\u09c2র'.replace('য\u09bc', '\u09df') } });
    act(() => void vi.advanceTimersByTime(500));
    expect(asked()).toEqual(['ময\u09bc\u09c2র']);
  });
});
