import { useState } from 'react';
import { useCall } from '#web/platform/use-call.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { useInboxParts } from '../inbox/inbox-context.ts';
import * as texts from '../texts/composer-texts.ts';
import * as inboxTexts from '../texts/inbox-texts.ts';
import './composer.css';
import '#web/ui/states.css';

const { choose } = texts;
const LIMIT = 10;

/** A new message is about an order: buyers and makers find theirs by number, name or piece. About a piece, buyers write from its page. */
export function NewMessageDialog({ onClose }: { onClose: () => void }) {
  const { base } = useInboxParts();
  const isSeller = base !== '/messages';
  const [text, setText] = useState('');
  const q = text || undefined;
  const sold = useCall('orders.listShopOrders', { limit: LIMIT, q }, { enabled: isSeller, keepPrevious: true });
  const bought = useCall('orders.listOrders', { limit: LIMIT, q }, { enabled: !isSeller, keepPrevious: true });
  const { data, error, refetch } = isSeller ? sold : bought;
  const hasNone = data?.items.length === 0;
  return (
    <DeskDialog label={choose.title} onClose={onClose}>
      <h2>{choose.title}</h2>
      <p className="d-t2 composer-choose__text">{choose.text}</p>
      <DeskSearch label={choose.search} placeholder={choose.search} value={text} onSearch={setText} />
      {!data && <Pending what={choose.text} height={160} error={error} retry={refetch} />}
      {hasNone && (
        <p className="d-t2 composer-choose__none" role="status">
          {!isSeller && !text ? choose.noneBuyer : choose.none}
        </p>
      )}
      <nav className="order-choice" aria-label={choose.text}>
        {data?.items.map((order) => (
          <Link key={order.orderId} href={`${base}?orderId=${encodeURIComponent(order.orderId)}`} onClick={onClose}>
            <Thumb picture={order.pictures[0]} />
            <span>
              {order.firstTitle}
              <small>
                {order.number} · {isSeller ? order.buyerName : order.shopName}
              </small>
            </span>
          </Link>
        ))}
      </nav>
      <DialogButtons>
        <DeskButton onClick={onClose}>{inboxTexts.cancel}</DeskButton>
      </DialogButtons>
    </DeskDialog>
  );
}
