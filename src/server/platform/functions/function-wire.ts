import type { FastifyRequest } from 'fastify';
import { codeOfStatus, wireName } from '#domain/core/functions/function-codes.ts';

/** What of a problem stands in its answer. */
interface Reported {
  message?: string;
  [fact: string]: unknown;
}

/** [FN-03] A refusal in the wire's words, beside our own: its details are our code and the facts. */
const wireError = (status: number, { message = '', ...details }: Reported): Record<string, unknown> => {
  const { code, requestId } = details;
  return { error: { status: wireName(codeOfStatus(status)), message, code, requestId, details } };
};

/**
 * One message of an event stream, on one line. Readers of this format take every line end of Unicode for an end of the line, and JSON
 * may have two of them as they are.
 */
export const wireLine = (json: string): string =>
  `data: ${json.replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`)}\n\n`;

/** [FN-02] Who asks for a stream is answered by one, refusals too: its reader looks at nothing else. */
export const wantsStream = ({ headers }: FastifyRequest): boolean =>
  String(headers.accept ?? '')
    .split(',')
    .some((type) => /^\s*text\/event-stream\s*(;|$)/i.test(type));

const MAX_LENGTH = 200_000;

/** What another part of the server refused a call with, in the wire's words. */
export function toWireError(status: number, payload: unknown): Record<string, unknown> {
  try {
    const reported: unknown = JSON.parse(String(payload).slice(0, MAX_LENGTH));
    if (typeof reported === 'object' && reported !== null && 'error' in reported) {
      const error = reported.error as Reported;
      return typeof error.status === 'string' ? { error } : wireError(status, error);
    }
  } catch {
    /* not our words */
  }
  return wireError(status, {});
}
