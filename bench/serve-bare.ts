import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer to give under an address: the same headers and bytes that the product gives there. */
export interface BareAnswer {
  path: string;
  headers: string[];
  body: string;
}

// The least that a Node server can do: a lookup and the bytes.
const answers = new Map<string, { headers: string[]; body: Buffer }>();
const server = createServer((request, response) => {
  const answer = answers.get(request.url as string);
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});

process.on(
  'message',
  ({ id, order }: { id: number; order: { do: 'stop' } | { do: 'learn'; answers: BareAnswer[] } }) => {
    if (order.do === 'stop') process.exit(0);
    for (const { path, headers, body } of order.answers) answers.set(path, { headers, body: Buffer.from(body) });
    process.send?.({ id, answer: answers.size });
  },
);
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () =>
  process.send?.({ ready: { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } }),
);
