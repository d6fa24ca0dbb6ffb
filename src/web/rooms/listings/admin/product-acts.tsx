import { hrefTo } from '#domain/addresses.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { refresh } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { useAdmin } from '#web/rooms/admin/use-admin.ts';
import { Missing } from '#web/rooms/admin/records/record-parts.tsx';
import { actBy, type ReasonedAct, ReasonedActs } from '#web/rooms/admin/records/reasoned-acts.tsx';
import * as texts from './product-texts.ts';

type ProductRecord = CallOutput<'office.getProduct'>;

const again = (): void =>
  refresh('office.getProduct', 'listings.listForReview', 'office.getDashboard', 'admin.listActs', 'office.find');

/** What is possible for a listing as it stands now. */
function Possible({ product }: { product: ProductRecord }) {
  const admin = useAdmin();
  const { listingId, title, state, isHidden } = product;
  const words = (reason: string) => ({ listingId, reason });
  const hide = actBy(useSend('office.hideProduct'), words);
  const show = actBy(useSend('office.showProduct'), words);
  const ask = actBy(useSend('office.askForChange'), words);
  const [mayRemove, mayAsk] = [hasPermission(admin, 'products.remove'), hasPermission(admin, 'products.approve')];
  const acts: ReasonedAct[] = [];
  if (state === 'active' || state === 'sold_out') {
    if (mayAsk) acts.push({ label: texts.change.ask, done: texts.asked(title), call: ask });
    if (mayRemove) acts.push({ label: texts.change.hide, isDanger: true, done: texts.isHidden(title), call: hide });
    if (acts.length === 0) return null;
    return (
      <ReasonedActs
        title={texts.change.title}
        label={texts.change.label}
        placeholder={texts.change.hint}
        most={500}
        acts={acts}
        onDone={again}
      >
        {texts.change.words}
      </ReasonedActs>
    );
  }
  if (isHidden && state === 'inactive' && mayRemove)
    return (
      <ReasonedActs
        title={texts.states.hidden}
        label={texts.showAgain.label}
        placeholder={texts.showAgain.hint}
        most={500}
        acts={[{ label: texts.showAgain.show, done: texts.isShown(title), call: show }]}
        onDone={again}
      >
        {texts.showAgain.words}
      </ReasonedActs>
    );
  return null;
}

/** Why there is nothing to do with a listing in this state. */
const quiet: Partial<Record<ProductRecord['state'], string>> = texts.quiet;

/** [UX-96] The acts of a listing. */
export function ProductActs({ product }: { product: ProductRecord }) {
  const admin = useAdmin();
  const { state, isHidden } = product;
  const shown = state === 'active' || state === 'sold_out';
  const waitsForUs = isHidden && state === 'inactive';
  return (
    <aside aria-label={texts.acts}>
      <div className="d-section-head">
        <h2>{texts.acts}</h2>
      </div>
      {shown && (
        <DeskButtonLink
          style={{ width: '100%', marginTop: 12 }}
          href={hrefTo('product', { productId: product.listingId })}
        >
          {texts.seeInShop}
        </DeskButtonLink>
      )}
      {state === 'pending_review' && (
        <>
          <p className="d-small d-t2" style={{ marginTop: 14 }}>
            {texts.waits}
          </p>
          <DeskButtonLink style={{ width: '100%', marginTop: 12 }} href={adminHref('products')}>
            {texts.openQueue}
          </DeskButtonLink>
        </>
      )}
      {!waitsForUs && quiet[state] && (
        <p className="d-small d-t2" style={{ marginTop: 14 }}>
          {quiet[state]}
        </p>
      )}
      <Possible key={`${state} ${isHidden}`} product={product} />
      {shown && !hasPermission(admin, 'products.approve') && (
        <Missing what={texts.missing.ask} permission="products.approve" />
      )}
      {(shown || waitsForUs) && !hasPermission(admin, 'products.remove') && (
        <Missing what={waitsForUs ? texts.missing.show : texts.missing.hide} permission="products.remove" />
      )}
    </aside>
  );
}
