import { Readable } from 'node:stream';
import { retryPolicies } from '#domain/core/errors/retry.ts';
import { type Circuits, DependencyAway } from '../../platform/circuits/circuits.ts';
import type { FileStore, Naming } from './file-store.ts';

// [ERR-08] What is not there, or not ours, is an answer.
const isRefusal = (error: unknown): boolean =>
  ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 500) < 500;

function rethrowAway(error: unknown): never {
  if (error instanceof DependencyAway || isRefusal(error)) throw error;
  throw new DependencyAway('service unavailable: the file store does not answer', { cause: error });
}

/** Milliseconds: until a store is connected to, and for which it may say nothing. */
const CONNECT_TIMEOUT = 3000;
const SILENCE_TIMEOUT = 10_000;

/** Loaded with the first picture, so that shops without S3 start without it. */
async function openClient(url: URL, circuits: Circuits | undefined) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    // [ERR-04] Objects are whole and named for good: putting one again changes nothing.
    maxAttempts: 1 + retryPolicies['external service'].retries,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT, socketTimeout: SILENCE_TIMEOUT },
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
  });
  client.middlewareStack.add(
    (next) => (args) =>
      (circuits ? circuits.run('file store', () => next(args), { isRefusal }) : next(args)).catch(rethrowAway),
    { step: 'initialize' },
  );
  return { sdk, client };
}

/**
 * An S3-compatible store [FILE-05], named as `https://KEY:SECRET@HOST/BUCKET?region=REGION`; the region is `us-east-1` unless
 * it is named. Objects are put whole, so nothing half-written is ever seen.
 */
export function s3Store(
  address: string,
  { under = '', circuits, named = 'spread' }: { under?: string; circuits?: Circuits | undefined; named?: Naming } = {},
): FileStore {
  const url = new URL(address);
  const [bucket = '', ...folder] = url.pathname.split('/').filter(Boolean);
  const key = (name: string): string =>
    [...folder, under, named === 'spread' && name.slice(0, 2), name].filter(Boolean).join('/');
  let opened: ReturnType<typeof openClient> | undefined;
  const s3 = (): ReturnType<typeof openClient> => (opened ??= openClient(url, circuits));
  return {
    find: async (name) => {
      const { sdk, client } = await s3();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key(name) }));
        return Body ? Buffer.from(await Body.transformToByteArray().catch(rethrowAway)) : null;
      } catch (error) {
        if (
          error instanceof sdk.NoSuchKey ||
          (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404
        )
          return null;
        throw error;
      }
    },
    put: async (name, bytes) => {
      const { sdk, client } = await s3();
      await client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key: key(name), Body: bytes }));
    },
    remove: async (name) => {
      const { sdk, client } = await s3();
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key(name) }));
    },
    // The bytes of a part are few enough to be put whole.
    openWriter: async (name) => {
      let chunks: Uint8Array[] = [];
      return {
        write: async (bytes) => void chunks.push(bytes),
        close: async (size) => {
          const { sdk, client } = await s3();
          const body = Buffer.concat(chunks).subarray(0, size);
          chunks = [];
          await client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key: key(name), Body: body }));
        },
        abort: async () => void (chunks = []),
      };
    },
    read: async (name, { first, last }) => {
      const { sdk, client } = await s3();
      const Range = `bytes=${first}-${last}`;
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key(name), Range }));
      if (!(Body instanceof Readable)) throw new Error('the store answered without bytes');
      return Body;
    },
  };
}
