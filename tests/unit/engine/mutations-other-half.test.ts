import { it } from 'vitest';
import { patient } from '../../support/patience';
import { tryChanges } from './try-changes';

it(
  'never throws: each random change of the seeds 5000 to 9999 compiles or is reported [CFG-05]',
  {
    tags: ['deep'],
    timeout: patient(600_000),
  },
  () => tryChanges(5000, 10_000),
);
