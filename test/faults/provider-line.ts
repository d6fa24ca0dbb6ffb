import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ProviderLine {
  address: string;
  /** Calls that are cut: each pattern fits `METHOD /path idempotency-key`, and is gone once it was met. */
  cuts: Set<RegExp>;
  /** The provider is out: no call arrives until it is back. */
  setDown(isDown: boolean): void;
  stop(): void;
}

/**
 * The line between a shop and its provider. A call that a pattern fits arrives and is acted upon; its answer is thrown away, and `onCut`
 * does to the shop what it likes: it cannot know yet what the provider has done.
 */
export async function openProviderLine(provider: string, onCut: (cut: RegExp) => void): Promise<ProviderLine> {
  const cuts = new Set<RegExp>();
  let isDown = false;
  const server = createServer((incoming, outgoing) => {
    if (isDown) return void incoming.destroy();
    const { method = '', url = '', headers } = incoming;
    const call = `${method} ${url} ${String(headers['idempotency-key'] ?? '')}`;
    const onward = request(`${provider}${url}`, { method, headers, agent: false }, (answer) => {
      const cut = [...cuts].find((pattern) => pattern.test(call));
      if (!cut) {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      cuts.delete(cut);
      answer.resume().once('end', () => {
        onCut(cut);
        outgoing.destroy();
      });
    });
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts,
    setDown: (next) => {
      isDown = next;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
