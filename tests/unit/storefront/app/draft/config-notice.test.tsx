import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type ConfigFinding, showFindings } from '@/storefront/app/draft/config-notice';

const find = (severity: ConfigFinding['severity'], line: string) => ({ merchant: 'jade', severity, line });

beforeEach(() => {
  document.body.replaceChildren();
  HTMLElement.prototype.showPopover ??= () => undefined;
});

it('shows errors, and warnings folded, until there are none [CFG-01]', () => {
  showFindings([find('warning', 'a.json:1:1  Odd.'), find('error', 'b.json:2:2  Wrong.')], document);
  expect(screen.getByRole('alert').textContent).toBe('b.json:2:2  Wrong.');
  const warnings = screen.getByRole('group');
  expect([warnings.textContent, warnings.hasAttribute('open')]).toEqual(['1 warninga.json:1:1  Odd.', false]);
  showFindings([], document);
  expect(document.body.children).toHaveLength(0);
});

it('leaves warnings unfolded after the next change [CFG-01]', () => {
  showFindings([find('warning', 'a.json:1:1  Odd.')], document);
  screen.getByRole('group').setAttribute('open', '');
  showFindings([find('warning', 'a.json:1:1  Odd.'), find('warning', 'a.json:9:1  Odder.')], document);
  const warnings = screen.getByRole('group');
  expect([warnings.hasAttribute('open'), warnings.firstChild?.textContent]).toEqual([true, '2 warnings']);
  expect(screen.queryByRole('alert')).toBeNull();
});
