import { type FormEvent, useState } from 'react';
import { type Macro, MAX_ANSWER_LENGTH, type Ticket } from '#domain/support/tickets/model.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { hintForAdmin } from '../attachment-texts.ts';
import { AttachmentPicker, type NewFile } from '../attachments.tsx';
import { STALE_AFTER } from './stale-after.ts';
import * as texts from './ticket-texts.ts';

const filled = ({ body }: Macro, { person, number }: Ticket): string =>
  body.replaceAll('{name}', person?.name ?? '').replaceAll('{number}', number);

function MacroChoice({ ticket, onText }: { ticket: Ticket; onText: (text: string) => void }) {
  const { data } = useCall('support.listMacros', {}, { staleTime: 60_000 });
  const macros = data?.items ?? [];
  if (macros.length === 0) return null;
  return (
    <DeskSelectField
      label={texts.useMacro}
      value=""
      options={[['', texts.noMacro] as const, ...macros.map(({ macroId, name }) => [macroId, name] as const)]}
      onChoose={(chosen) => {
        const macro = macros.find(({ macroId }) => macroId === chosen);
        if (macro) onText(filled(macro, ticket));
      }}
    />
  );
}

/** [SUP-04] The answer goes by mail and into the profile. */
export function AnswerForm({ ticket }: { ticket: Ticket }) {
  const [message, setMessage] = useState('');
  const [files, setFiles] = useState<readonly NewFile[]>([]);
  const answer = useSend('support.answerTicket', ...STALE_AFTER);
  const send = (closes: boolean): void =>
    answer.send(
      { number: ticket.number, message, closes, attachments: [...files] },
      {
        onSuccess: () => {
          setMessage('');
          setFiles([]);
          showToast(texts.sent, { type: 'success' });
        },
      },
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (message.trim()) send(false);
  };
  const isEmpty = message.trim() === '';
  return (
    <form className="ticket-form" onSubmit={submit}>
      <MacroChoice
        ticket={ticket}
        onText={(text) => setMessage((typed) => (typed.trim() ? `${typed.trimEnd()}\n\n${text}` : text))}
      />
      <DeskAreaField
        label={texts.answer}
        hint={texts.answerHint(ticket.email)}
        rows={7}
        maxLength={MAX_ANSWER_LENGTH}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <AttachmentPicker files={files} onChange={setFiles} hint={hintForAdmin} />
      {answer.problem && <DeskError role="alert">{answer.problem.message}</DeskError>}
      <div className="ticket-acts">
        <DeskButton kind="primary" type="submit" icon="send" disabled={isEmpty} isBusy={answer.isSending}>
          {texts.send}
        </DeskButton>
        <DeskButton disabled={isEmpty} isBusy={answer.isSending} onClick={() => send(true)}>
          {texts.sendAndClose}
        </DeskButton>
      </div>
    </form>
  );
}

/** [SUP-04] A note that only the house reads. */
export function NoteForm({ number }: { number: string }) {
  const [message, setMessage] = useState('');
  const note = useSend('support.noteTicket', ...STALE_AFTER);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (message.trim() === '') return;
    note.send(
      { number, message },
      {
        onSuccess: () => {
          setMessage('');
          showToast(texts.noted, { type: 'success' });
        },
      },
    );
  };
  return (
    <form className="ticket-form" onSubmit={submit}>
      <DeskAreaField
        label={texts.note}
        hint={texts.noteHint}
        rows={3}
        maxLength={MAX_ANSWER_LENGTH}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      {note.problem && <DeskError role="alert">{note.problem.message}</DeskError>}
      <div className="ticket-acts">
        <DeskButton type="submit" disabled={message.trim() === ''} isBusy={note.isSending}>
          {texts.addNote}
        </DeskButton>
      </div>
    </form>
  );
}
