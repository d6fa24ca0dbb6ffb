import type { CallOutput } from '#web/platform/calls.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskFailed, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';
import { sellerOrderSlots } from './slots.ts';
import { TodoItem } from './todo-item.tsx';
import { todosOf } from './todos-of.ts';
import * as overviewTexts from './texts/overview-texts.ts';
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
export function TodoList({ overview, unread }: { overview: Overview; unread: number | undefined }) {
  const returns = sellerOrderSlots.useOpenReturns();
  const conversations = sellerOrderSlots.useUnreadConversations();
  const invoiceCall = useCall('shops.getInvoiceFacts');
  const payoutCall = useCall('payments.getPayoutAccount');
  const [invoices, payouts] = [invoiceCall.data, payoutCall.data];
  const isSellerMissing = invoices !== undefined && !invoices.facts;
  const isAccountMissing = payouts !== undefined && !payouts.account;
  const money = {
    cameBack: payouts?.cameBack ?? 0,
    holdReason: payouts?.blocked === 'withheld' ? (payouts.account?.holdReason ?? '') : null,
    needsMore: payouts?.blocked === 'needs-more',
  };
  const todos = todosOf(overview, {
    ...{ openReturns: returns.data ?? 0, conversations: conversations.data ?? 0, unread: unread ?? 0 },
    ...{ isSellerMissing, isAccountMissing },
    ...money,
  });
  const missing = [returns, conversations, invoiceCall, payoutCall].filter(({ data }) => data === undefined);
  const failed = missing.filter(({ error }) => error);
  if (todos.length === 0 && failed.length === 0)
    return missing.length > 0 ? (
      <DeskSkeleton height={68} role="status" aria-label={overviewTexts.loading} />
    ) : (
      <p className="d-t2 d-overview-empty">{texts.allDone}</p>
    );
  return (
    <>
      {failed[0]?.error && (
        <DeskFailed
          what={overviewTexts.toDo}
          safe={overviewTexts.areSafe}
          problem={failed[0].error}
          retry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
      <ul className="d-todo">
        {todos.map(({ name, kind, count, title, text, action }) => (
          <TodoItem
            key={name}
            kind={kind}
            mark={count}
            title={title}
            action={action}
            pictures={name === 'to-send' && <WaitingPictures count={count} />}
          >
            {text}
          </TodoItem>
        ))}
      </ul>
    </>
  );
}
