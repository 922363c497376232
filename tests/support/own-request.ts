import { vi } from 'vitest';

/** A form on its way up, as a test moves it along. */
export type Upload = {
  readonly file: File;
  readonly progress: (share: number) => Promise<void>;
  readonly answer: (status: number, body: object) => Promise<void>;
  readonly breakOff: () => Promise<void>;
  readonly isAborted: () => boolean;
};

/** Stands for the browser's XMLHttpRequest until the test ends: what is sent waits for the test. */
export function catchUploads(run: (step: () => void) => Promise<void>): readonly Upload[] {
  const uploads: Upload[] = [];
  class OwnRequest {
    readonly upload: { onprogress?: (event: object) => void } = {};
    onload: () => void = () => undefined;
    onerror: () => void = () => undefined;
    onabort: () => void = () => undefined;
    withCredentials = false;
    status = 0;
    responseText = '';
    open = () => undefined;
    setRequestHeader = () => undefined;
    abort(): void {
      this.status = -1;
      this.onabort();
    }
    send(body: FormData): void {
      const file = body.get('file');
      if (!(file instanceof File)) throw new Error('No file was sent. Send a form with one.');
      uploads.push({
        file,
        progress: (share) =>
          run(() => this.upload.onprogress?.({ lengthComputable: true, loaded: share * 100, total: 100 })),
        answer: (status, answer) =>
          run(() => {
            this.status = status;
            this.responseText = JSON.stringify(answer);
            this.onload();
          }),
        breakOff: () => run(() => this.onerror()),
        isAborted: () => this.status === -1,
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', OwnRequest);
  return uploads;
}
