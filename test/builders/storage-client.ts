import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { randomUUID } from 'node:crypto';
import { signedIn, wirePost } from './wire-post.ts';

const apps: FirebaseApp[] = [];

/** The public client of file storage as it is published, pointed at a shop by its own public option. */
export function storageClient(address: string, token?: string): FirebaseStorage {
  const app = initializeApp({ projectId: 'artisan-market', storageBucket: 'artisan-market' }, randomUUID());
  apps.push(app);
  const storage = getStorage(app);
  const { hostname, port } = new URL(address);
  connectStorageEmulator(storage, hostname, Number(port), token ? { mockUserToken: token } : {});
  return storage;
}

/** To be called after each test: what clients still try ends. */
export const endStorageClients = async (): Promise<void> =>
  void (await Promise.all(apps.splice(0).map((app) => deleteApp(app))));

export interface FileOwner {
  userId: string;
  token: string;
  storage: FirebaseStorage;
}

/** Somebody with a token of the identity operations. */
export async function fileOwner(address: string): Promise<FileOwner> {
  const email = `files.${randomUUID()}@example.com`;
  const { localId, idToken } = signedIn(
    await wirePost(address, 'v1/accounts:signUp', { email, password: 'correct horse' }),
  );
  return { userId: localId, token: idToken, storage: storageClient(address, idToken) };
}

/** The code of the client's error, or `none`. */
export const storageCodeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
