import type { CallOutput } from '#web/platform/calls.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { sellerOrderSlots } from './slots.ts';
import { ordersHref } from './orders-href.ts';
import { TodoItem } from './todo-item.tsx';
import * as texts from './texts/todo-texts.ts';

type Overview = CallOutput<'orders.getOverview'>;

const MAX_PICTURES = 3;

/** What waits to be sent, at a glance. */
function WaitingPictures({ count }: { count: number }) {
  const { data } = useCall('orders.listShopOrders', { state: 'to_ship', limit: MAX_PICTURES });
  return (
    <span className="d-todo__pictures" aria-hidden="true">
      {data?.items.map(({ orderId, pictures }) => (
        <Thumb key={orderId} picture={pictures[0]} />
      ))}
      {count > MAX_PICTURES && <small>+{count - MAX_PICTURES}</small>}
    </span>
  );
}

/** [UX-85] What the maker must do now, worst first; a line with nothing is left out. */
export function TodoList({ overview, unread }: { overview: Overview; unread: number }) {
  const openReturns = sellerOrderSlots.useOpenReturns();
  const conversations = sellerOrderSlots.useUnreadConversations();
  const { toShip, late } = overview;
  const low = overview.lowStock[0];
  if (toShip === 0 && openReturns === 0 && conversations === 0 && unread === 0 && !low)
    return <p className="d-t2 d-overview-empty">{texts.allDone}</p>;
  return (
    <ul className="d-todo">
      {late > 0 && (
        <TodoItem
          kind="d-crit"
          mark={late}
          title={texts.lateOrders(late)}
          act={{ label: texts.openOrders, href: ordersHref({ state: 'late' }) }}
        >
          {texts.lateWords}
        </TodoItem>
      )}
      {toShip > late && (
        <TodoItem
          mark={toShip}
          title={texts.ordersToSend(toShip)}
          act={{ label: texts.seeOrders, href: ordersHref({ state: 'to_ship' }) }}
          pictures={<WaitingPictures count={toShip} />}
        >
          {late > 0 ? texts.lateAmongThem : texts.onTime}
        </TodoItem>
      )}
      {openReturns > 0 && (
        <TodoItem
          mark={openReturns}
          title={texts.openReturns(openReturns)}
          act={{ label: texts.seeReturns, href: sellerHref('returns') }}
        >
          {texts.returnWords}
        </TodoItem>
      )}
      {conversations > 0 && (
        <TodoItem
          mark={conversations}
          title={texts.unreadConversations(conversations)}
          act={{ label: texts.readMessages, href: `${sellerHref('messages')}?folder=unread` }}
        >
          {texts.messageWords}
        </TodoItem>
      )}
      {unread > 0 && (
        <TodoItem
          kind="d-todo-high"
          mark={unread}
          title={texts.unreadAlerts(unread)}
          act={{ label: texts.readAlerts, href: `${sellerHref('alerts')}?unread=true` }}
        >
          {texts.alertWords}
        </TodoItem>
      )}
      {low && (
        <TodoItem
          mark={overview.lowStockCount}
          title={texts.lowStock(overview.lowStockCount)}
          act={
            overview.lowStockCount === 1
              ? { label: texts.setStock, href: `${sellerHref('add-listing')}?edit=${low.listingId}#options` }
              : { label: texts.seeListings, href: `${sellerHref('listings')}?state=low` }
          }
        >
          {texts.stockLeft(low.title, low.stock)}
        </TodoItem>
      )}
    </ul>
  );
}
