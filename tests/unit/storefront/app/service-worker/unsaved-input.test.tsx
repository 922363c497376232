import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { watchUnsavedInput } from '@/storefront/app/service-worker/unsaved-input';

const nothing = () => undefined;

function pageWith(html: string): Document {
  document.body.innerHTML = html;
  return document;
}

function field(of: Document): HTMLInputElement {
  const found = of.querySelector('input');
  if (!found) throw new Error('The page of this test has no field.');
  return found;
}

test('a field counts from its first change until it holds again what it held [APP-18]', () => {
  const page = pageWith('<input value="old">');
  const unsaved = watchUnsavedInput(page, nothing);
  expect(unsaved.has()).toBe(false);
  field(page).focus();
  fireEvent.input(field(page), { target: { value: 'new' } });
  expect(unsaved.has()).toBe(true);
  fireEvent.input(field(page), { target: { value: 'old' } });
  expect(unsaved.has()).toBe(false);
});

test('what was typed before the watch began counts [APP-18]', () => {
  const page = pageWith('<input><input type="checkbox">');
  field(page).value = 'rana';
  const unsaved = watchUnsavedInput(page, nothing);
  expect(unsaved.has()).toBe(true);
  field(page).focus();
  fireEvent.input(field(page), { target: { value: '' } });
  expect(unsaved.has()).toBe(false);
});

test('a field that left the page, and one that searches, do not count [APP-18]', () => {
  const page = pageWith('<p><input></p><input type="search">');
  const unsaved = watchUnsavedInput(page, nothing);
  fireEvent.input(field(page), { target: { value: 'rana' } });
  page.querySelector('p')?.remove();
  fireEvent.input(field(page), { target: { value: 'slots' } });
  expect(unsaved.has()).toBe(false);
});
