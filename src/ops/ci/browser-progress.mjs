// Playwright reporter that prints the progress of a run.
import { createProgress } from './progress.mjs';

export default class BrowserProgress {
  onBegin(_, suite) {
    this.step = createProgress({ what: 'browser tests', total: suite.allTests().length });
  }
  onTestEnd() {
    this.step();
  }
}
