interface FileTime {
  readonly file: string;
  readonly seconds: number;
}
interface StageTime {
  readonly name: string;
  readonly seconds: number;
}
export function browserFileTimes(report: unknown): FileTime[];
export function timeLines(
  files: readonly FileTime[],
  stages: readonly StageTime[],
  totalSeconds: number,
  most?: number,
): string[];
