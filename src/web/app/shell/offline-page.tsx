import { hrefTo } from '#domain/addresses.ts';
import { useCartCount } from '#web/modules/cart/cart-state.ts';
import { RecentStrip } from '#web/modules/listings/recent-strip.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useSession } from '#web/platform/session.ts';
import { useReloadWhenOnline } from './use-reload-when-online.ts';
import * as texts from './offline-texts.ts';

/** [UX-12] A place that needs the shop, without a connection: what one saw last is still here. */
export function OfflinePage() {
  const count = useCartCount();
  const session = useSession();
  const isBack = useReloadWhenOnline();
  const elsewhere = session
    ? { label: texts.seeOrders, href: hrefTo('orders') }
    : { label: texts.goHome, href: hrefTo('home') };
  return (
    <main id="main" className="page-width page-bottom">
      <PageTitle title={isBack ? texts.isBack : texts.offline} className="page-title" />
      <EmptyState
        draw="chisel"
        title={isBack ? texts.typedStays : texts.needsShop}
        action={{ label: isBack ? texts.reload : texts.tryAgain, onClick: () => location.reload() }}
        also={count > 0 ? { label: texts.seeCart(count), href: hrefTo('cart') } : elsewhere}
      >
        {!isBack && texts.stillSeen}
      </EmptyState>
      <RecentStrip />
    </main>
  );
}
