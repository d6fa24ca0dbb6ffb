import { hrefTo } from '#domain/addresses.ts';
import { canWithdraw } from '#domain/orders/withdrawal/decide-withdrawal.ts';
import type { Order } from '#domain/orders/model.ts';
import { withdrawHere } from '#domain/orders/withdrawal/withdrawal-texts.ts';
import { say } from '#web/platform/languages/language.ts';
import { settings } from '#web/platform/settings.ts';
import { Link } from '#web/ui/link.tsx';
import * as texts from './withdraw-texts.ts';

/** [LAW-01] On the order during the whole period: the way to withdraw from it, and to each withdrawal that was declared. */
export function WithdrawLink({ order, accessKey }: { order: Order; accessKey: string | undefined }) {
  const key = accessKey ? `&key=${accessKey}` : '';
  return (
    <>
      {order.withdrawals.map(({ withdrawalId }) => (
        <Link key={withdrawalId} className="link" href={`${hrefTo('withdraw')}?id=${withdrawalId}`}>
          {texts.received}
        </Link>
      ))}
      {settings().legalRegion === 'eu' && canWithdraw(order, new Date()) && (
        <Link className="link" href={`${hrefTo('withdraw')}?number=${order.number}${key}`}>
          {say(withdrawHere)}
        </Link>
      )}
    </>
  );
}
