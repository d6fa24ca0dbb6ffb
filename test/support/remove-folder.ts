import { rmSync } from 'node:fs';

/** Servers that a test killed may still be writing into it as they end; what cannot be removed even so fails no run. */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  } catch (error) {
    console.warn(`${folder} stays: ${(error as Error).message}`);
  }
}
