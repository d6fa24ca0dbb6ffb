import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ThinRequest {
  /** What follows the route in the path. */
  rest: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  ip: string;
  /** Parsed JSON; undefined where there is no body. */
  body: unknown;
}

interface ThinAnswer {
  /** JSON. */
  text: string;
  cookie?: string;
}

type Handler = (request: ThinRequest) => Promise<ThinAnswer>;

export interface ThinServer {
  /** `GET /api/home`; one that ends in `/` takes every path that begins so. */
  on(route: string, handler: Handler): void;
  listen(): Promise<string>;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (request.method !== 'POST') return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** node:http and a map of routes: no framework, no checks, no log. */
export function thinServer(): ThinServer {
  const routes = new Map<string, Handler>();
  const resultsOf = (method: string, path: string): { handler: Handler | undefined; rest: string } => {
    const handler = routes.get(`${method} ${path}`);
    if (handler) return { handler, rest: '' };
    const end = path.lastIndexOf('/') + 1;
    return { handler: routes.get(`${method} ${path.slice(0, end)}`), rest: path.slice(end) };
  };
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    const mark = url.indexOf('?');
    const { handler, rest } = resultsOf(method, mark < 0 ? url : url.slice(0, mark));
    const answered = async (): Promise<void> => {
      if (!handler) return void response.writeHead(404).end();
      const { text, cookie } = await handler({
        rest,
        query: new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1)),
        headers: request.headers,
        ip: String(request.headers['x-forwarded-for'] ?? request.socket.remoteAddress),
        body: await bodyOf(request),
      });
      const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(text) };
      response.writeHead(200, cookie ? { ...headers, 'Set-Cookie': cookie } : headers).end(text);
    };
    answered().catch((error: Error) => response.writeHead(500).end(error.message));
  });
  return {
    on: (route, handler) => void routes.set(route, handler),
    listen: () =>
      new Promise((resolve) => {
        server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
      }),
  };
}
