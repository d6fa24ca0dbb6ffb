import { type FormEvent, useState } from 'react';
import { MAX_BUYER_NOTE } from '#domain/orders/buyers/sorts.ts';
import type { OrderSummary } from '#domain/orders/model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { countryName, formatMoney, localDay } from '#web/platform/languages/formats.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField } from '#web/ui/desk/desk-field.tsx';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { Link } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { StateMark } from '../../order-marks.tsx';
import { buyers as section } from '../texts/section-texts.ts';
import * as texts from './buyer-texts.ts';

type Buyer = CallOutput<'orders.listBuyers'>['items'][number];

const columns: DeskColumn<OrderSummary>[] = [
  {
    ...{ head: texts.order, className: 'd-two' },
    cell: ({ orderId, number, placedAt }) => (
      <>
        <Link className="d-code" href={sellerHref(`orders/${orderId}`)}>
          <b>{number}</b>
        </Link>
        <small>{localDay(placedAt)}</small>
      </>
    ),
  },
  { head: texts.listings, cell: ({ firstTitle }) => firstTitle },
  {
    head: texts.state,
    width: 140,
    cell: ({ state, deliveryId }) => <StateMark state={state} deliveryId={deliveryId} />,
  },
  { head: texts.sum, isNumber: true, width: 110, cell: ({ totalCents }) => formatMoney(totalCents) },
];

function Bought({ buyerKey }: { buyerKey: string }) {
  const pages = usePages('orders.listShopOrders', { buyer: buyerKey, limit: 30 });
  const orders = pages.data?.pages.flatMap((page) => page.items);
  return (
    <section>
      <DeskSection title={texts.bought} note={texts.notCounted} />
      <DeskTable
        caption={texts.bought}
        columns={columns}
        rows={orders}
        keyOf={({ orderId }) => orderId}
        unread={{ call: pages, what: texts.bought, safe: texts.areSafe }}
      />
      <DeskMore pages={pages} />
    </section>
  );
}

function NoteForm({ buyer: { buyerKey, note } }: { buyer: Buyer }) {
  const [typed, setTyped] = useState(note);
  const { send, isSending, problem } = useSend('orders.setBuyerNote', 'orders.listBuyers');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ buyerKey, note: typed }, { onSuccess: () => showToast(texts.saved, { type: 'success' }) });
  };
  return (
    <form noValidate onSubmit={submit}>
      <DeskAreaField
        label={texts.yourNote}
        hint={texts.noteHint}
        error={problem?.message}
        isAlert
        rows={6}
        maxLength={MAX_BUYER_NOTE}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="d-form-end">
        <DeskButton type="submit" kind="primary" isAlwaysShown isBusy={isSending} disabled={typed === note}>
          {texts.save}
        </DeskButton>
      </p>
    </form>
  );
}

/** [UX-86] One buyer: what they bought, the maker's note, and a way to write to them. */
export function BuyerPage({ buyerKey }: { buyerKey: string }) {
  const call = useCall('orders.listBuyers', { buyerKey, limit: 1 });
  const buyer = call.data?.items[0];
  return (
    <main id="main" className="d-main">
      <p className="d-small">
        <Link className="d-link" href={sellerHref('buyers')}>
          {section}
        </Link>
      </p>
      {call.data && !buyer && <DeskEmpty title={texts.nobody}>{texts.comeWithOrders}</DeskEmpty>}
      {buyer && (
        <>
          <DeskHead title={buyer.name}>
            <DeskButtonLink
              isAlwaysShown
              href={`${sellerHref('messages')}?orderId=${encodeURIComponent(buyer.lastOrderId)}`}
            >
              {texts.write}
            </DeskButtonLink>
          </DeskHead>
          <p className="d-t2">
            {buyer.city}, {countryName(buyer.country)}
            {buyer.isGuest && `, ${texts.guest}`}
          </p>
          <p className="d-before-list">
            <b>{texts.total(buyer.orders, formatMoney(buyer.spentCents))}</b>
          </p>
          <div className="d-g2">
            <Bought buyerKey={buyerKey} />
            <NoteForm key={buyer.note} buyer={buyer} />
          </div>
        </>
      )}
      {!call.data && <NotYet call={call} what={texts.theBuyer} safe={texts.areSafe} skeleton={{ height: 320 }} />}
    </main>
  );
}
