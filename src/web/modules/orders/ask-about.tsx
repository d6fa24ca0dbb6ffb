import { hrefTo } from '#domain/addresses.ts';
import type { ReactNode } from 'react';
import { useSession } from '#web/platform/session.ts';
import { settings } from '#web/platform/settings.ts';
import { Link } from '#web/ui/link.tsx';
import * as texts from './texts/bill-texts.ts';

interface Props {
  orders: string;
  /** Of one order: whoever is signed in writes to its maker; a guest writes a mail. */
  orderId?: string;
  children: ReactNode;
}

/** [ORD-02] The way to ask about an order, or about several of one purchase with their numbers in the subject of a mail. */
export function AskAbout({ orders, orderId, children }: Props) {
  const session = useSession();
  if (session && orderId)
    return (
      <Link className="link small" href={`${hrefTo('messages')}?orderId=${encodeURIComponent(orderId)}`}>
        {children}
      </Link>
    );
  return (
    <a
      className="link small"
      href={`mailto:${settings().supportEmail}?subject=${encodeURIComponent(texts.subject(orders))}`}
    >
      {children}
    </a>
  );
}
