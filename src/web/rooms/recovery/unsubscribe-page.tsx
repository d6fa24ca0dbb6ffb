import { hrefTo } from '#domain/addresses.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EmptyState } from '#web/ui/states.tsx';

/** [REC-14] No more mails about carts, with one press. */
export function UnsubscribePage() {
  const query = useQueryParams();
  const leave = useSend('recovery.unsubscribe');
  const link = { cart: query.get('cart') ?? '', token: query.get('token') ?? '' };
  const isLink = link.cart !== '' && link.token !== '';
  const hasEnded = !isLink || (leave.problem && leave.problem.status !== 0);
  return (
    <main id="main" className="page-width" style={{ paddingBlock: 24 }}>
      <PageTitle title="Mails about your cart" className="page-title" />
      <div role="status">
        {leave.answer && (
          <EmptyState
            draw="needle"
            title="You get no more of them"
            act={{ label: 'See all pieces', href: hrefTo('search') }}
          >
            Mails about your orders still come. Nothing else changed.
          </EmptyState>
        )}
        {hasEnded && (
          <EmptyState
            draw="needle"
            title="This link is not whole"
            act={{ label: 'Help', href: hrefTo('supportCenter') }}
          >
            Open the link at the end of the newest mail about your cart, or write to us.
          </EmptyState>
        )}
      </div>
      {!leave.answer && !hasEnded && (
        <>
          <p className="lead-text">We remind people of carts they left. You need not hear of yours.</p>
          <ErrorBox text={leave.problem?.message} />
          <Button kind="primary" isBusy={leave.isSending} onClick={() => !leave.isSending && leave.send(link)}>
            No more mails about my cart
          </Button>
        </>
      )}
    </main>
  );
}
