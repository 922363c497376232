import { readFileSync, writeFileSync } from 'node:fs';
import { plainBrand } from '@tests/support/brand-answers';
import { projectWorkspace } from '@tests/support/project-workspace';
import { expect, test } from 'vitest';
import { brandFiles } from '@/ops/new-brand/brand-files';
import { drawnHero, drawnIcon, drawnLogo } from '@/ops/new-brand/drawn-pictures';
import { baseTexts } from '@/ops/new-brand/make-brand';

const file = 'tests/golden/new-brand.txt';

test('a new brand is made of the files that its golden file holds [CFG-03]', async () => {
  const { files: there } = await projectWorkspace();
  const drawn = [
    ['assets/logo.svg', drawnLogo(plainBrand)],
    ['assets/icon.svg', drawnIcon(plainBrand, { rounded: 116, scale: 0.8 })],
    ['assets/hero.svg', drawnHero(plainBrand)],
  ] as const;
  const parts = [...brandFiles(plainBrand, baseTexts(there), 2026), ...drawn];
  const text = parts.map(([path, content]) => `=== ${path}\n${content}`).join('');
  if (process.env.GOLDEN === 'write') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});
