import type { Order } from '#domain/orders/model.ts';
import { isWaiting } from '#domain/orders/parcels/pack.ts';
import { isTakenBack, isWithheld } from '#domain/payments/dispute-model.ts';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { doNotSend as texts } from './parcel-texts.ts';

/** [ORD-03] The buyer's bank has the money of an order that has not left: nothing of it is sent. */
export const DoNotSend = ({ order }: { order: Order }) =>
  isWaiting(order) && isTakenBack(order) ? (
    <p role="status" className="d-do-not-send">
      <DeskIcon name="critical" />
      <span>
        <b>{texts.title}</b> {isWithheld(order) ? texts.withheld : texts.lost}
      </span>
    </p>
  ) : null;
