import type { App } from '../calls/app.ts';

/** What failed without anybody having caught it: at one of the edges of the server. */
export interface Failure {
  kind: 'request' | 'job' | 'reaction';
  /** The route, or the name of the job or reaction. */
  where: string;
  requestId?: string;
  error: unknown;
}

declare module '../calls/app.ts' {
  interface Outside {
    /** Who keeps what failed; the errors module. */
    watch?: { failed(failure: Failure): void; alerted(text: string): void };
  }
}

/** [ERR-05] An error that nobody caught: it is kept for whoever looks after the house, and holds up nothing. */
export const reportFailure = (app: App, failure: Failure): void => app.outside.watch?.failed(failure);

/** [ERR-07] What a browser's content policy stopped. */
export const reportPolicyBreach = (app: App, text: string): void => app.outside.watch?.alerted(text);
