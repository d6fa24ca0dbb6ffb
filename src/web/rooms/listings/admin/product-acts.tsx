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
    if (mayAsk)
      acts.push({ label: 'Ask for a change', done: `The maker of ${title} was asked for a change.`, call: ask });
    if (mayRemove) acts.push({ label: 'Hide from the shop', isDanger: true, done: `${title} is hidden.`, call: hide });
    if (acts.length === 0) return null;
    return (
      <ReasonedActs
        title="Change or hide"
        label="What is wrong; its maker reads it"
        placeholder="What to change, and which rule"
        most={500}
        acts={acts}
        onDone={again}
      >
        A change that is asked for leaves the piece in the shop. Hidden, it leaves shop, search and carts until a
        moderator lets it back; orders stay.
      </ReasonedActs>
    );
  }
  if (isHidden && state === 'inactive' && mayRemove)
    return (
      <ReasonedActs
        title="Hidden"
        label="Reason, kept in the audit log"
        placeholder="What was cleared up"
        most={500}
        acts={[{ label: 'Show it again', done: `${title} is in the shop again.`, call: show }]}
        onDone={again}
      >
        Buyers do not see this piece. When its maker shows it again, it waits for a moderator first.
      </ReasonedActs>
    );
  return null;
}

/** Why there is nothing to do with a listing in this state. */
const quiet: Partial<Record<ProductRecord['state'], string>> = {
  draft: 'Its maker works on it. Nobody else sees it.',
  inactive: 'Its maker has paused it. Buyers do not see it.',
  removed: 'Its maker has removed it. Orders keep its words.',
};

/** [UX-96] The acts of a listing. */
export function ProductActs({ product }: { product: ProductRecord }) {
  const admin = useAdmin();
  const { state, isHidden } = product;
  const shown = state === 'active' || state === 'sold_out';
  const waitsForUs = isHidden && state === 'inactive';
  return (
    <aside aria-label="Acts">
      <div className="d-section-head">
        <h2>Acts</h2>
      </div>
      {shown && (
        <DeskButtonLink
          style={{ width: '100%', marginTop: 12 }}
          href={hrefTo('product', { productId: product.listingId })}
        >
          See it in the shop
        </DeskButtonLink>
      )}
      {state === 'pending_review' && (
        <>
          <p className="d-small d-t2" style={{ marginTop: 14 }}>
            It waits for a moderator and is decided where all of these wait.
          </p>
          <DeskButtonLink style={{ width: '100%', marginTop: 12 }} href={adminHref('products')}>
            Open the queue
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
        <Missing what="Asking for a change" permission="products.approve" />
      )}
      {(shown || waitsForUs) && !hasPermission(admin, 'products.remove') && (
        <Missing what={waitsForUs ? 'Showing it again' : 'Hiding'} permission="products.remove" />
      )}
    </aside>
  );
}
