// Vitest reporter for CI: writes the seconds of each test file to the file in FILE_TIMES. Imports and environment
// count, which Vitest's own report leaves out.
import { writeFileSync } from 'node:fs';

export default class FileTimes {
  onTestRunEnd(modules) {
    writeFileSync(process.env.FILE_TIMES, JSON.stringify(modules.map(fileTime)));
  }
}

function fileTime(module) {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  const milliseconds = environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration;
  return { file: module.relativeModuleId, seconds: milliseconds / 1000 };
}
