import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A carrier delivers an order that was sent a moment ago, in whichever product of this run it is. */
export async function parcelArrives(orderId: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['test/builders/arrive-main.ts', orderId]);
}
