/** A refused or failed call: the server's code, its sentence and its facts. */
export class ApiProblem extends Error {
  readonly code: string;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly facts: Record<string, unknown>;
  constructor(status: number, error: { code: string; message: string; requestId?: string } & Record<string, unknown>) {
    super(error.message);
    ({ code: this.code, requestId: this.requestId } = error);
    this.status = status;
    this.facts = error;
  }
}
