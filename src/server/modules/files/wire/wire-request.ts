import type { FastifyReply, FastifyRequest } from 'fastify';
import { decideAccess, type FileOperation } from '#domain/files/storage/file-access.ts';
import { checkFileName, folderOwner } from '#domain/files/storage/file-name.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { FileRow } from '../storage/file-row.ts';
import { isReader } from '../storage/file-shares-store.ts';
import { isSigned } from '../storage/signed-address.ts';
import { fileToken, tokenSubject } from '../storage/file-address.ts';
import { findStored } from '../storage/stored-file-store.ts';
import { resourceOf } from './resource.ts';
import { denied, notFound, signInNeeded, storageProblemOf } from './storage-problem.ts';

/** A request in the public wire format: whose it is, and what it asks about. */
export interface WireRequest {
  app: App;
  request: FastifyRequest;
  reply: FastifyReply;
  bucket: string;
  /** Null where nobody is signed in. */
  userId: string | null;
  query: Record<string, string | undefined>;
}

/** A name that is one, in a folder where this person may do that; others are told nothing of what is there. */
export function checkedName({ userId }: Pick<WireRequest, 'userId'>, name: string, action: FileOperation): string {
  const checked = checkFileName(name);
  if (!checked.ok) throw storageProblemOf(checked.problem);
  const access = decideAccess(action, name, userId);
  if (access === 'sign-in') throw signInNeeded();
  if (access === 'denied') throw denied();
  return checked.value;
}

/** A file that this person may read: their own, one that a module shared with them, or one whose signed address they hold [FILE-06]. */
export async function readableFile({ app, userId, query }: WireRequest, name: string): Promise<FileRow> {
  const checked = checkFileName(name);
  if (!checked.ok) throw storageProblemOf(checked.problem);
  const ownerId = folderOwner(name);
  if (query.token !== undefined) {
    const file = ownerId ? await findStored(app.db, ownerId, name) : null;
    if (!file || !isSigned(app, tokenSubject(file), query.token)) throw denied();
    return file;
  }
  const access = decideAccess('read', name, userId);
  if (access === 'sign-in') throw signInNeeded();
  if (access === 'denied' || ownerId === null || userId === null) throw denied();
  if (access === 'if-shared' && !(await isReader(app.db, { ownerId, name, readerId: userId }))) throw denied();
  const file = await findStored(app.db, ownerId, name);
  if (!file) throw notFound();
  return file;
}

/** Answers a file with an address of its own that ends after 3600 s. */
export const sendResource = ({ app, reply, bucket }: WireRequest, file: FileRow): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(resourceOf(file, bucket, fileToken(app, file))));
