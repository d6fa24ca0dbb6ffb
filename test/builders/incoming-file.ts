import { randomUUID } from 'node:crypto';
import type { TestCaller } from './caller.ts';
import type { Browser } from './sale.ts';

/** Somebody with a session: a browser, or a person of the tests. */
type Uploader = Pick<Browser, 'call'> & { userId: string } & (
    { cookies: Browser['cookies'] } | Pick<TestCaller, 'cookie'>
  );

const cookieOf = (person: Uploader): string =>
  'cookies' in person ? [...person.cookies].map(([key, value]) => `${key}=${value}`).join('; ') : (person.cookie ?? '');

/** Puts a file into somebody's folder of incoming files as the product's own pages do: by the public wire, with the cookie of their session. */
export async function incomingFile(address: string, person: Uploader, bytes: Uint8Array): Promise<string> {
  const name = `users/${person.userId}/incoming/${randomUUID()}`;
  const head =
    '--b\r\nContent-Type: application/json\r\n\r\n{}\r\n--b\r\nContent-Type: application/octet-stream\r\n\r\n';
  const answer = await fetch(`${address}/v0/b/artisan-market/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/related; boundary=b',
      'x-goog-upload-protocol': 'multipart',
      cookie: cookieOf(person),
    },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--')]),
  });
  if (answer.status !== 200) throw new Error(`the file was answered ${answer.status} ${await answer.text()}`);
  return name;
}

/** A picture that only a few may see, by the id that its owner is shown. */
export async function privatePicture(address: string, person: Uploader, bytes: Uint8Array): Promise<string> {
  const name = await incomingFile(address, person, bytes);
  const { status, body } = await person.call('POST', '/api/files/pictures/taken', { name, isPrivate: true });
  if (status !== 200) throw new Error(`takePicture answered ${status} ${JSON.stringify(body)}`);
  return body.id;
}
