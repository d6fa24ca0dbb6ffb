import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { ReviewRow } from '#domain/listings/review/review-contract.ts';
import { refresh } from '#web/platform/use-call.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { useSend } from '#web/platform/use-send.ts';
import { ActionButtons } from '#web/ui/desk/action-box.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { ListingDetail } from './listing-detail.tsx';
import { ListingStrip, type WaitingListing } from './listing-strip.tsx';
import { type QueueActions, QueueView } from '#web/modules/admin/queues/queue-view.tsx';
import { Key } from '#web/modules/admin/queues/queue-parts.tsx';
import type { Decisions } from '#web/modules/admin/queues/use-decisions.ts';
import * as texts from './queue-texts.ts';

/** The permission that decides. */
const DECIDES = 'products.approve';

const waitingOf = (listing: ReviewRow): WaitingListing => ({
  id: listing.listingId,
  version: listing.updatedAt,
  name: listing.title,
  listing,
});

function useListingDecisions(): Decisions<WaitingListing> {
  const decideReviews = useSend('listings.decideReviews');
  const undoReviews = useSend('listings.undoReviews');
  return {
    prepare: (which, verdict, reason) => {
      const listings = which.map(({ id, version }) => ({ listingId: id, seenAt: version }));
      const decision = verdict === 'approve' ? ('approve' as const) : ('reject' as const);
      const input = { listings, decision, reason };
      const key = crypto.randomUUID();
      return () => decideReviews.sendAndWait(input, key);
    },
    undoDecision: (undoId) => undoReviews.sendAndWait({ undoId }),
    renew: () =>
      refresh('listings.listForReview', 'office.getModerationCounts', 'office.getDashboard', 'admin.listActs'),
    message: (which, verdict) => {
      const [one, ...others] = which;
      if (!one || others.length > 0)
        return verdict === 'approve' ? texts.approved(which.length) : texts.rejected(which.length);
      return verdict === 'approve' ? texts.approvedOne(one.name) : texts.rejectedOne(one.name);
    },
  };
}

interface DecisionProps extends Record<'onApprove' | 'onReject' | 'onSkip', () => void> {
  /** The keys are for this one, not for what is picked. */
  hasKeys: boolean;
}

function Decision({ hasKeys, onApprove, onReject, onSkip }: DecisionProps) {
  return (
    <ActionButtons>
      <DeskButton kind="primary" onClick={onApprove} aria-keyshortcuts="a">
        {texts.actions.approve} {hasKeys && <Key>A</Key>}
      </DeskButton>
      <DeskButton kind="danger" onClick={onReject} aria-keyshortcuts="r">
        {texts.rejectWithReason} {hasKeys && <Key>R</Key>}
      </DeskButton>
      <DeskButton onClick={onSkip} aria-keyshortcuts="s">
        {texts.skip} {hasKeys && <Key>S</Key>}
      </DeskButton>
    </ActionButtons>
  );
}

interface AtProps {
  actions: QueueActions<WaitingListing>;
  current: WaitingListing;
  mayDecide: boolean;
}

/** The listing that one is at, and what can be decided about it. */
const Current = ({ actions: { queue, approve, reject }, current, mayDecide }: AtProps) => (
  <ListingDetail listing={current.listing}>
    {mayDecide ? (
      <Decision
        hasKeys={queue.picked.length === 0}
        onApprove={() => approve([current])}
        onReject={() => reject([current])}
        onSkip={queue.skip}
      />
    ) : (
      <p className="d-small d-t3 d-aside-note">
        {texts.decidingNeeds}
        <span className="d-code">{DECIDES}</span>.
      </p>
    )}
  </ListingDetail>
);

type Pages = ReturnType<typeof usePages<'listings.listForReview'>>;

function Waits({ pages, items }: { pages: Pages; items: readonly ReviewRow[] }) {
  const mayDecide = hasPermission(useAdmin(), DECIDES);
  return (
    <QueueView
      items={items.map(waitingOf)}
      decisions={useListingDecisions()}
      itemsName={texts.listings}
      labels={texts.actions}
      rejection={{
        titleOf: ({ name }) => texts.rejectOne(name),
        note: texts.note,
        usual: texts.reasons,
      }}
      mayDecide={mayDecide}
      hasMore={pages.hasNextPage}
      exported={{ name: 'exportListingsInReview', input: {} }}
      empty={texts.empty}
    >
      {(actions) => {
        const current = actions.queue.shown.find(({ id }) => id === actions.queue.current);
        return (
          <>
            <ListingStrip queue={actions.queue} mayDecide={mayDecide} />
            <DeskMore pages={pages} />
            {current && <Current key={current.id} actions={actions} current={current} mayDecide={mayDecide} />}
          </>
        );
      }}
    </QueueView>
  );
}

function ListingsWaiting({ pages }: { pages: Pages }) {
  if (!pages.data) return <NotYet call={pages} what={texts.theQueue} skeleton={{ height: 320 }} />;
  return <Waits pages={pages} items={pages.data.pages.flatMap((page) => page.items)} />;
}

/** [OFFICE-01, UX-98] Listings that wait, the longest waiting first; the next ones are loaded with it. */
export function ListingsQueuePage() {
  const pages = usePages('listings.listForReview', { limit: 20 });
  const { data } = pages;
  const total = data?.pages.at(-1)?.total ?? 0;
  const oldest = data?.pages[0]?.items[0]?.submittedAt;
  const waiting = oldest ? texts.waiting(total, timeText(oldest)) : texts.nothingWaits;
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} crumb={{ label: texts.queues, href: adminHref('') }} sub={data ? waiting : ' '} />
      <ListingsWaiting pages={pages} />
    </main>
  );
}

/** [OFFICE-01] The queue alone, as a part of another page. */
export const PendingListings = () => <ListingsWaiting pages={usePages('listings.listForReview', { limit: 20 })} />;
