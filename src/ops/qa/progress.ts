import type { Progress } from '@/qa/run-qa';

const words = { screens: 'brands looked at', causes: 'edits taken back', drawn: 'brands drawn' };

/** Tells how far a run is: on one line of a terminal, else on a line for each tenth. Ctrl-C ends the run early. */
export function createProgress(stream: NodeJS.WriteStream) {
  let isStopped = false;
  let lastTenth = '';
  const stop = () => {
    isStopped = true;
  };
  process.once('SIGINT', stop);
  const line = ({ doing, done, of, found }: Progress) => {
    return `${done} of ${of} ${words[doing]}, ${found} differences so far`;
  };
  return {
    tell: async (at: Progress): Promise<boolean> => {
      const tenth = `${at.doing} ${Math.floor((at.done / at.of) * 10)}`;
      if (stream.isTTY) stream.write(`\r\u001B[K${line(at)}`);
      else if (tenth !== lastTenth) stream.write(`${line(at)}\n`);
      lastTenth = tenth;
      // Node hears Ctrl-C only while this run waits.
      await new Promise((resolve) => setImmediate(resolve));
      return !isStopped;
    },
    close: () => {
      process.removeListener('SIGINT', stop);
      if (stream.isTTY) stream.write('\r\u001B[K');
    },
  };
}
