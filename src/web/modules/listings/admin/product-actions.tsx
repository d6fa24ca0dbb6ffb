import { hrefTo } from '#domain/addresses.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { refresh } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { sendsReason, type ReasonedAction, ReasonedActions } from '#web/modules/admin/records/reasoned-actions.tsx';
import { CorrectListing } from './correct-listing.tsx';
import { correcting } from './correct-texts.ts';
import * as texts from './product-texts.ts';

type ProductRecord = CallOutput<'office.getProduct'>;

const again = (): void =>
  refresh('office.getProduct', 'listings.listForReview', 'office.getDashboard', 'admin.listActs', 'office.find');

/** What is possible for a listing as it stands now. */
function Possible({ product }: { product: ProductRecord }) {
  const admin = useAdmin();
  const { listingId, title, state, isHidden } = product;
  const inputOf = (reason: string) => ({ listingId, reason });
  const hide = sendsReason(useSend('office.hideProduct'), inputOf);
  const show = sendsReason(useSend('office.showProduct'), inputOf);
  const ask = sendsReason(useSend('office.askForChange'), inputOf);
  const [mayRemove, mayAsk] = [hasPermission(admin, 'products.remove'), hasPermission(admin, 'products.approve')];
  const operations: ReasonedAction[] = [];
  if (state === 'active' || state === 'sold_out') {
    if (mayAsk) operations.push({ label: texts.change.ask, done: texts.requested(title), call: ask });
    if (mayRemove)
      operations.push({ label: texts.change.hide, isDanger: true, done: texts.isHidden(title), call: hide });
    if (operations.length === 0) return null;
    return (
      <ReasonedActions
        title={texts.change.title}
        label={texts.change.label}
        placeholder={texts.change.hint}
        most={500}
        actions={operations}
        onDone={again}
      >
        {texts.change.text}
      </ReasonedActions>
    );
  }
  if (isHidden && state === 'inactive' && mayRemove)
    return (
      <ReasonedActions
        title={texts.states.hidden}
        label={texts.showAgain.label}
        placeholder={texts.showAgain.hint}
        most={500}
        actions={[{ label: texts.showAgain.show, done: texts.isShown(title), call: show }]}
        onDone={again}
      >
        {texts.showAgain.text}
      </ReasonedActions>
    );
  return null;
}

/** Why there is nothing to do with a listing in this state. */
const quiet: Partial<Record<ProductRecord['state'], string>> = texts.quiet;

/** [UX-96] The acts of a listing. */
export function ProductActions({ product }: { product: ProductRecord }) {
  const admin = useAdmin();
  const { state, isHidden } = product;
  const shown = state === 'active' || state === 'sold_out';
  const mayEdit = hasPermission(admin, 'products.edit');
  const waitsForUs = isHidden && state === 'inactive';
  return (
    <aside aria-label={texts.actions}>
      <DeskSection title={texts.actions} />
      {shown && (
        <DeskButtonLink className="d-aside-button" href={hrefTo('product', { productId: product.listingId })}>
          {texts.seeInShop}
        </DeskButtonLink>
      )}
      {state === 'pending_review' && (
        <>
          <p className="d-small d-t2 d-aside-note">{texts.waits}</p>
          <DeskButtonLink className="d-aside-button" href={adminHref('products')}>
            {texts.openQueue}
          </DeskButtonLink>
        </>
      )}
      {!waitsForUs && quiet[state] && <p className="d-small d-t2 d-aside-note">{quiet[state]}</p>}
      <Possible key={`${state} ${isHidden}`} product={product} />
      {shown && mayEdit && (
        <CorrectListing key={`${product.title} ${product.category}`} product={product} onDone={again} />
      )}
      {shown && !mayEdit && <Missing what={correcting} permission="products.edit" />}
      {shown && !hasPermission(admin, 'products.approve') && (
        <Missing what={texts.missing.ask} permission="products.approve" />
      )}
      {(shown || waitsForUs) && !hasPermission(admin, 'products.remove') && (
        <Missing what={waitsForUs ? texts.missing.show : texts.missing.hide} permission="products.remove" />
      )}
    </aside>
  );
}
