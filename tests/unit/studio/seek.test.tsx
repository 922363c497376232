import { expect, it, vi } from 'vitest';
import { createSeeker } from '@/studio/preview/seek';

const entry = { page: 'home', node: 'entry', isShell: false };

function begin() {
  document.body.innerHTML = '<main data-page="home"></main>';
  const told: boolean[] = [];
  const marker = { mark: vi.fn(), clear: vi.fn() };
  return { told, marker, seeker: createSeeker({ document, marker, tell: (isSeen) => told.push(isSeen) }) };
}

function draw(): HTMLElement {
  const element = document.createElement('p');
  element.dataset.node = 'entry';
  element.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20);
  document.querySelector('main')?.append(element);
  return element;
}

it('tells that a node is not drawn, and marks it once it is [STU-05]', () => {
  const { told, marker, seeker } = begin();
  seeker.seek(entry);
  seeker.look();
  expect(told).toEqual([false]);
  const element = draw();
  seeker.look();
  seeker.look();
  expect(told).toEqual([false, true]);
  expect(marker.mark.mock.calls).toEqual([[element, 'entry']]);
});

it('looks for a node a few times, and for none that is not wanted any more [STU-05]', () => {
  const { told, seeker } = begin();
  seeker.seek(entry);
  for (let looks = 0; looks < 100; looks += 1) seeker.look();
  draw();
  seeker.look();
  expect(told, 'it gave up').toEqual([false]);
  seeker.seek({ ...entry, node: 'other' });
  seeker.stop();
  seeker.seek(entry);
  expect(told).toEqual([false, false, true]);
});
