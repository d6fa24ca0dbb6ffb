import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are ours, our neighbours' or nobody's: no word of a person makes this server call them. */
const notPublic = new BlockList();
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ] as const),
  ...([
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
])
  notPublic.addSubnet(net, bits, 'ipv4');
/** Of the newer addresses only those that are handed out; of these none that leads to an older one. */
const handedOut = new BlockList();
handedOut.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notPublic.addSubnet(net, bits, 'ipv6');

export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 6
    ? handedOut.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
    : isIP(address) === 4 && !notPublic.check(address, 'ipv4');

/** https on its own port, to a host with a name: what it stands for is looked at when it is called. */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username || url.password) return false;
  return !url.hostname.startsWith('[') && !isIP(url.hostname) && url.hostname.includes('.');
}

export class NotPublic extends Error {}

/** The address that is connected to is the one that was looked at: a name cannot stand for another one in between. */
const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new NotPublic('no address'), '', 0);
    if (addresses.some(({ address }) => !isPublicAddress(address)))
      return done(new NotPublic('not a public address'), '', 0);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });

interface Post {
  url: string;
  headers: Record<string, string | number>;
  body: Buffer;
  /** The origin of a service of our own, which may be anywhere. */
  own?: string | undefined;
}

const TIMEOUT_MS = 10_000;

/** Posts to an address that a person named, and answers its status. Redirects are not followed, answers are not read. */
export function postPublic({ url, headers, body, own }: Post): Promise<number> {
  const { origin, protocol } = new URL(url);
  const isOwn = own !== undefined && origin === new URL(own).origin;
  if (!isOwn && !isPublicUrl(url)) return Promise.reject(new NotPublic('not a public address'));
  const request = isOwn && protocol === 'http:' ? plainRequest : secureRequest;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        ...{ method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) },
        ...(isOwn ? {} : { lookup: publicLookup }),
      },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
