// Vitest reporter that prints the progress of a run.
import { createProgress } from './progress.mjs';

export default class UnitProgress {
  onTestRunStart(specifications) {
    this.step = createProgress({ what: 'test files', total: specifications.length });
  }
  onTestModuleEnd() {
    this.step();
  }
}
