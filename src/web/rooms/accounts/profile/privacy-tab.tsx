import { useState } from 'react';
import { formatDate } from '#web/platform/languages/formats.ts';
import { consent, giveConsent } from '../consent.ts';
import { useSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { useStore } from '#web/platform/store.ts';
import { ActButton } from './act-button.tsx';
import { CopyProgress } from './copy-progress.tsx';
import { Section } from './section.tsx';
import { useAct } from './use-act.ts';

const browserChoices = [
  [
    false,
    <span>
      <b>Only what is needed</b>
      <small>Your cart, your sign-in, your settings</small>
    </span>,
  ],
  [
    true,
    <span>
      <b>Reminders of a cart too</b>
      <small>At most three mails for a cart you left, each with a way to end them</small>
    </span>,
  ],
] as const;

function BrowserChoice() {
  const given = useStore(consent);
  return (
    <Section
      title="What is kept in your browser"
      text={
        given === null
          ? 'You have not chosen yet. Until then only what is needed is kept.'
          : 'You can change your mind at any time.'
      }
    >
      <RadioGroup
        legend="What is kept in your browser"
        isLegendHidden
        style={{ maxWidth: 420 }}
        options={browserChoices}
        value={given}
        onChoose={giveConsent}
      />
    </Section>
  );
}

/** The address is typed, so that no slip of the hand deletes [UX-77]. */
function DeleteDialog({ onClose }: { onClose: () => void }) {
  const email = useSession()?.email ?? '';
  const [typed, setTyped] = useState('');
  const { busy, error, setError, run } = useAct('accounts.getPrivacy');
  const ask = (): void =>
    void run(async (send) => {
      const { deletionDueAt } = await send('accounts.requestDeletion', { confirm: typed });
      onClose();
      return `Your account is deleted on ${formatDate(new Date(deletionDueAt))}. Until then you can keep it.`;
    });
  return (
    <Dialog label="Delete your account" className="dialog" onClose={onClose}>
      <h2>Delete your account</h2>
      <p>
        In 14 days your profile, addresses, ways to sign in, shop and messages are deleted. Orders stay on record
        without your name. A mail brings a receipt of what was deleted and kept. Until then one press undoes it.
      </p>
      <ErrorBox text={error} />
      <Field
        label="Type your email address"
        hint={email}
        autoComplete="off"
        maxLength={254}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
        }}
      />
      <p className="acts-row" style={{ marginTop: 16 }}>
        <Button onClick={onClose}>Keep my account</Button>
        <Button kind="danger" isBusy={busy} onClick={ask}>
          Delete my account
        </Button>
      </p>
    </Dialog>
  );
}

/** [SUP-02] What is kept, a copy of it, and the way out. */
export function PrivacyTab() {
  const { data, error, refetch } = useCall('accounts.getPrivacy', undefined, { refetchInterval: 10_000 });
  const [deleting, setDeleting] = useState(false);
  const act = useAct('accounts.getPrivacy');
  if (!data) return <Pending what="Your privacy settings" height={320} error={error} retry={refetch} />;
  const waiting = data.exports.some(({ readyAt }) => readyAt === null);
  const ready = data.exports.find(({ readyAt }) => readyAt !== null);
  return (
    <>
      <BrowserChoice />
      <Section
        title="A copy of your data"
        text="Everything that your account holds, as one JSON file. A mail brings the link when it is ready."
      >
        <ErrorBox text={act.error} />
        {waiting && <CopyProgress />}
        {!waiting && ready?.expiresAt && (
          <p>
            The newest copy was made on {formatDate(new Date(ready.requestedAt))}; its link is in your mail and works
            until {formatDate(new Date(ready.expiresAt))}.
          </p>
        )}
        {!waiting && (
          <p>
            <ActButton act={act} call={(send) => send('accounts.requestExport')} done="Your copy is being made.">
              Download all my data
            </ActButton>
          </p>
        )}
      </Section>
      <Section
        title="Delete your account"
        text={
          data.deletionDueAt ? (
            <>
              Your account is deleted on <b>{formatDate(new Date(data.deletionDueAt))}</b>.
            </>
          ) : (
            'It waits 14 days first, and until then it can be undone.'
          )
        }
      >
        {data.deletionDueAt ? (
          <p>
            <ActButton
              act={act}
              kind="primary"
              call={(send) => send('accounts.cancelDeletion')}
              done="Your account stays."
            >
              Keep my account
            </ActButton>
          </p>
        ) : (
          <p>
            <Button onClick={() => setDeleting(true)}>Delete my account</Button>
          </p>
        )}
      </Section>
      {deleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </>
  );
}
