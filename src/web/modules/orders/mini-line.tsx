import type { ReactNode } from 'react';
import { formatMoney } from '#web/platform/languages/formats.ts';
import type { Order } from '#domain/orders/model.ts';
import { Picture } from '#web/ui/picture.tsx';
import * as texts from './texts/bill-texts.ts';
import './mini-line.css';

interface Props {
  line: Pick<Order['lines'][number], 'title' | 'values' | 'personalisation' | 'quantity' | 'picture'>;
  cents: number;
  /** What else is to be said, under what was chosen. */
  children?: ReactNode;
}

/** A piece as it stands in a bill: small picture, what was chosen, what it comes to. */
export function MiniLine({ line, cents, children }: Props) {
  const chosen = [...line.values, line.personalisation && texts.quoted(line.personalisation)]
    .filter(Boolean)
    .join(', ');
  return (
    <li className="mini-line">
      <div className="picture">
        <Picture picture={line.picture} sizes="56px" alt="" />
        <span className="quantity-mark">
          <span className="visually-hidden">{texts.quantity}</span>
          {line.quantity}
        </span>
      </div>
      <div>
        <b>{line.title}</b>
        <span className="tiny-text soft-text">
          {chosen}
          {chosen && children && <br />}
          {children}
        </span>
      </div>
      <span className="tabular">{formatMoney(cents)}</span>
    </li>
  );
}
