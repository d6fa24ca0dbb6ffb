import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

export interface BareReady {
  address: string;
}

// The least that a Node server can do with a body: it streams it into a file, flushes that, and answers.
const folder = process.env.FOLDER ?? '';
let serial = 0;
const server = createServer((request, response) => {
  serial += 1;
  const file = createWriteStream(join(folder, `${serial}.bin`), { flush: true });
  pipeline(request, file).then(
    () => response.writeHead(200).end(),
    () => response.destroy(),
  );
});
process.on('message', ({ id }: { id: number }) => (id === 0 ? process.exit(0) : process.send?.({ id, answer: null })));
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () =>
  process.send?.({ ready: { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } }),
);
