import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isPublicAddress, isPublicUrl, NotPublic, postPublic } from './post-public.ts';

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['::1', '::', '::ffff:10.0.0.1', 'fe80::1', 'fd00::1', '2002:a00:1::', '64:ff9b::a00:1', 'localhost'],
])('[INV-22] no call to %s follows from the words of a person', (address) =>
  expect(isPublicAddress(address)).toBe(false),
);

test.each(['93.184.216.34', '2606:4700::1111'])('[INV-22] %s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...[
    'http://push.example.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://2130706433/',
  ],
  ...['https://push.example.com:8443/a', 'https://me@push.example.com/a', 'file:///etc/passwd', 'push'],
])('[INV-22] %s is no address of a push service', (url) => expect(isPublicUrl(url)).toBe(false));

test('[INV-22] a name that stands for an address of our own is not called', async () => {
  const post = { headers: {}, body: Buffer.alloc(0) };
  expect(isPublicUrl('https://push.example.com/a')).toBe(true);
  await expect(postPublic({ ...post, url: 'http://127.0.0.1:1/a' })).rejects.toThrow(NotPublic);
  await expect(postPublic({ ...post, url: 'https://localhost.localdomain/a' })).rejects.toThrow();
});

test('[ALERT-22] a push service of the house is called wherever it is', async () => {
  const server = createServer((_request, answer) => answer.writeHead(410).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await postPublic({ url: `${own}/a`, headers: {}, body: Buffer.from('x'), own })).toBe(410);
  server.close();
});
