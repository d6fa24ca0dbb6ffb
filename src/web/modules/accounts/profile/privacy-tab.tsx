import { useState, useEffect } from 'react';
import { consent, setConsent } from '../consent.ts';
import { useSession } from '#web/platform/session.ts';
import { useCall, refresh } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { useStore } from '#web/platform/store.ts';
import { ActionButton } from './action-button.tsx';
import * as texts from './privacy-texts.tsx';
import { Section } from './section.tsx';
import { useAction } from './use-action.ts';
import { useFunction } from '#web/platform/functions/use-function.ts';
import { ProgressLine } from '#web/ui/progress/progress-line.tsx';

/** [SUP-02, FN-02] The copy that waits is made at once, and how far it came stands here. Who leaves gets it by mail all the same. */
function CopyProgress() {
  const { run, progress } = useFunction('makeMyCopy');
  useEffect(
    () => void run({}, { onSuccess: () => refresh('accounts.getPrivacy') }),
    // Once for each copy that waits.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
  const text = progress ? texts.soFar(progress.rows) : texts.beingMade;
  return <ProgressLine label={text} value={progress?.tables ?? 0} max={progress?.of ?? 0} />;
}

const choice = ({ name, what }: typeof texts.needed) => (
  <span>
    <b>{name}</b>
    <small>{what}</small>
  </span>
);
const browserChoices = [
  [false, choice(texts.needed)],
  [true, choice(texts.reminders)],
] as const;

function BrowserChoice() {
  const given = useStore(consent);
  return (
    <Section title={texts.inBrowser} text={given === null ? texts.notChosen : texts.mayChange}>
      <RadioGroup
        legend={texts.inBrowser}
        isLegendHidden
        className="account-choices"
        options={browserChoices}
        value={given}
        onChoose={setConsent}
      />
    </Section>
  );
}

/** The address is typed, so that no slip of the hand deletes [UX-77]. */
function DeleteDialog({ onClose }: { onClose: () => void }) {
  const email = useSession()?.email ?? '';
  const [typed, setTyped] = useState('');
  const { busy, error, setError, run } = useAction('accounts.getPrivacy');
  const ask = (): void =>
    void run(async (send) => {
      const { deletionDueAt } = await send('accounts.requestDeletion', { confirm: typed });
      onClose();
      return texts.deletedOn(deletionDueAt);
    });
  return (
    <Dialog label={texts.deletion} className="dialog" onClose={onClose}>
      <h2>{texts.deletion}</h2>
      <p>{texts.whatGoes}</p>
      <ErrorBox text={error} />
      <Field
        label={texts.typeEmail}
        hint={email}
        autoComplete="off"
        maxLength={254}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
        }}
      />
      <p className="acts-row acts-row--below">
        <Button onClick={onClose}>{texts.keep}</Button>
        <Button kind="danger" isBusy={busy} onClick={ask}>
          {texts.remove}
        </Button>
      </p>
    </Dialog>
  );
}

/** [SUP-02] What is kept, a copy of it, and the way out. */
export function PrivacyTab() {
  const { data, error, refetch } = useCall('accounts.getPrivacy', undefined, { refetchInterval: 10_000 });
  const [deleting, setDeleting] = useState(false);
  const action = useAction('accounts.getPrivacy');
  if (!data) return <Pending what={texts.settings} height={320} error={error} retry={refetch} />;
  const waiting = data.exports.some(({ readyAt }) => readyAt === null);
  const ready = data.exports.find(({ readyAt }) => readyAt !== null);
  return (
    <>
      <BrowserChoice />
      <Section title={texts.copy} text={texts.whatCopy}>
        <ErrorBox text={action.error} />
        {waiting && <CopyProgress />}
        {!waiting && ready?.expiresAt && <p>{texts.newestCopy(ready.requestedAt, ready.expiresAt)}</p>}
        {!waiting && (
          <p>
            <ActionButton action={action} call={(send) => send('accounts.requestExport')} done={texts.beingMade}>
              {texts.download}
            </ActionButton>
          </p>
        )}
      </Section>
      <Section title={texts.deletion} text={data.deletionDueAt ? texts.dueOn(data.deletionDueAt) : texts.waitsFirst}>
        {data.deletionDueAt ? (
          <p>
            <ActionButton
              action={action}
              kind="primary"
              call={(send) => send('accounts.cancelDeletion')}
              done={texts.stays}
            >
              {texts.keep}
            </ActionButton>
          </p>
        ) : (
          <p>
            <Button onClick={() => setDeleting(true)}>{texts.remove}</Button>
          </p>
        )}
      </Section>
      {deleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </>
  );
}
