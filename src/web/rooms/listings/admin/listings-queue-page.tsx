import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { ReviewRow } from '#domain/listings/review/review-contract.ts';
import { refresh } from '#web/platform/use-call.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import { useAdmin } from '#web/rooms/admin/use-admin.ts';
import { ListingDetail } from './listing-detail.tsx';
import { ListingStrip, type WaitingListing } from './listing-strip.tsx';
import { type QueueActs, QueueView } from '#web/rooms/admin/queues/queue-view.tsx';
import { Key } from '#web/rooms/admin/queues/queue-parts.tsx';
import type { Decisions } from '#web/rooms/admin/queues/use-decisions.ts';

const reasons = [
  'The piece does not seem to be made by hand.',
  'The pictures show something else or come from elsewhere.',
  'The text promises what no piece can do.',
  'The piece is not allowed here.',
];

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
    takeBack: (undoId) => undoReviews.sendAndWait({ undoId }),
    renew: () => refresh('listings.listForReview', 'office.getDashboard', 'admin.listActs'),
    words: (which, verdict) => {
      const [one, ...others] = which;
      if (!one || others.length > 0)
        return `${which.length} listings ${verdict === 'approve' ? 'are in the shop' : 'went back to their makers'}.`;
      return verdict === 'approve' ? `${one.name} is in the shop.` : `${one.name} went back to its maker.`;
    },
  };
}

interface DecisionProps extends Record<'onApprove' | 'onReject' | 'onSkip', () => void> {
  /** The keys are for this one, not for what is picked. */
  hasKeys: boolean;
}

function Decision({ hasKeys, onApprove, onReject, onSkip }: DecisionProps) {
  return (
    <div className="d-stackacts">
      <DeskButton kind="primary" onClick={onApprove} aria-keyshortcuts="a">
        Approve {hasKeys && <Key>A</Key>}
      </DeskButton>
      <DeskButton kind="danger" onClick={onReject} aria-keyshortcuts="r">
        Reject, with a reason {hasKeys && <Key>R</Key>}
      </DeskButton>
      <DeskButton onClick={onSkip} aria-keyshortcuts="s">
        Skip {hasKeys && <Key>S</Key>}
      </DeskButton>
    </div>
  );
}

interface AtProps {
  acts: QueueActs<WaitingListing>;
  current: WaitingListing;
  mayDecide: boolean;
}

/** The listing that one is at, and what can be decided about it. */
const Current = ({ acts: { queue, approve, reject }, current, mayDecide }: AtProps) => (
  <ListingDetail listing={current.listing}>
    {mayDecide ? (
      <Decision
        hasKeys={queue.picked.length === 0}
        onApprove={() => approve([current])}
        onReject={() => reject([current])}
        onSkip={queue.skip}
      />
    ) : (
      <p className="d-small d-t3" style={{ marginTop: 14 }}>
        Deciding needs <span className="d-code">products.approve</span>.
      </p>
    )}
  </ListingDetail>
);

type Pages = ReturnType<typeof usePages<'listings.listForReview'>>;

function Waits({ pages, items }: { pages: Pages; items: readonly ReviewRow[] }) {
  const mayDecide = hasPermission(useAdmin(), 'products.approve');
  return (
    <QueueView
      items={items.map(waitingOf)}
      decisions={useListingDecisions()}
      many="listings"
      acts={{ approve: 'Approve', reject: 'Reject' }}
      rejection={{
        of: ({ name }) => `Reject ${name}`,
        note: 'What the maker has to change: they read these words, and the audit log keeps them.',
        usual: reasons,
      }}
      mayDecide={mayDecide}
      hasMore={pages.hasNextPage}
      empty={{
        title: 'Nothing waits for you',
        words: 'New listings come here where the setting LISTING_REVIEW asks for it.',
      }}
    >
      {(acts) => {
        const current = acts.queue.shown.find(({ id }) => id === acts.queue.current);
        return (
          <>
            <ListingStrip queue={acts.queue} mayDecide={mayDecide} />
            <DeskMore pages={pages} />
            {current && <Current key={current.id} acts={acts} current={current} mayDecide={mayDecide} />}
          </>
        );
      }}
    </QueueView>
  );
}

/** [OFFICE-01, UX-98] Listings that wait, the longest waiting first; the next ones are loaded with it. */
export function ListingsQueuePage() {
  const pages = usePages('listings.listForReview', { limit: 20 });
  const { data } = pages;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const oldest = items[0]?.submittedAt;
  return (
    <main id="main" className="d-main">
      <DeskHead
        title="Listings to check"
        crumb={{ label: 'Queues', href: adminHref('') }}
        sub={
          !data
            ? ' '
            : !oldest
              ? 'Nothing waits.'
              : `${total} ${total === 1 ? 'waits' : 'wait'}, the oldest since ${timeWords(oldest)} UTC.`
        }
      />
      {data ? (
        <Waits pages={pages} items={items} />
      ) : (
        <NotYet call={pages} what="The queue" skeleton={{ height: 320 }} />
      )}
    </main>
  );
}
