import { it } from 'vitest';
import { tryChanges } from './try-changes';

it('never throws: each of another 5,000 random changes compiles or is reported [CFG-05]', { timeout: 600_000 }, () =>
  tryChanges(5000, 10_000),
);
