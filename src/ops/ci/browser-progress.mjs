// Playwright's reporter of how far a run is.
import { createProgress } from './progress.mjs';

export default class BrowserProgress {
  onBegin(_, suite) {
    this.step = createProgress({ what: 'browser tests', total: suite.allTests().length });
  }
  onTestEnd() {
    this.step();
  }
}
