import { createHash } from 'node:crypto';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { entryChecker } from '#domain/archives/check-entries.ts';
import {
  LISTINGS,
  type Manifest,
  MANIFEST,
  manifestSchema,
  PROFILES,
  SECTIONS,
  SIGNATURE,
} from '#domain/archives/manifest.ts';
import { MAX_ENTRIES } from '#domain/archives/limits.ts';
import { incomingFolder } from '#domain/files/storage/file-name.ts';
import type { App } from '../../../platform/calls/app.ts';
import { DependencyAway } from '../../../platform/circuits/circuits.ts';
import type { FileRow } from '../../files/storage/file-row.ts';
import { findStored } from '../../files/storage/stored-file-store.ts';
import { isOwnKey, isSignedBy } from '../archive-key.ts';
import { StoredFileReader } from './stored-file-reader.ts';

type RefusalCode =
  'archives/no-file' | 'archives/unreadable' | 'archives/too-large' | 'archives/changed' | 'archives/of-another-shop';

/** An archive of which nothing is taken. */
export class ArchiveRefused extends Error {
  readonly problem: { code: RefusalCode };
  constructor(code: RefusalCode) {
    super(code);
    this.problem = { code };
  }
}

/** What is wrong with the file is its own; what is wrong with where it lies is not. */
async function orUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ArchiveRefused || error instanceof DependencyAway) throw error;
    throw new ArchiveRefused('archives/unreadable');
  }
}

export interface OpenArchive {
  manifest: Manifest;
  signedBy: 'own' | 'other';
  has(path: string): boolean;
  /** The bytes of an entry as they come; refused at its end where they are not those that were signed. */
  read(path: string): AsyncGenerator<Buffer>;
  /** One that is small enough to be read at once, once it is known to be what was signed. */
  readWhole(path: string): Promise<Buffer>;
}

async function listEntries(zip: ZipFile, file: FileRow) {
  const checker = entryChecker(file.size);
  if (zip.entryCount > MAX_ENTRIES) throw new ArchiveRefused('archives/too-large');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const { fileName: path, uncompressedSize: bytes, compressedSize: packedBytes } = entry;
    const refused = checker.add({ path, bytes, packedBytes, isEncrypted: !entry.canDecodeFileData() });
    if (refused) throw new ArchiveRefused(refused.code);
    entries.set(path, entry);
  }
  return { entries, checker };
}

async function bytesOf(zip: ZipFile, entry: Entry | undefined): Promise<Buffer> {
  if (!entry) throw new ArchiveRefused('archives/unreadable');
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function manifestOf(bytes: Buffer): Manifest {
  const read = manifestSchema.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!read.success) throw new ArchiveRefused('archives/unreadable');
  return read.data;
}

async function readManifest(zip: ZipFile, file: FileRow) {
  const { entries, checker } = await listEntries(zip, file);
  const bytes = await bytesOf(zip, entries.get(MANIFEST));
  const signature = await bytesOf(zip, entries.get(SIGNATURE));
  const manifest = manifestOf(bytes);
  const isComplete = checker.compare(manifest);
  if (!isComplete.ok) throw new ArchiveRefused(isComplete.problem.code);
  if (!isSignedBy(manifest.key.x, { bytes, signature })) throw new ArchiveRefused('archives/changed');
  if (![LISTINGS, SECTIONS, PROFILES].every((path) => entries.has(path)))
    throw new ArchiveRefused('archives/unreadable');
  return { manifest, entries };
}

/**
 * [DASH-05] Opens an archive that a maker uploaded: its directory is bounded before anything is unpacked, and its manifest is as it was
 * signed. What is read of it is held against the manifest as it comes.
 */
export async function openArchive(
  app: App,
  { sellerId, name }: { sellerId: string; name: string },
): Promise<OpenArchive> {
  const file = name.startsWith(incomingFolder(sellerId)) ? await findStored(app.db, sellerId, name) : null;
  if (!file) throw new ArchiveRefused('archives/no-file');
  const reader = new StoredFileReader(app, file);
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true };
  const zip = await orUnreadable(fromRandomAccessReaderPromise(reader, file.size, options));
  const { manifest, entries } = await orUnreadable(readManifest(zip, file));
  const signedBy = (await isOwnKey(app, manifest.key)) ? 'own' : 'other';
  // A shop of this marketplace is told by its account: nobody takes another's pieces by its archive.
  if (signedBy === 'own' && manifest.shop.id !== sellerId) throw new ArchiveRefused('archives/of-another-shop');
  const hashes = new Map(manifest.files.map(({ path, sha256 }) => [path, sha256]));
  async function* read(path: string): AsyncGenerator<Buffer> {
    const entry = entries.get(path);
    if (!entry) throw new ArchiveRefused('archives/unreadable');
    const hash = createHash('sha256');
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      hash.update(chunk as Buffer);
      yield chunk as Buffer;
    }
    if (hash.digest('hex') !== hashes.get(path)) throw new ArchiveRefused('archives/changed');
  }
  return {
    manifest,
    signedBy,
    has: (path) => hashes.has(path),
    read: (path) => unreadable(read(path)),
    readWhole: async (path) => {
      const chunks: Buffer[] = [];
      for await (const chunk of unreadable(read(path))) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
  };
}

async function* unreadable(bytes: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    for (;;) {
      const next = await orUnreadable(bytes.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await bytes.return(undefined);
  }
}
