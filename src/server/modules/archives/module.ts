import type { Module } from '../../platform/calls/module.ts';
import { getShopArchive, linkShopArchive, makeShopArchive } from './archive-calls.ts';
import { archiveKeyRoute } from './archive-key.ts';
import { checkShopArchive } from './importing/check-archive.ts';
import { importShopArchive } from './importing/import-archive.ts';
import { archiveKeyColumn } from './making/archive-key-store.ts';
import { archiveQueue, deleteExpiredArchives } from './making/make-archive.ts';
import { archiveTables } from './tagged-tables.ts';

export const archives: Module = {
  name: 'archives',
  personalData: archiveTables,
  secrets: [archiveKeyColumn],
  calls: { getShopArchive, makeShopArchive, linkShopArchive },
  functions: { checkShopArchive, importShopArchive },
  queues: [archiveQueue],
  jobs: [deleteExpiredArchives],
  routes: archiveKeyRoute,
};
