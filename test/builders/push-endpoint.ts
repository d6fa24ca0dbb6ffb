import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  said: { title: string; path: string; tag: string };
}

/** A browser's own keys, and what it reads of a sealed message (RFC 8188, RFC 8291). */
function browserKeys() {
  const keys = createECDH('prime256v1');
  const [publicKey, auth] = [keys.generateKeys(), randomBytes(16)];
  const open = (sealed: Buffer): unknown => {
    const [salt, sender, text] = [sealed.subarray(0, 16), sealed.subarray(21, 86), sealed.subarray(86)];
    const derive = (key: Buffer, from: Buffer, what: string | Buffer, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, from, what, length));
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const secret = derive(keys.computeSecret(sender), auth, about, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const cipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
    cipher.setAuthTag(text.subarray(-16));
    const plain = Buffer.concat([cipher.update(text.subarray(0, -16)), cipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  return { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url'), open };
}

/** A push service with one browser behind it: what it took, and what it answers. */
export async function openPushEndpoint() {
  const { open, ...keys } = browserKeys();
  const taken: Pushed[] = [];
  let status = 201;
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const said = open(Buffer.concat(parts)) as Pushed['said'];
      taken.push({ path: request.url ?? '', headers: request.headers, said });
      answer.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ address, taken },
    subscription: (name: string) => ({ endpoint: `${address}/${name}`, ...keys, name }),
    answerWith: (next: number) => void (status = next),
    stop: () => server.close(),
  };
}
