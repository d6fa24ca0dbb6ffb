import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A read of an address, with an answer that nobody receives. */
export function exchange(url: string): { request: IncomingMessage; response: ServerResponse } {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url });
  return { request, response: new ServerResponse(request) };
}
