import { hrefTo } from '#domain/addresses.ts';
import type { LineProblem, Quote } from '#domain/checkout/model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';

const lineText = (problem: LineProblem): string =>
  ({
    'price-changed': `The price changed from ${formatMoney(problem.oldPriceCents)} to ${formatMoney(problem.newPriceCents)}.`,
    'not-enough-stock': `Only ${problem.stock} left; you have ${problem.wanted} in your cart.`,
    'sold-out': 'It has just sold out.',
    'not-for-sale': 'The maker has taken it down.',
    'choice-gone': 'This choice is no longer offered.',
    'own-piece': 'It is your own, and nobody buys from their own shop. Take it out to go on.',
    'not-sent-there': 'The maker does not send it to this country. Take it out or choose another country.',
  })[problem.kind];

/** [CART-06] What changed since the pieces were put into the cart, line by line. */
export function LineProblems({ quote, problems }: { quote: Quote; problems: LineProblem[] }) {
  if (problems.length === 0) return null;
  const titles = new Map(quote.parcels.flatMap((parcel) => parcel.lines.map((line) => [line.id, line.title] as const)));
  return (
    <ul className="stack" style={{ gap: 8, marginBottom: 20 }}>
      {problems.map((problem) => (
        <li key={problem.lineId} className={`notice ${problem.kind === 'price-changed' ? 'notice--info' : ''}`}>
          <Icon name="info" size="s" />
          <span>
            <b>{titles.get(problem.lineId) ?? 'A piece in your cart'}</b>. {lineText(problem)}{' '}
            <Link className="link" href={hrefTo('cart')}>
              Change the cart
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
