import { localDay } from '#web/platform/languages/formats.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskFailed, DeskHead, DeskSection, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';
import { ApplicationBar } from './application-bar.tsx';
import { ApplicationForm } from './application-form.tsx';
import * as texts from './application-texts.ts';
import { sellerHref } from './seller-href.ts';
import './application.css';

type Own = CallOutput<'shops.getApplication'>;
type Application = NonNullable<Own['application']>;

/** What was sent, while it is looked at. */
const Sent = ({ application }: { application: Application }) => (
  <section className="application-form">
    <DeskSection title={texts.youWrote} />
    <p>
      <b>{application.specialty}</b>
    </p>
    <p className="application-story" dir="auto">
      {application.story}
    </p>
    <p className="application-thumbs">
      {application.pictures.map((picture) => (
        <Thumb key={picture.id} picture={picture} size={96} />
      ))}
    </p>
  </section>
);

const Open = ({ own }: { own: Own }) => (
  <DeskEmpty
    title={texts.open}
    actions={
      <DeskButtonLink kind="primary" isAlwaysShown href={sellerHref('listings')}>
        {texts.toListings}
      </DeskButtonLink>
    }
  >
    {own.application?.decidedAt && localDay(own.application.decidedAt)}
  </DeskEmpty>
);

function Stage({ own, mine }: { own: Own; mine: CallOutput<'shops.getMine'> }) {
  const { application } = own;
  if (own.isOpen) return <Open own={own} />;
  if (application?.state !== 'waiting')
    return (
      <>
        {application && <ApplicationBar isHere />}
        <ApplicationForm key={application?.number ?? 0} own={own} mine={mine} />
      </>
    );
  return (
    <>
      <ApplicationBar isHere />
      <Sent application={application} />
      <DeskButtonLink isAlwaysShown href={sellerHref('add-listing')}>
        {texts.writeDraft}
      </DeskButtonLink>
    </>
  );
}

/** [OFFICE-03] Applying, waiting, and what was decided. */
export function ApplicationPage() {
  const { data: own, error, refetch } = useCall('shops.getApplication', {}, { staleTime: 0 });
  const { data: mine } = useCall('shops.getMine');
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} />
      {own && mine && <Stage own={own} mine={mine} />}
      {!own && error && (
        <DeskFailed what={texts.theApplication} safe={texts.isSafe} problem={error} retry={() => void refetch()} />
      )}
      {(!own || !mine) && !error && (
        <div role="status" aria-label={texts.loading}>
          <DeskSkeleton height={420} />
        </div>
      )}
    </main>
  );
}
