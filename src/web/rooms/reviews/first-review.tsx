import { hrefTo } from '#domain/addresses.ts';
import { useSession } from '#web/platform/session.ts';
import { EmptyState } from '#web/ui/states.tsx';

/** [UX-40] Nobody has reviewed the piece: no stars, and who may be the first. */
export function FirstReview() {
  const session = useSession();
  return (
    <EmptyState
      draw="needle"
      title="Be the first"
      also={session ? { label: 'Your orders', href: hrefTo('orders') } : undefined}
    >
      Whoever has bought this piece and holds it in hand can review it, from the page of the order.
    </EmptyState>
  );
}
