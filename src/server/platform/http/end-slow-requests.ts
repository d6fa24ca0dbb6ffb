import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { GeneralCode } from '#domain/core/problems-of-every-call.ts';
import { generalProblem } from './problem-answer.ts';

/** [RUN-10] So long may headers take, and so long a body, unless it comes on well. */
export const REQUEST_TIMEOUT_MS = 15_000;
/** A body that is not there in time may go on while it comes as fast as over the slowest telephone, span by span. */
const MIN_BYTES_PER_MS = 8;
/** In all, however steadily it comes: five minutes. */
const SPANS = 20;
/** After the answer the connection closes; one that does not take its answer is cut. */
const CUT_MS = 1000;

/** What Node's server is told: it ends headers that do not come, and whatever takes too long in all. */
export const slowLimits = (patience: number) => ({
  headersTimeout: patience,
  requestTimeout: patience * SPANS,
  connectionsCheckingInterval: Math.min(1000, Math.ceil(patience / 4)),
});

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function endRequest(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const hasListener = request.listenerCount('error') > 0 && !response.headersSent;
  if (!hasListener) return void socket.destroy();
  setTimeout(() => socket.destroy(), CUT_MS).unref();
  // Whoever reads the body hears it, and answers.
  request.emit('error', Object.assign(new Error('the body came too slowly'), { statusCode: 408 }));
}

/** Ends requests whose bodies trickle, so that nobody holds connections and memory by sending a byte now and then. */
export function endSlowBodies(server: Server, patience: number): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    let seen = request.socket.bytesRead;
    const timer = setInterval(() => {
      if (request.complete) return clearInterval(timer);
      const { bytesRead } = request.socket;
      if (bytesRead - seen >= patience * MIN_BYTES_PER_MS) return void (seen = bytesRead);
      clearInterval(timer);
      endRequest(request, response);
    }, patience).unref();
    request.once('close', () => clearInterval(timer));
  });
}

const known: Record<string, [status: string, code: GeneralCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request/too-slow'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'request/too-large'],
};

/** What never became a request is answered in the one shape of errors too [RUN-06], and its connection closes. */
export function answerNoRequest(error: Error & { code?: string }, socket: Socket, requestId: string): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = known[error.code ?? ''] ?? ['400 Bad Request', 'request/invalid' as const];
  const text = JSON.stringify(generalProblem(code, { requestId, language: 'en' }).body);
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}`;
  if (socket.writable) socket.write(`${head}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${text}`);
  socket.destroySoon();
}
