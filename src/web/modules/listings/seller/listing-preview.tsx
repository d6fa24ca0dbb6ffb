import { formatMoney } from '#web/platform/languages/formats.ts';
import { parseMoney } from '#domain/core/reading/read-amount.ts';
import { LOW_STOCK } from '#domain/listings/model.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DraftErrors } from './check-listing-draft.ts';
import { combinationsOf, keyOf, type ListingDraft } from './listing-draft.ts';
import * as texts from './texts/form-texts.ts';

function priceText(prices: readonly number[]): string {
  if (prices.length === 0) return texts.noPrice;
  const lowest = Math.min(...prices);
  return Math.max(...prices) > lowest ? texts.from(formatMoney(lowest)) : formatMoney(lowest);
}

function stockText(stock: number, { madeToOrder, processingDays }: ListingDraft): string {
  if (stock === 0) return texts.soldOut;
  if (stock <= LOW_STOCK) return texts.onlyLeft(stock);
  return madeToOrder ? texts.madeToOrder(processingDays) : texts.ready;
}

/** The card as the shop will show it, and what still needs the maker. */
export function ListingPreview({ draft, errors }: { draft: ListingDraft; errors: DraftErrors }) {
  const { data } = useCall('shops.getMine');
  const rows = combinationsOf(draft.options).map((values) => draft.variants[keyOf(values)]);
  const prices = rows.map((row) => parseMoney(row?.price ?? '')).filter((cents) => cents !== null);
  const stock = rows.reduce((sum, row) => sum + (Number(row?.quantity) || 0), 0);
  const cover = draft.pictures[0];
  return (
    <aside className="d-preview">
      <DeskSection title={texts.preview} />
      <div className="d-preview-card">
        <div className="d-cover">
          {cover ? (
            <img
              src={`/pictures/${cover.id}/480.webp`}
              alt=""
              style={{ background: cover.colour, objectPosition: `${cover.focusX * 100}% ${cover.focusY * 100}%` }}
            />
          ) : (
            <span className="d-t3 d-small">{texts.firstPhoto}</span>
          )}
        </div>
        <p className="d-ptitle">{draft.title || texts.title}</p>
        <p>
          <b className="d-tabular">{priceText(prices)}</b> <span className="d-t3 d-small">{data?.shop.name}</span>
        </p>
        <p className="d-small d-t2">{stockText(stock, draft)}</p>
      </div>
      {errors.size > 0 && (
        <div role="alert">
          <DeskSection title={texts.beforeYouSave} />
          <ul className="d-record-list">
            {[...errors].map(([id, message]) => (
              <li key={id}>
                <span className="d-prio d-critical">
                  <DeskIcon name="critical" />
                </span>
                <div className="d-grow">
                  <a
                    className="d-link"
                    href={`#${id}`}
                    onClick={(event) => {
                      event.preventDefault();
                      const field = document.getElementById(id === 'photos' ? 'photos-choose' : id);
                      field?.focus();
                      field?.scrollIntoView({ block: 'center' });
                    }}
                  >
                    {message}
                  </a>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}
