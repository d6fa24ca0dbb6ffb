import { say } from '#web/platform/languages/language.ts';
import { hrefTo } from '#domain/addresses.ts';
import { useEffect, useState } from 'react';
import { recoveryProblemTexts as texts } from '#domain/recovery/problem-texts.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { day } from '#web/ui/day.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { showCart } from '#web/rooms/cart/cart-state.ts';
import { RECOVERY_KEY, type RecoveryLink, recoveryLink } from './recovery-link.ts';
import './recover-page.css';
import '#web/ui/styles/notice.css';

/** The link, read once: what was kept for this page is taken away with it. */
function useLink(): RecoveryLink | null {
  const query = useQueryParams();
  const [link] = useState(() => recoveryLink(query, sessionStorage.getItem(RECOVERY_KEY), Date.now()));
  useEffect(() => sessionStorage.removeItem(RECOVERY_KEY), []);
  return link;
}

function Refused({ title }: { title: string }) {
  return (
    <main id="main" className="page-width" style={{ paddingBlock: 24 }}>
      <PageTitle title="Your saved cart" className="page-title" />
      <div role="alert">
        <EmptyState
          draw="parcel"
          title={title}
          act={{ label: 'Open your cart', href: hrefTo('cart') }}
          also={{ label: 'See all pieces', href: hrefTo('search') }}
        >
          Each link brings a cart back once, within 48 hours. What you added in this browser is still in your cart.
        </EmptyState>
      </div>
    </main>
  );
}

/** [REC-10, REC-11, UX-48] Brings a left cart back with one press: opening the page alone uses nothing up. */
export function RecoverPage() {
  const link = useLink();
  const recover = useSend('recovery.recoverCart');
  const press = (): void => {
    if (!link || recover.isSending) return;
    recover.send(
      { token: link.token, cart: link.cart ?? undefined },
      { onSuccess: ({ cart }) => showCart(cart, true) },
    );
  };
  if (!link) return <Refused title={say(texts['recovery/invalid-link'])} />;
  if (recover.problem && recover.problem.status !== 0) return <Refused title={recover.problem.message} />;
  const found = recover.answer;
  return (
    <main id="main" className="page-width" style={{ paddingBlock: 24 }}>
      {found ? (
        <>
          <PageTitle title="Your cart is back" className="page-title" />
          <div role="status">
            {found.offer ? (
              <p className="lead-text">
                The code <b>{found.offer.code}</b> is applied: {formatMoney(found.offer.amountCents)} off until{' '}
                {day(found.offer.until)}. It is for these pieces, in this cart, and for one order.
              </p>
            ) : (
              <p className="lead-text">At today’s prices, as far as the pieces are still there.</p>
            )}
            {found.missing.length > 0 && (
              <p className="notice">
                <Icon name="info" size="s" />
                <span>
                  No longer to be had:{' '}
                  {found.missing.map(({ title, values }) => [title, ...values].join(', ')).join('; ')}.
                </span>
              </p>
            )}
          </div>
          <ul className="saved">
            {found.cart.items
              .filter((line) => line.available)
              .map((line) => (
                <li key={line.id}>
                  <Link href={hrefTo('product', { productId: line.listingId })}>
                    <Picture picture={line.picture} sizes="96px" alt="" />
                    <span>
                      {line.title}
                      <i className="place">{line.shopName}</i>
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
          <p className="actions">
            <ButtonLink kind="primary" href={hrefTo('cart')}>
              View cart, {formatMoney(found.cart.total)}
            </ButtonLink>
            <Link className="link" href={hrefTo('search')}>
              Keep looking
            </Link>
          </p>
        </>
      ) : (
        <>
          <PageTitle title="Your saved cart" className="page-title" />
          <p className="lead-text">One press puts the pieces you left back into your cart. This link works once.</p>
          <ErrorBox
            text={
              recover.problem &&
              `${say(texts['recovery/failed'])}. You are offline or the shop did not answer; the link still works.`
            }
          />
          <Button kind="primary" isBusy={recover.isSending} onClick={press}>
            {recover.isSending ? 'Bringing it back…' : 'Bring my cart back'}
          </Button>
        </>
      )}
    </main>
  );
}
