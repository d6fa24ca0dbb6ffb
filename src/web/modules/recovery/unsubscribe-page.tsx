import { hrefTo } from '#domain/addresses.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import * as texts from './texts.tsx';

/** [REC-14] No more mails about carts, with one press. */
export function UnsubscribePage() {
  const query = useQueryParams();
  const leave = useSend('recovery.unsubscribe');
  const link = { cart: query.get('cart') ?? '', token: query.get('token') ?? '' };
  const isLink = link.cart !== '' && link.token !== '';
  const hasEnded = !isLink || (leave.problem && leave.problem.status !== 0);
  return (
    <main id="main" className="page-width page-section">
      <PageTitle title={texts.mailsAboutCart} className="page-title" />
      <div role="status">
        {leave.answer && (
          <EmptyState draw="needle" title={texts.noMore} action={{ label: texts.seeAll, href: hrefTo('search') }}>
            {texts.orderMailsCome}
          </EmptyState>
        )}
        {hasEnded && (
          <EmptyState
            draw="needle"
            title={texts.notWhole}
            action={{ label: texts.help, href: hrefTo('supportCenter') }}
          >
            {texts.openNewest}
          </EmptyState>
        )}
      </div>
      {!leave.answer && !hasEnded && (
        <>
          <p className="lead-text">{texts.weRemind}</p>
          <ErrorBox text={leave.problem?.message} />
          <Button kind="primary" isBusy={leave.isSending} onClick={() => !leave.isSending && leave.send(link)}>
            {texts.noMoreMails}
          </Button>
        </>
      )}
    </main>
  );
}
