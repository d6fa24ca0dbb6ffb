import { hrefTo } from '#domain/addresses.ts';
import type { CartLine } from '#domain/cart/model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { day } from '#web/ui/day.ts';
import { Notice } from '#web/ui/notices/notice.tsx';
import { Link } from '#web/ui/link.tsx';
import * as texts from './texts/cart-texts.tsx';

/** What the server says against a line, once the cart is priced for a country. */
export type ProblemKind = CallOutput<'checkout.getQuote'>['problems'][number]['kind'];

/** Why a line cannot be bought as it stands, or what else changed; null where it is as it was. */
function noticeOf(line: CartLine, problem: ProblemKind | undefined): string | null {
  if (line.isOwn) return texts.own;
  if (line.choiceGone) return texts.choiceGone;
  if (line.pausedUntil) return (line.isOnVacation ? texts.onVacation : texts.paused)(day(line.pausedUntil));
  if (!line.available) return texts.notForSale;
  if (line.quantity > line.stock) return texts.onlyLeft(line.stock);
  if (problem === 'not-sent-there') return texts.notSent;
  if (problem === 'not-sent-together') return texts.notTogether;
  if (line.priceCents === line.addedPriceCents) return null;
  return texts.priceChanged(formatMoney(line.addedPriceCents), formatMoney(line.priceCents));
}

interface Props {
  line: CartLine;
  /** What the server says against it, once the cart is priced for a country. */
  problem?: ProblemKind | undefined;
  onLeave?: () => void;
}

/** [UX-45, CART-06] What changed since the line was added; where only the choice is gone, the way to the others. */
export function LineNotice({ line, problem, onLeave }: Props) {
  const text = noticeOf(line, problem);
  if (!text) return null;
  const isNews = line.available && line.quantity <= line.stock && !problem?.startsWith('not-sent');
  return (
    <Notice isInfo={isNews}>
      {text}
      {line.choiceGone && !line.isOwn && (
        <>
          {' '}
          <Link className="link" href={hrefTo('product', { productId: line.listingId })} onClick={onLeave}>
            {texts.another(<span className="visually-hidden">{texts.ofLine(line.title)}</span>)}
          </Link>
        </>
      )}
    </Notice>
  );
}
