import { type FormEvent, useState } from 'react';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { Person } from '#domain/office/model.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { ActionBox, ActionButtons } from '#web/ui/desk/action-box.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { DeskError, DeskAreaField, DeskField } from '#web/ui/desk/desk-field.tsx';
import { DeskRadioGroup } from '#web/ui/desk/desk-radio-group.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { ActionProblem } from '#web/modules/admin/records/action-problem.tsx';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { type PersonKind, personKinds } from './person-kinds.ts';
import { EditShop } from '#web/modules/shops/admin/edit-shop.tsx';
import * as texts from './person-texts.ts';
import { RenamePerson } from './rename-person.tsx';
import '#web/modules/admin/records/records.css';

function ContactForm({ person, kind, onClose }: { person: Person; kind: PersonKind; onClose: () => void }) {
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const contact = useSend(personKinds[kind].contact, personKinds[kind].get, 'admin.listActs');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    contact.send(
      { userId: person.userId, subject, message },
      {
        onSuccess: () => {
          showToast(texts.mailSent(person.displayName), { type: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <DeskDialog label={texts.writeTo(person.displayName)} onClose={onClose}>
      <form onSubmit={submit}>
        <h2>{texts.writeTo(person.displayName)}</h2>
        <p className="d-hint">{texts.mailHint(person.email)}</p>
        <DeskField
          label={texts.subject}
          required
          minLength={3}
          maxLength={150}
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
        />
        <DeskAreaField
          label={texts.message}
          rows={8}
          required
          minLength={3}
          maxLength={5000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        {contact.problem && <DeskError role="alert">{contact.problem.message}</DeskError>}
        <DialogButtons>
          <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
          <DeskButton kind="primary" type="submit" disabled={contact.isSending}>
            {texts.sendMail}
          </DeskButton>
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}

const spans = ([7, 30, null] as const).map((days) => [days, texts.spanOf(days)] as const);

/** What ends somebody’s stay, or lets them back: each with a reason. */
function AccountStatusSection({ person, kind }: { person: Person; kind: PersonKind }) {
  const admin = useAdmin();
  const [reason, setReason] = useState('');
  const [days, setDays] = useState<number | null>(7);
  const kinds = personKinds[kind];
  const changed = [kinds.get, kinds.list, 'admin.listActs'] as const;
  const calls = {
    suspend: useSend(kinds.suspend, ...changed),
    ban: useSend(kinds.ban, ...changed),
    lift: useSend(kinds.lift, ...changed),
    unban: useSend(kinds.unban, ...changed),
  };
  const problem = Object.values(calls)
    .map((call) => call.problem)
    .find(Boolean);
  const isPending = Object.values(calls).some((call) => call.isSending);
  const { userId, displayName, accountStatus } = person;
  const said = (text: string) => ({
    onSuccess: () => {
      showToast(text, { type: 'success' });
      setReason('');
    },
  });
  const [maySuspend, mayBan] = [hasPermission(admin, kinds.maySuspend), hasPermission(admin, kinds.mayBan)];
  if (!maySuspend && !mayBan)
    return (
      <>
        <Missing what={texts.missing.suspend} permission={kinds.maySuspend} />
        <Missing what={texts.missing.ban} permission={kinds.mayBan} />
      </>
    );
  const short = reason.trim().length < 3 || isPending;
  return (
    <ActionBox
      title={texts.accountStatuses[accountStatus]}
      note={accountStatus === 'active' ? texts.whatHappens : texts.refusedNow}
      isDanger
    >
      <DeskAreaField
        label={texts.reason}
        rows={3}
        maxLength={1000}
        placeholder={texts.reasonHint}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {accountStatus === 'active' && maySuspend && (
        <DeskRadioGroup legend={texts.until} options={spans} value={days} onChoose={setDays} />
      )}
      {problem && <ActionProblem problem={problem} />}
      <ActionButtons>
        {accountStatus === 'active' && maySuspend && (
          <DeskButton
            kind="danger"
            disabled={short}
            onClick={() => calls.suspend.send({ userId, reason, days }, said(texts.isSuspended(displayName)))}
          >
            {texts.suspend(displayName)}
          </DeskButton>
        )}
        {accountStatus !== 'banned' && mayBan && (
          <DeskButton
            kind="danger"
            disabled={short}
            onClick={() => calls.ban.send({ userId, reason }, said(texts.isBanned(displayName)))}
          >
            {texts.ban(displayName)}
          </DeskButton>
        )}
        {accountStatus === 'suspended' && maySuspend && (
          <DeskButton
            disabled={short}
            onClick={() => calls.lift.send({ userId, reason }, said(texts.isBack(displayName)))}
          >
            {texts.lift}
          </DeskButton>
        )}
        {accountStatus === 'banned' && mayBan && (
          <DeskButton
            disabled={short}
            onClick={() => calls.unban.send({ userId, reason }, said(texts.isBack(displayName)))}
          >
            {texts.liftBan}
          </DeskButton>
        )}
      </ActionButtons>
      {short && !isPending && <p className="d-hint">{texts.reasonFirst}</p>}
    </ActionBox>
  );
}

/** [UX-96] The acts of a record. */
export function PersonActions({ person, kind }: { person: Person; kind: PersonKind }) {
  const admin = useAdmin();
  const [isWriting, setWriting] = useState(false);
  return (
    <aside aria-label={texts.actions}>
      <DeskSection title={texts.actions} />
      {hasPermission(admin, personKinds[kind].mayContact) ? (
        <DeskButton className="d-aside-button" onClick={() => setWriting(true)}>
          {texts.writeTo(person.displayName)}
        </DeskButton>
      ) : (
        <Missing what={texts.missing.write} permission={personKinds[kind].mayContact} />
      )}
      {kind === 'users' && <RenamePerson key={person.displayName} person={person} />}
      {kind === 'sellers' && <EditShop sellerId={person.userId} />}
      <AccountStatusSection key={person.accountStatus} person={person} kind={kind} />
      {isWriting && <ContactForm person={person} kind={kind} onClose={() => setWriting(false)} />}
    </aside>
  );
}
