import { hrefTo } from '#domain/addresses.ts';
import { useSession } from '#web/platform/session.ts';
import { EmptyState } from '#web/ui/states.tsx';
import * as texts from './review-texts.ts';

/** [UX-40] Nobody has reviewed the piece: no stars, and who may be the first. */
export function FirstReview() {
  const session = useSession();
  return (
    <EmptyState
      draw="needle"
      title={texts.beFirst}
      also={session ? { label: texts.yourOrders, href: hrefTo('orders') } : undefined}
    >
      {texts.whoMay}
    </EmptyState>
  );
}
