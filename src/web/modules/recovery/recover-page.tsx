import { say } from '#web/platform/languages/language.ts';
import { hrefTo } from '#domain/addresses.ts';
import { useEffect, useState } from 'react';
import { recoveryProblemTexts as problemTexts } from '#domain/recovery/problem-texts.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { day } from '#web/ui/day.ts';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Notice } from '#web/ui/notices/notice.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { showCart } from '#web/modules/cart/cart-state.ts';
import { RECOVERY_KEY, type RecoveryLink, recoveryLink } from './recovery-link.ts';
import './recover-page.css';
import * as texts from './texts.tsx';

/** The link, read once: what was kept for this page is taken away with it. */
function useLink(): RecoveryLink | null {
  const query = useQueryParams();
  const [link] = useState(() => recoveryLink(query, sessionStorage.getItem(RECOVERY_KEY), Date.now()));
  useEffect(() => sessionStorage.removeItem(RECOVERY_KEY), []);
  return link;
}

function Refused({ title }: { title: string }) {
  return (
    <main id="main" className="page-width page-section">
      <PageTitle title={texts.savedCart} className="page-title" />
      <div role="alert">
        <EmptyState
          draw="parcel"
          title={title}
          action={{ label: texts.openCart, href: hrefTo('cart') }}
          also={{ label: texts.seeAll, href: hrefTo('search') }}
        >
          {texts.onceOnly}
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
  if (!link) return <Refused title={say(problemTexts['recovery/invalid-link'])} />;
  if (recover.problem && recover.problem.status !== 0) return <Refused title={recover.problem.message} />;
  const match = recover.answer;
  return (
    <main id="main" className="page-width page-section">
      {match ? (
        <>
          <PageTitle title={texts.isBack} className="page-title" />
          <div role="status">
            {match.offer ? (
              <p className="lead-text">
                {texts.applied(<b>{match.offer.code}</b>, formatMoney(match.offer.amountCents), day(match.offer.until))}
              </p>
            ) : (
              <p className="lead-text">{texts.todaysPrices}</p>
            )}
            {match.missing.length > 0 && (
              <Notice>
                {texts.noLonger(match.missing.map(({ title, values }) => [title, ...values].join(', ')).join('; '))}
              </Notice>
            )}
          </div>
          <ul className="saved">
            {match.cart.items
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
              {texts.viewCart(formatMoney(match.cart.total))}
            </ButtonLink>
            <Link className="link" href={hrefTo('search')}>
              {texts.keepLooking}
            </Link>
          </p>
        </>
      ) : (
        <>
          <PageTitle title={texts.savedCart} className="page-title" />
          <p className="lead-text">{texts.onePress}</p>
          <ErrorBox text={recover.problem && texts.stillWorks(say(problemTexts['recovery/failed']))} />
          <Button kind="primary" isBusy={recover.isSending} onClick={press}>
            {recover.isSending ? texts.bringing : texts.bring}
          </Button>
        </>
      )}
    </main>
  );
}
