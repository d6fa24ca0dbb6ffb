import type { App } from '../../../platform/calls/app.ts';
import { projectId } from '../../../platform/config/project-id.ts';
import type { FileRow } from './file-row.ts';
import { signAddress } from './signed-address.ts';

export const tokenSubject = ({ owner_id, id }: Pick<FileRow, 'owner_id' | 'id'>): string => `file ${owner_id} ${id}`;

/** [FILE-06] Opens a file for 3600 s, whoever holds it. */
export const fileToken = (app: App, file: Pick<FileRow, 'owner_id' | 'id'>): string =>
  signAddress(app, tokenSubject(file));

/** [FILE-06] Where a file of an owner is downloaded for 3600 s, whoever holds the address; a download that broke off goes on there. */
export const downloadHref = (app: App, file: Pick<FileRow, 'owner_id' | 'id' | 'name'>): string =>
  `/v0/b/${encodeURIComponent(projectId(app))}/o/${encodeURIComponent(file.name)}?alt=media&token=${fileToken(app, file)}`;
