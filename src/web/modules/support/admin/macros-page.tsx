import { type FormEvent, useEffect, useRef, useState } from 'react';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { type Macro, MAX_ANSWER_LENGTH, MAX_MACRO_NAME } from '#domain/support/tickets/model.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as lists from './ticket-list-texts.ts';
import * as texts from './ticket-texts.ts';
import './tickets.css';

const CHANGED = ['support.listMacros', 'admin.listActs'] as const;

function MacroForm({ macro, onSaved }: { macro: Macro | null; onSaved: () => void }) {
  const [name, setName] = useState(macro?.name ?? '');
  const [body, setBody] = useState(macro?.body ?? '');
  const save = useSend('support.saveMacro', ...CHANGED);
  const form = useRef<HTMLFormElement>(null);
  // Who chose to edit one goes on in its text.
  useEffect(() => {
    if (macro) form.current?.querySelector('textarea')?.focus();
  }, [macro]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.send(
      { name, body },
      {
        onSuccess: () => {
          showToast(texts.macroSaved(name.trim()), { type: 'success' });
          onSaved();
        },
      },
    );
  };
  return (
    <form ref={form} className="ticket-form" onSubmit={submit}>
      <DeskField
        label={texts.macroName}
        hint={texts.macroHint}
        required
        maxLength={MAX_MACRO_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <DeskAreaField
        label={texts.macroBody}
        rows={6}
        required
        maxLength={MAX_ANSWER_LENGTH}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      {save.problem && <DeskError role="alert">{save.problem.message}</DeskError>}
      <div className="ticket-acts">
        <DeskButton kind="primary" type="submit" disabled={!name.trim() || !body.trim()} isBusy={save.isSending}>
          {texts.saveMacro}
        </DeskButton>
      </div>
    </form>
  );
}

function Row({ macro, onEdit }: { macro: Macro; onEdit: (() => void) | null }) {
  const { macroId, name, body } = macro;
  const remove = useSend('support.removeMacro', ...CHANGED);
  const run = (): void =>
    remove.send({ macroId }, { onSuccess: () => void showToast(texts.removed(name), { type: 'success' }) });
  return (
    <li className="ticket-entry">
      <b>{name}</b>
      <p className="ticket-entry__body">{body}</p>
      {remove.problem && <DeskError role="alert">{remove.problem.message}</DeskError>}
      {onEdit && (
        <p className="ticket-acts">
          <DeskButton isSmall aria-label={texts.editOf(name)} onClick={onEdit}>
            {texts.edit}
          </DeskButton>
          <DeskButton isSmall kind="danger" aria-label={texts.removeOf(name)} isBusy={remove.isSending} onClick={run}>
            {texts.remove}
          </DeskButton>
        </p>
      )}
    </li>
  );
}

/** [SUP-04] Saved answers: read by all who see tickets, changed by who answers them. */
export function MacrosPage() {
  const mayWork = hasPermission(useAdmin(), 'tickets.manage');
  const [edited, setEdited] = useState<Macro | null>(null);
  const [round, setRound] = useState(0);
  const macros = useCall('support.listMacros', {}, { staleTime: 0 });
  const begin = (macro: Macro | null): void => {
    setEdited(macro);
    setRound((before) => before + 1);
  };
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={lists.macros}
        crumb={{ label: lists.tickets, href: adminHref('tickets') }}
        sub={texts.macrosSub}
      />
      {!macros.data && <NotYet call={macros} what={texts.safe} skeleton={{ height: 200 }} />}
      {macros.data?.items.length === 0 && <DeskEmpty title={texts.noMacros}>{texts.noMacrosText}</DeskEmpty>}
      <ul className="ticket-entries">
        {macros.data?.items.map((macro) => (
          <Row key={macro.macroId} macro={macro} onEdit={mayWork ? () => begin(macro) : null} />
        ))}
      </ul>
      <section className="d-sec">
        <DeskSection title={edited ? texts.editOf(edited.name) : texts.newMacro} />
        {mayWork ? (
          <MacroForm key={round} macro={edited} onSaved={() => begin(null)} />
        ) : (
          <Missing what={texts.working} permission="tickets.manage" />
        )}
      </section>
    </main>
  );
}
