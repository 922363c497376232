import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catchUploads, type Upload } from '@tests/support/own-request';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureShelfOf } from '@/storefront/forms/pictures/picture-shelf';
import { pictureTypeOf } from '@/storefront/forms/pictures/pictures';
import { shrinkPicture } from '@/storefront/forms/pictures/shrink-picture';
import { openWidget } from './open-widget';

const text = (en: string) => ({ text: { en } });
const form = {
  use: 'form.feedback',
  props: {
    title: text('Tell us'),
    types: [
      { value: 'PROBLEM', label: text('A problem') },
      { value: 'PRAISE', label: text('Praise') },
    ],
    typeLabel: text('About'),
    contentLabel: text('Words'),
    picturesLabel: text('Pictures'),
    submitLabel: text('Send'),
    done: text('Thank you'),
  },
};
const texts = {
  'widget.feedback.count': '{{count}} of {{max}}',
  'widget.picture.remove': 'Remove {{name}}',
  'widget.picture.retry': 'Again {{name}}',
  'widget.picture.progress': 'Upload of {{name}}',
};
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpg = [0xff, 0xd8, 0xff, 0xe0];
const picture = (name: string, bytes: readonly number[] = png, size?: number) => {
  const rest = new Uint8Array(Math.max(0, (size ?? 0) - bytes.length));
  return new File([new Uint8Array(bytes), rest], name, { type: 'image/png' });
};
const choose = async (...files: readonly File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input !== null) await userEvent.upload(input, [...files], { applyAccept: false });
};
const words = () => screen.getByRole('textbox', { name: 'Words' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const row = (name: string) => within(screen.getByRole('img', { name }).closest('li') as HTMLElement);
const up = (address: string) => ({ success: true, value: address });
const refused = { success: false, errorCode: 'unknown.system.err', message: 'x', value: null };
const failing = () => Response.json(refused, { status: 500 });

let uploads: readonly Upload[];
let sent: readonly unknown[];
let keys: readonly (string | null)[];
let answer: () => Response;
const answers = {
  '/wps/feedback': (_: string, init?: RequestInit) => {
    keys = [...keys, new Headers(init?.headers).get('X-Request-Id')];
    sent = [...sent, [init?.method, JSON.parse(String(init?.body))]];
    return answer();
  },
};
const open = () => openWidget(form, { answers, texts });
const uploading = (count: number) => waitFor(() => expect(uploads).toHaveLength(count));

beforeEach(() => {
  sent = [];
  keys = [];
  answer = () => Response.json({ success: true, value: null });
  uploads = catchUploads((step) => act(async () => step()));
});
afterEach(() => {
  act(() => pictureShelfOf('feedback', '', async () => '').clear());
  vi.unstubAllGlobals();
});

describe('the feedback form', () => {
  it('counts to 140 and sends type, words and pictures by PUT, once [MEM-12, CON-04]', async () => {
    await open();
    await userEvent.type(words(), 'Well done');
    expect(screen.getByText('9 of 140')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Praise' }));
    await choose(picture('a.png'));
    await uploading(1);
    await uploads[0]?.answer(200, up('/p/1.png'));
    const button = screen.getByRole('button', { name: 'Send' });
    await act(async () => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(screen.getByText('Thank you')).toBeDefined());
    expect(sent).toEqual([['PUT', { type: 'PRAISE', content: 'Well done', images: ['/p/1.png'] }]]);
    expect(words()).toHaveProperty('value', '');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('cuts nothing that is pasted: more than 140 signs are counted, said and not sent [MEM-12]', async () => {
    await open();
    await userEvent.click(words());
    await userEvent.paste('x'.repeat(150));
    expect(screen.getByText('150 of 140')).toBeDefined();
    await send();
    expect(await screen.findByText(/^error.field.long/)).toBeDefined();
    expect(sent).toEqual([]);
    expect(words()).toHaveProperty('value', 'x'.repeat(150));
  });

  it('asks for words before it sends [CON-04]', async () => {
    await open();
    await userEvent.clear(words());
    await send();
    expect(await screen.findByText('error.feedback.content')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('loses neither words nor pictures when it fails, nor when the form goes, and sends no picture twice [MEM-12, CON-04]', {
    tags: ['deep'],
  }, async () => {
    answer = failing;
    const { unmount } = await open();
    await userEvent.type(words(), 'It broke');
    await choose(picture('b.png'));
    await uploading(1);
    await uploads[0]?.answer(200, up('/p/b.png'));
    await send();
    expect(await screen.findAllByText('widget.feedback.unknown')).not.toEqual([]);
    expect(words()).toHaveProperty('value', 'It broke');
    unmount();
    answer = () => Response.json({ success: true, value: null });
    await open();
    expect(words()).toHaveProperty('value', 'It broke');
    expect(row('b.png').getByText('widget.picture.sent')).toBeDefined();
    await send();
    await waitFor(() => expect(screen.getByText('Thank you')).toBeDefined());
    expect(uploads).toHaveLength(1);
    expect(sent).toHaveLength(2);
    // Both are one letter; the next one, of the same words, is another.
    expect(new Set(keys)).toHaveProperty('size', 1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    await userEvent.type(words(), 'It broke');
    await send();
    await waitFor(() => expect(new Set(keys)).toHaveProperty('size', 2));
  });
});

describe('pictures on their way up', () => {
  it('say how far they are, each by itself, and are waited for [MEM-12]', async () => {
    await open();
    await userEvent.type(words(), 'Look');
    await choose(picture('1.png'), picture('2.png'));
    await uploading(2);
    await uploads[0]?.progress(0.4);
    expect(row('1.png').getByRole('progressbar', { name: 'Upload of 1.png' })).toHaveProperty('value', 0.4);
    expect(row('2.png').getByRole('progressbar')).toHaveProperty('value', 0);
    await uploads[0]?.answer(200, up('/p/1.png'));
    expect(row('1.png').queryByRole('progressbar')).toBeNull();
    await send();
    expect(sent).toEqual([]);
    await uploads[1]?.answer(200, up('/p/2.png'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual(['PUT', { type: 'PROBLEM', content: 'Look', images: ['/p/1.png', '/p/2.png'] }]);
  });

  it('are sent again alone where they failed; words and others stay [MEM-12]', { tags: ['deep'] }, async () => {
    await open();
    await userEvent.type(words(), 'Look');
    await choose(picture('1.png'), picture('2.png'));
    await uploading(2);
    await uploads[0]?.breakOff();
    await uploads[1]?.answer(200, up('/p/2.png'));
    expect(await row('1.png').findByText('widget.picture.failed')).toBeDefined();
    await userEvent.click(row('1.png').getByRole('button', { name: 'Again 1.png' }));
    await uploading(3);
    expect(uploads[2]?.file.name).toBe('1.png');
    await uploads[2]?.answer(500, refused);
    expect(await row('1.png').findByText('widget.picture.failed')).toBeDefined();
    expect(row('2.png').getByText('widget.picture.sent')).toBeDefined();
    expect(words()).toHaveProperty('value', 'Look');
    // Sending tries once more by itself, and sends nothing without it.
    await send();
    await uploading(4);
    await uploads[3]?.breakOff();
    expect(await screen.findByText('error.feedback.upload')).toBeDefined();
    expect(sent).toEqual([]);
    await userEvent.click(row('1.png').getByRole('button', { name: 'Remove 1.png' }));
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual(['PUT', { type: 'PROBLEM', content: 'Look', images: ['/p/2.png'] }]);
  });

  it('stop when they are taken out, and may be chosen again [MEM-12]', async () => {
    await open();
    await choose(picture('1.png'));
    await uploading(1);
    await userEvent.click(row('1.png').getByRole('button', { name: 'Remove 1.png' }));
    expect(uploads[0]?.isAborted()).toBe(true);
    expect(screen.queryByRole('img')).toBeNull();
    await choose(picture('1.png'));
    await uploading(2);
    await uploads[1]?.answer(200, up('/p/1.png'));
    expect(row('1.png').getByText('widget.picture.sent')).toBeDefined();
  });
});

describe('a chosen file', () => {
  it.each([
    ['a.png', [0x47, 0x49, 0x46, 0x38], 10, 'error.picture.kind'],
    ['a.jpg', [], 0, 'error.picture.kind'],
    // Not made smaller here, where nothing draws.
    ['a.png', png, 5 * 1024 * 1024 + 1, 'error.picture.size'],
    ['a.png', png, 30 * 1024 * 1024 + 1, 'error.picture.huge'],
  ])('named %s with the bytes %j and a size of %i is refused [MEM-12, CON-04]', async (name, bytes, size, key) => {
    await open();
    await choose(picture(name, bytes, size));
    expect(await screen.findByText(key)).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
    expect(uploads).toEqual([]);
  });

  it.each([
    ['holiday.txt', png, 'image/png'],
    ['holiday.png', jpg, 'image/jpeg'],
  ])('named %s is what its first bytes say [MEM-12]', async (name, bytes, type) => {
    expect(await pictureTypeOf(picture(name, bytes))).toBe(type);
    await open();
    await choose(picture(name, bytes));
    await uploading(1);
    expect(uploads[0]?.file.type).toBe(type);
    expect(uploads[0]?.file.name).toBe(name);
  });

  it('is one of three at most, and the others are taken [MEM-12, CON-04]', async () => {
    await open();
    await choose(...['1', '2', '3', '4'].map((name) => picture(`${name}.jpg`, jpg)));
    expect(await screen.findByText('error.picture.many')).toBeDefined();
    expect(screen.getAllByRole('img')).toHaveLength(3);
    expect(document.querySelector('input[type=file]')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2.jpg' }));
    expect(screen.getAllByRole('img')).toHaveLength(2);
    expect(document.querySelector('input[type=file]')).not.toBeNull();
  });

  it('that no browser can draw is refused, and what this one cannot draw at all goes as it is [MEM-12]', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('broken', 'InvalidStateError');
    });
    await open();
    await choose(picture('broken.png'));
    expect(await screen.findByText('error.picture.broken')).toBeDefined();
    vi.stubGlobal('createImageBitmap', undefined);
    const whole = picture('whole.png');
    expect(await shrinkPicture(whole, 'image/png')).toBe(whole);
  });

  it('of a phone is judged once it is smaller, and a refusal goes with what was sent [MEM-12, CON-04]', async () => {
    const drawing = stubDrawing(4000, 3000);
    await open();
    await userEvent.type(words(), 'Well done');
    await choose(picture('photo.jpg', jpg, 12 * 1024 * 1024), picture('film.gif', [0x47, 0x49, 0x46]));
    await uploading(1);
    expect([uploads[0]?.file.name, uploads[0]?.file.size]).toEqual(['photo.jpg', 1]);
    expect(screen.getByText('error.picture.kind')).toBeDefined();
    await uploads[0]?.answer(200, up('/p/photo.jpg'));
    await send();
    await waitFor(() => expect(screen.queryByText('error.picture.kind')).toBeNull());
    expect(sent).toHaveLength(1);
    drawing.end();
  });

  it.each([
    [4000, 3000, [1600, 1200]],
    [900, 3200, [450, 1600]],
    [1600, 1200, undefined],
  ])('of %i by %i pixels is drawn as %j [MEM-12]', async (width, height, drawn) => {
    const drawing = stubDrawing(width, height);
    const result = await shrinkPicture(picture('a.jpg', jpg), 'image/jpeg');
    expect(drawing.sides()).toEqual(drawn);
    expect([result.name, result.size]).toEqual(['a.jpg', drawn === undefined ? 4 : 1]);
    expect(drawing.close).toHaveBeenCalledTimes(1);
    drawing.end();
  });

  it('with clear parts that becomes a JPEG gets a white ground, not a black one [MEM-12]', async () => {
    const drawing = stubDrawing(1200, 900);
    await shrinkPicture(picture('clear.png', undefined, 6 * 1024 * 1024), 'image/png');
    expect(drawing.steps).toEqual(['ground #fff', 'picture']);
    drawing.end();
  });
});

/** A browser that draws: any picture has these sides, and one byte once it is drawn. */
function stubDrawing(width: number, height: number) {
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }));
  let sides: readonly number[] | undefined;
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
  const steps: string[] = [];
  const pen = {
    fillStyle: '',
    fillRect: () => steps.push(`ground ${pen.fillStyle}`),
    drawImage: () => steps.push('picture'),
  };
  context.mockImplementation(() => pen as never);
  const blob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
  blob.mockImplementation(function (this: HTMLCanvasElement, done) {
    sides = [this.width, this.height];
    done(new Blob(['x'], { type: 'image/jpeg' }));
  });
  const end = () => {
    context.mockRestore();
    blob.mockRestore();
  };
  return { close, sides: () => sides, steps, end };
}
