/**
 * What is to be closed after a test or a file. Files share their modules, so one that is imported has no hooks of its own: the setup of each file
 * runs these.
 */
const ofTest: (() => unknown)[] = [];
const ofFile: (() => unknown)[] = [];

export const atEndOfTest = (close: () => unknown) => void ofTest.push(close);
export const atEndOfFile = (close: () => unknown) => void ofFile.push(close);

export async function endTest(): Promise<void> {
  for (const close of ofTest.splice(0)) await close();
}

export async function endFile(): Promise<void> {
  for (const close of ofFile.splice(0)) await close();
}
