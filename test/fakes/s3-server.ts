import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Recomputes the signature of a request by the published rule of version 4. */
function isSigned(request: IncomingMessage, secret: string): boolean {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  if (!parts) return false;
  const [, credential = '', signed = '', signature] = parts;
  const [, day = '', region = '', service = ''] = credential.split('/');
  const url = new URL(request.url ?? '/', 'http://store');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const headers = signed
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers,
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), 'aws4_request');
  return (
    hmac(key, ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')).toString(
      'hex',
    ) === signature
  );
}

/** The calls of an S3-compatible store that files need, with ranges; a wrong signature is refused as the real one does. */
export async function startS3Server({
  secret,
}: {
  secret: string;
}): Promise<{ port: number; objects: Map<string, Buffer>; stop: () => Promise<void> }> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const name = (request.url ?? '').split('?')[0] ?? '';
      const say = (status: number, body: Buffer | string = ''): void =>
        void response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
      if (!isSigned(request, secret)) return say(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
      if (request.method === 'PUT') {
        objects.set(name, Buffer.concat(chunks));
        return say(200);
      }
      if (request.method === 'DELETE') {
        objects.delete(name);
        return say(204);
      }
      const match = objects.get(name);
      if (!match) return say(404, '<Error><Code>NoSuchKey</Code></Error>');
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      return first === undefined ? say(200, match) : say(206, match.subarray(Number(first), Number(last) + 1));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    objects,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
