import { hrefTo } from '#domain/addresses.ts';
import type { LineProblem, Quote } from '#domain/checkout/model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { day } from '#web/ui/day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import * as texts from './texts/checkout-texts.tsx';
import '#web/ui/notices/notice.css';
import './error-summary.css';

const lineText = (problem: LineProblem, pausedUntil: string | null | undefined): string =>
  ({
    'price-changed': texts.changed.price(formatMoney(problem.oldPriceCents), formatMoney(problem.newPriceCents)),
    'not-enough-stock': texts.changed.stock(problem.stock, problem.wanted),
    'sold-out': texts.changed.soldOut,
    'not-for-sale': texts.changed.notForSale,
    'choice-gone': texts.changed.choiceGone,
    'own-listing': texts.changed.own,
    'not-sent-there': texts.changed.notSent,
    'not-sent-together': texts.changed.notTogether,
    paused: texts.changed.paused(pausedUntil ? day(pausedUntil) : ''),
  })[problem.kind];

/** [CART-06] What changed since the pieces were put into the cart, line by line. */
export function LineProblems({ quote, problems }: { quote: Quote; problems: LineProblem[] }) {
  if (problems.length === 0) return null;
  const lines = new Map(quote.parcels.flatMap((parcel) => parcel.lines.map((line) => [line.id, line] as const)));
  return (
    <ul className="stack line-problems">
      {problems.map((problem) => (
        <li key={problem.lineId} className={`notice ${problem.kind === 'price-changed' ? 'notice--info' : ''}`}>
          <Icon name="info" size="s" />
          <span>
            <b>{lines.get(problem.lineId)?.title ?? texts.aLine}</b>.{' '}
            {lineText(problem, lines.get(problem.lineId)?.pausedUntil)}{' '}
            <Link className="link" href={hrefTo('cart')}>
              {texts.changeCart}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
