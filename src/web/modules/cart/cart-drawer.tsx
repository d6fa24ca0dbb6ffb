import { hrefTo } from '#domain/addresses.ts';
import { useEffect, useEffectEvent } from 'react';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { closeCart } from './cart-overlay.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { LineChoice } from './line-choice.tsx';
import { LineNotice } from './line-notice.tsx';
import { PostageRows } from './parcels/postage-rows.tsx';
import { PostageProgress } from './postage-progress.tsx';
import { refreshCart, useCartState } from './cart-state.ts';
import { QueueNote } from '#web/modules/offline/queue-note.tsx';
import { useOfflineQueue } from '#web/modules/offline/offline-queue.ts';
import { useQuote } from './use-quote.ts';
import * as texts from './texts/cart-texts.tsx';
import './cart-drawer.css';
import '#web/ui/styles/drawer.css';
import './price-sums.css';
import '#web/ui/styles/columns.css';

/** [UX-37] After adding: what was added, the sum, and the ways on. */
export function CartDrawer() {
  const { cart, added, isFresh } = useCartState();
  const { quote: known } = useQuote();
  // What the server has not heard of is not in its price.
  const quote = useOfflineQueue().changes.length === 0 && known?.parcels.length ? known : undefined;
  const onOpen = useEffectEvent(() => {
    if (!isFresh) void refreshCart();
  });
  useEffect(() => onOpen(), []);
  const lines = cart.items.toSorted((a, b) => Number(b.variantId === added) - Number(a.variantId === added));
  return (
    <Dialog label={texts.cart} className="drawer" onClose={closeCart}>
      <div className="drawer__head">
        <h2>{texts.drawerTitle(texts.units(cart.itemCount))}</h2>
        <Button icon="x" label={texts.close} onClick={closeCart} />
      </div>
      <div className="drawer__body">
        <p className="done-note" role="status">
          <Icon name="check" size="s" />
          {texts.added}
        </p>
        <QueueNote />
        <ul className="stack">
          {lines.map((line) => (
            <li key={line.id} className="drawer-line">
              <div className="picture picture--sq">
                <Picture picture={line.picture} sizes="88px" alt="" />
              </div>
              <div>
                <p className="drawer-line__name">{line.title}</p>
                <dl>
                  <LineChoice line={line} />
                  <div>
                    <dt>{texts.from}</dt>
                    <dd>{line.shopName}</dd>
                  </div>
                </dl>
                <LineNotice line={line} onLeave={closeCart} />
                <p className="tabular small drawer-line__price" hidden={!line.available}>
                  {line.quantity > 1 ? `${line.quantity} × ${formatMoney(line.priceCents)}, ` : ''}
                  <b>{formatMoney(line.priceCents * line.quantity)}</b>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="drawer__foot">
        <PostageProgress added={added} />
        <dl className="price-sums">
          <div>
            <dt>{texts.subtotal}</dt>
            <dd>
              <b>{formatMoney(cart.subtotal)}</b>
            </dd>
          </div>
          {quote ? (
            <PostageRows quote={quote} />
          ) : (
            <div>
              <dt className="tiny-text">{texts.postageLater}</dt>
              <dd />
            </div>
          )}
        </dl>
        <CheckoutLink quote={cart.items.some((line) => line.available) ? quote : undefined} onLeave={closeCart} />
        <div className="two-columns cart-drawer__acts">
          <ButtonLink href={hrefTo('cart')} onClick={closeCart}>
            {texts.view}
          </ButtonLink>
          <Button onClick={closeCart}>{texts.keepShopping}</Button>
        </div>
      </div>
    </Dialog>
  );
}
