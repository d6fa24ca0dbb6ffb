/** [FILE-02] */
export const uploadStates = ['running', 'pausing', 'paused', 'canceling', 'canceled', 'error', 'success'] as const;
export type UploadState = (typeof uploadStates)[number];

/**
 * What happens to an upload: the first four are asked for by a person; `halted` says that the request under way has ended after it was
 * asked to; the last two come from the server.
 */
export type UploadEvent = 'pause' | 'resume' | 'cancel' | 'retry' | 'halted' | 'failed' | 'arrived';

const transitions: Record<UploadState, Partial<Record<UploadEvent, UploadState>>> = {
  running: { pause: 'pausing', cancel: 'canceling', failed: 'error', arrived: 'success' },
  // What has arrived before the pause took hold has arrived.
  pausing: { halted: 'paused', resume: 'running', cancel: 'canceling', failed: 'error', arrived: 'success' },
  paused: { resume: 'running', cancel: 'canceled' },
  // Nothing brings an upload back that was called off; its file is removed if it arrived all the same.
  canceling: { halted: 'canceled', failed: 'canceled', arrived: 'canceled' },
  canceled: { retry: 'running' },
  error: { retry: 'running', cancel: 'canceled' },
  success: {},
};

/** [FILE-02] Where an upload is after an event; where it was, if the event means nothing there. */
export const afterEvent = (state: UploadState, event: UploadEvent): UploadState => transitions[state][event] ?? state;

/** Whether a person may ask for it now. */
export const canAsk = (state: UploadState, event: UploadEvent): boolean => transitions[state][event] !== undefined;
