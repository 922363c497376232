/** A request to the controls that cannot be carried out; its message is for whoever sent it. */
export class ControlError extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}
