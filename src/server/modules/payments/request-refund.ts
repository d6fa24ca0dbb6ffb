import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { postRefund } from './post-to-ledger.ts';
import { insertRefund, type NewRefund } from './refund-store.ts';

/**
 * [PAY-03, PAY-04, INV-03] Promises money of an order back, and books it, in the transaction of its cause; its item sends it. False where the
 * payment has not so much left.
 */
export async function requestRefund(app: App, tx: Transaction, refund: NewRefund): Promise<boolean> {
  if (!(await insertRefund(tx, refund))) return false;
  await postRefund(app, tx, { ...refund, refundId: refund.id });
  return true;
}
