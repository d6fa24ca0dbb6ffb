import type { CallOutput } from '#web/platform/calls.ts';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { sellerOrderSlots } from './slots.ts';
import { TodoItem } from './todo-item.tsx';

type Overview = CallOutput<'orders.getOverview'>;

/** [UX-85] What the maker must do now, worst first; a line with nothing is left out. */
export function TodoList({ overview, unread }: { overview: Overview; unread: number }) {
  const openReturns = sellerOrderSlots.useOpenReturns();
  const messages = sellerOrderSlots.useUnreadMessages();
  const { toShip, late } = overview;
  const low = overview.lowStock[0];
  if (toShip === 0 && openReturns === 0 && messages === 0 && unread === 0 && !low)
    return (
      <p className="d-t2" style={{ padding: '16px 0' }}>
        All is done for now. New orders appear here the moment they are paid.
      </p>
    );
  return (
    <ul className="d-todo">
      {late > 0 && (
        <TodoItem
          kind="d-crit"
          mark={late}
          title={late === 1 ? 'Order is late' : 'Orders are late'}
          act={{ label: 'Open orders', href: `${sellerHref('orders')}?state=late` }}
        >
          The day they should have left has passed. Send them first, or write to the buyer.
        </TodoItem>
      )}
      {toShip > late && (
        <TodoItem
          mark={toShip}
          title={toShip === 1 ? 'Order to send' : 'Orders to send'}
          act={{ label: 'See orders', href: `${sellerHref('orders')}?state=to_ship` }}
        >
          {late > 0 ? 'The late ones are among them.' : 'On time so far. The oldest stands at the foot of the list.'}
        </TodoItem>
      )}
      {openReturns > 0 && (
        <TodoItem
          mark={openReturns}
          title={openReturns === 1 ? 'Return is open' : 'Returns are open'}
          act={{ label: 'See returns', href: sellerHref('returns') }}
        >
          Answer them, look at what came back, and give the money back.
        </TodoItem>
      )}
      {messages > 0 && (
        <TodoItem
          mark={messages}
          title={messages === 1 ? 'Unread message' : 'Unread messages'}
          act={{ label: 'Read messages', href: `${sellerHref('messages')}?folder=unread` }}
        >
          Buyers see on your shop how soon you answer.
        </TodoItem>
      )}
      {unread > 0 && (
        <TodoItem
          kind="d-todo-high"
          mark={unread}
          title={unread === 1 ? 'Unread alert' : 'Unread alerts'}
          act={{ label: 'Read alerts', href: sellerHref('alerts') }}
        >
          What happened in your shop since you last looked.
        </TodoItem>
      )}
      {low && (
        <TodoItem
          mark={overview.lowStockCount}
          title={overview.lowStockCount === 1 ? 'Listing nearly sold out' : 'Listings nearly sold out'}
          act={
            overview.lowStockCount === 1
              ? { label: 'Set stock', href: `${sellerHref('add-listing')}?edit=${low.listingId}#options` }
              : { label: 'See listings', href: `${sellerHref('listings')}?state=low` }
          }
        >
          {low.title} has {low.stock === 0 ? 'none' : low.stock} left.
        </TodoItem>
      )}
    </ul>
  );
}
