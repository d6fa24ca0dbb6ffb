import { hrefTo } from '#domain/addresses.ts';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { ListingState } from '#domain/listings/model.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Pill, type Tone } from '#web/ui/desk/pill.tsx';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskNote } from '#web/ui/desk/desk-note.tsx';
import { DeskEmpty, DeskFailed, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { ApplicationBar } from '#web/modules/shops/seller/application-bar.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { type LocalDraft, parseDraft, laterOf, readLocalDraft } from './local-draft.ts';
import { ListingForm } from './listing-form.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { copyOf, draftOf, emptyDraft } from './listing-draft.ts';
import * as copyTexts from './copy-texts.ts';
import * as texts from './texts/form-texts.ts';
import { listings, moderationText, states } from './texts/list-texts.ts';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';

const ListingChanges = lazyExtra(async () => (await import('./changes/listing-changes.tsx')).ListingChanges);

const crumb = { label: listings, href: sellerHref('listings') };
const blank = emptyDraft();
const tones: Partial<Record<ListingState, Tone>> = { active: 'ok', sold_out: 'warn' };

/** What was typed last and not saved, here or on another device; undefined while that is asked. */
function useSavedDraft(id: string) {
  const { data, error } = useCall('listings.getDraft', { id }, { staleTime: 0 });
  const [request] = useState(() => readLocalDraft(id));
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), 2500);
    return () => clearTimeout(timer);
  }, []);
  return data || error || waited ? laterOf(request, parseDraft(data?.draft?.form)) : undefined;
}

const FormSkeleton = () => (
  <div role="status" aria-label={texts.loading}>
    <DeskSkeleton width={300} height={30} />
    <br />
    <DeskSkeleton height={420} className="d-part" />
  </div>
);

function NewPage() {
  const savedDraft = useSavedDraft('new');
  return (
    <>
      <DeskHead title={texts.newTitle} crumb={crumb} sub={texts.newSub} />
      {savedDraft === undefined ? (
        <FormSkeleton />
      ) : (
        <ListingForm key="new" listingId={null} state={null} stored={blank} savedDraft={savedDraft} />
      )}
    </>
  );
}

/** [UX-87] A new listing that begins as one of the shop is; what was typed into another new one is not written over. */
function CopyPage({ listingId }: { listingId: string }) {
  const call = useCall('listings.getMine', { listingId });
  const { data: listing } = call;
  const begun = useMemo(() => (listing ? copyOf(listing) : undefined), [listing]);
  const savedDraft = useSavedDraft('new');
  // How it was at first: what is typed here is kept as the new listing too.
  const [before, setBefore] = useState<LocalDraft | null | undefined>(savedDraft);
  if (before === undefined && savedDraft !== undefined) setBefore(savedDraft);
  const [isForced, setForced] = useState(false);
  const head = (
    <DeskHead title={copyTexts.duplicate} crumb={crumb} sub={listing ? copyTexts.beginsAs(listing.title) : ' '} />
  );
  if (before && !isForced)
    return (
      <>
        {head}
        <DeskEmpty
          title={copyTexts.unfinished}
          actions={
            <>
              <DeskButtonLink kind="primary" isAlwaysShown href={sellerHref('add-listing')}>
                {copyTexts.goOnWithIt}
              </DeskButtonLink>{' '}
              <DeskButton isAlwaysShown onClick={() => setForced(true)}>
                {copyTexts.allTheSame}
              </DeskButton>
            </>
          }
        >
          {copyTexts.onlyOne}
        </DeskEmpty>
      </>
    );
  const content = () => {
    if (begun && before !== undefined)
      return (
        <ListingForm key={listingId} listingId={null} state={null} stored={blank} savedDraft={null} begun={begun} />
      );
    if (call.error)
      return (
        <DeskFailed
          what={texts.thisListing}
          safe={texts.isSafe}
          problem={call.error}
          retry={() => void call.refetch()}
        />
      );
    return <FormSkeleton />;
  };
  return (
    <>
      {head}
      {content()}
    </>
  );
}

function EditPage({ listingId }: { listingId: string }) {
  const {
    data: listing,
    error,
    refetch,
  } = useCall(
    'listings.getMine',
    { listingId },
    // The form begins with what is stored now, never with what was before it was saved last.
    { staleTime: Infinity, gcTime: 0 },
  );
  const stored = useMemo(() => (listing ? draftOf(listing) : null), [listing]);
  const savedDraft = useSavedDraft(listingId);
  if (!listing || !stored || savedDraft === undefined) {
    if (!error) return <FormSkeleton />;
    if (error.status === 404 || error.status === 400)
      return (
        <>
          <DeskHead title={texts.noSuch} crumb={crumb} />
          <DeskEmpty
            title={texts.mayBeRemoved}
            draw="needle"
            actions={
              <DeskButtonLink isAlwaysShown href={crumb.href}>
                {texts.seeListings}
              </DeskButtonLink>
            }
          >
            {texts.removedStay}
          </DeskEmpty>
        </>
      );
    return <DeskFailed what={texts.thisListing} safe={texts.isSafe} problem={error} retry={() => void refetch()} />;
  }
  const seen = listing.state === 'active' || listing.state === 'sold_out';
  return (
    <>
      <DeskHead
        title={listing.title}
        crumb={crumb}
        sub={
          <>
            <Pill tone={tones[listing.state]}>{states[listing.state]}</Pill> {texts.inStock(listing.stock)}
          </>
        }
      >
        {seen && (
          <DeskButtonLink icon="eye" isAlwaysShown href={hrefTo('product', { productId: listingId })}>
            {texts.viewInShop}
          </DeskButtonLink>
        )}
      </DeskHead>
      {listing.reviewReason && (
        <DeskNote isWarning icon="critical">
          <b>{moderationText(listing.state).did}</b> {listing.reviewReason} {moderationText(listing.state).next}
        </DeskNote>
      )}
      {listing.state === 'pending_review' && (
        <DeskNote icon="clock">
          <b>{texts.looksFirst}</b> {texts.mayChange}
        </DeskNote>
      )}
      <ListingForm
        key={listing.listingId}
        listingId={listing.listingId}
        state={listing.state}
        updatedAt={listing.updatedAt}
        stored={stored}
        savedDraft={savedDraft}
      />
      <Suspense fallback={<DeskSkeleton height={160} className="d-part" />}>
        <ListingChanges listingId={listingId} />
      </Suspense>
    </>
  );
}

/** [DASH-02] `add-listing` writes a new one, `?copy=` one that begins as another, `?edit=` an existing one. */
export function ListingFormPage() {
  const query = useQueryParams();
  const edit = query.get('edit');
  const copy = query.get('copy');
  const added = copy ? <CopyPage key={copy} listingId={copy} /> : <NewPage />;
  return (
    <main id="main" className="d-main d-main--form">
      <ApplicationBar />
      {edit ? <EditPage key={edit} listingId={edit} /> : added}
    </main>
  );
}
