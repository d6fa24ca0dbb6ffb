import { createConnection, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface BreakingLine {
  address: string;
  /** How often it broke. */
  breaks: number;
  /** Breaks after so many bytes more have gone to the server; null holds. */
  breakAfter: number | null;
  /** Where the next connections lead. */
  to: number;
  stop(): Promise<void>;
}

/** A line of TCP between a client and the port of a server, which breaks in the middle of whatever it carries. */
export async function openBreakingLine(to: number, breakAfter: number | null = null): Promise<BreakingLine> {
  const open = new Set<Socket>();
  const line: BreakingLine = { address: '', breaks: 0, breakAfter, to, stop: async () => undefined };
  let passed = 0;
  const server = createServer((client) => {
    const onward = createConnection(line.to, '127.0.0.1');
    for (const socket of [client, onward]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        onward.destroy();
      });
    }
    onward.pipe(client);
    client.on('data', (bytes: Buffer) => {
      passed += bytes.length;
      if (line.breakAfter === null || passed < line.breakAfter) {
        if (!onward.write(bytes)) {
          client.pause();
          onward.once('drain', () => client.resume());
        }
        return;
      }
      passed = 0;
      line.breaks += 1;
      onward.write(bytes.subarray(0, bytes.length >> 1), () => {
        client.resetAndDestroy();
        onward.destroy();
      });
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  line.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  line.stop = () => {
    for (const socket of open) socket.destroy();
    return new Promise((resolve) => void server.close(() => resolve()));
  };
  return line;
}
