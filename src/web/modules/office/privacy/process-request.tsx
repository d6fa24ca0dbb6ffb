import { useState } from 'react';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { Link } from '#web/ui/link.tsx';
import { sendsReason, ReasonedActions } from '#web/modules/admin/records/reasoned-actions.tsx';
import { useCall, refresh } from '#web/platform/use-call.ts';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskField } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { DeskTable } from '#web/ui/desk/desk-table.tsx';
import * as texts from './process-texts.ts';

export interface Processed {
  userId: string;
  name: string;
  /** Whether the law holds the account; null where that is not known here. */
  hasHold: boolean | null;
}

/** [OFFICE-01] What is done about somebody's data, each with a reason that stands in the log. */
export function ProcessRequest({ person, onClose }: { person: Processed; onClose: () => void }) {
  const { userId, name, hasHold } = person;
  const inputOf = (reason: string) => ({ userId, reason });
  const copy = sendsReason(useSend('office.requestCopyFor'), inputOf);
  const erase = sendsReason(useSend('office.requestErasureFor'), inputOf);
  const hold = sendsReason(useSend('office.holdErasure'), inputOf);
  const release = sendsReason(useSend('office.releaseErasure'), inputOf);
  const mayCorrect = hasPermission(useAdmin(), 'users.edit');
  const title = texts.processOf(name);
  return (
    <DeskDialog label={title} onClose={onClose}>
      <ReasonedActions
        title={title}
        label={texts.reason}
        placeholder={texts.example}
        most={500}
        actions={[
          { label: texts.actions.copy, done: texts.done.copy, call: copy },
          ...(hasHold === true ? [] : [{ label: texts.actions.hold, done: texts.done.hold, call: hold }]),
          ...(hasHold === false ? [] : [{ label: texts.actions.release, done: texts.done.release, call: release }]),
          { label: texts.actions.erase, isDanger: true, done: texts.done.erase, call: erase },
        ]}
        onDone={() => {
          refresh('office.listPrivacyRequests', 'office.getPrivacyFigures', 'admin.listActs');
          onClose();
        }}
      >
        {texts.searchText}
      </ReasonedActions>
      {mayCorrect && (
        <p>
          <Link className="d-link" href={adminHref(`users/${userId}`)}>
            {texts.openRecord}
          </Link>
        </p>
      )}
      <p className="d-sec">
        <DeskButton onClick={onClose}>{texts.close}</DeskButton>
      </p>
    </DeskDialog>
  );
}

function PersonMatches({ q, onChoose }: { q: string; onChoose: (person: Processed) => void }) {
  const call = useCall('office.listPeople', { q, limit: 5 }, { keepPrevious: true });
  return (
    <DeskTable
      caption={texts.people}
      columns={[
        {
          head: texts.people,
          cell: ({ displayName, email }) => (
            <span className="d-two">
              {displayName}
              <small>{email}</small>
            </span>
          ),
        },
        {
          head: texts.choose,
          isHeadHidden: true,
          cell: ({ userId, displayName }) => (
            <DeskButton
              isSmall
              aria-label={texts.chooseOf(displayName)}
              onClick={() => onChoose({ userId, name: displayName, hasHold: null })}
            >
              {texts.choose}
            </DeskButton>
          ),
        },
      ]}
      rows={call.data?.items}
      keyOf={({ userId }) => userId}
      unread={{ call, what: texts.people }}
      empty={<p className="d-small d-t3">{texts.nobody}</p>}
    />
  );
}

/** [OFFICE-01] Somebody asked by letter: they are found, and what they asked for is begun. */
export function RequestsByLetter({ onChoose }: { onChoose: (person: Processed) => void }) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 250);
  return (
    <section className="d-sec">
      <DeskSection title={texts.byLetter} note={texts.byLetterNote} />
      <DeskField type="search" label={texts.who} value={typed} onChange={({ target }) => setTyped(target.value)} />
      {q.length >= 2 && <PersonMatches q={q} onChoose={onChoose} />}
    </section>
  );
}
