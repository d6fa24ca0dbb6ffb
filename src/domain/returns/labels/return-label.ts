import { fail, ok, type Result } from '../../core/result.ts';
import type { Order } from '../../orders/model.ts';
import type { Box, Package } from '../../orders/labels/model.ts';
import { parcelWeight } from '../../orders/labels/parcel-weight.ts';
import { postagePayer, type ReturnReason, type ReturnRemedy, type ReturnState } from '../model.ts';
import type { ReturnLabel, ReturnPayer } from './model.ts';

const boxes: readonly [number, Box][] = [
  [1000, 'small'],
  [5000, 'medium'],
];

/** The parcel that pieces go back in, by their listings. */
export function returnPackage(
  lines: readonly { lineId: string; quantity: number }[],
  facts: readonly { lineId: string; weightGrams: number }[],
): Package {
  const weightGrams = parcelWeight(lines, facts);
  return { weightGrams, box: boxes.find(([upTo]) => weightGrams <= upTo)?.[1] ?? 'large' };
}

export type ReturnLabelProblem =
  { code: 'returns/step-not-allowed' } | { code: 'returns/label-not-possible' } | { code: 'returns/label-too-dear' };

interface ReturnToLabel {
  state: ReturnState;
  reason: ReturnReason;
  remedy: ReturnRemedy;
}

/** [ORD-04, UX-65] Whether a return can have a label: it is approved, and somebody pays for it. A swap brings no refund to take it off, and a maker who sells privately names no address. */
export function decideReturnLabel(
  { seller }: Pick<Order, 'seller'>,
  { state, reason, remedy }: ReturnToLabel,
): Result<ReturnPayer, ReturnLabelProblem> {
  const payer = postagePayer(reason);
  if (state !== 'approved') return fail({ code: 'returns/step-not-allowed' });
  if (!seller?.line1 || (payer === 'buyer' && remedy === 'swap')) return fail({ code: 'returns/label-not-possible' });
  return ok(payer);
}

/** [INV-03] A label that its buyer pays costs no more than comes back. */
export const isCovered = (
  payer: ReturnPayer,
  { cents, refundCents }: { cents: number; refundCents: number },
): boolean => payer === 'maker' || cents <= refundCents;

/** What a label takes off the refund of its return, in minor units. */
export const takenOff = (label: Pick<ReturnLabel, 'state' | 'payer' | 'costCents'> | null | undefined): number =>
  label?.payer === 'buyer' && label.state === 'bought' ? label.costCents : 0;
