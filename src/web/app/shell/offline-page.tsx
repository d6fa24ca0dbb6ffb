import { hrefTo } from '#domain/addresses.ts';
import { useCartCount } from '#web/rooms/cart/cart-state.ts';
import { RecentStrip } from '#web/rooms/listings/recent-strip.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useSession } from '#web/platform/session.ts';

/** [UX-12] A place that needs the shop, without a connection: what one saw last is still here. */
export function OfflinePage() {
  const count = useCartCount();
  const session = useSession();
  return (
    <main id="main" className="page-width" style={{ paddingBottom: 64 }}>
      <PageTitle title="You are offline" className="page-title" />
      <EmptyState
        draw="chisel"
        title="This page needs the shop"
        act={{ label: 'Try again', onClick: () => location.reload() }}
        also={
          count > 0
            ? { label: `See your cart (${count})`, href: hrefTo('cart') }
            : session
              ? { label: 'See your orders', href: hrefTo('orders') }
              : { label: 'Go to the home page', href: hrefTo('home') }
        }
      >
        Pieces that you looked at, your cart and your orders can still be seen. Everything else is back with the
        connection.
      </EmptyState>
      <RecentStrip />
    </main>
  );
}
