// Vitest's reporter of how far a run is.
import { createProgress } from './progress.mjs';

export default class UnitProgress {
  onTestRunStart(specifications) {
    this.step = createProgress({ what: 'test files', total: specifications.length });
  }
  onTestModuleEnd() {
    this.step();
  }
}
