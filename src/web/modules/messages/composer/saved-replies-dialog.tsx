import { type FormEvent, useState } from 'react';
import { MAX_CONTENT, MAX_TEMPLATE_NAME } from '#domain/messages/limits.ts';
import type { Template } from '#domain/messages/model.ts';
import { checkFields, templateFields } from '#domain/messages/template-fields.ts';
import { messageProblemTexts } from '#domain/messages/problem-texts.ts';
import { sentenceOf } from '#web/platform/languages/language.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskField } from '#web/ui/desk/desk-field.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from '../texts/composer-texts.ts';
import './composer.css';
import '#web/ui/states.css';

const { reply } = texts;

/** One of them, written or changed. */
function ReplyForm({ template, onDone }: { template: Template | null; onDone: () => void }) {
  const [name, setName] = useState(template?.name ?? '');
  const [body, setBody] = useState(template?.body ?? '');
  const create = useSend('messages.createTemplate', 'messages.listTemplates');
  const update = useSend('messages.updateTemplate', 'messages.listTemplates');
  const checked = checkFields(body);
  const problem =
    (checked.ok ? null : sentenceOf(messageProblemTexts, checked.problem)) ??
    (create.problem ?? update.problem)?.message;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!checked.ok || name.trim() === '' || body.trim() === '') return;
    const input = { kind: template?.kind ?? ('template' as const), name: name.trim(), body: body.trim() };
    const on = {
      onSuccess: () => {
        showToast(reply.saved, { type: 'success' });
        onDone();
      },
    };
    if (template) update.send({ ...input, templateId: template.templateId }, on);
    else create.send(input, on);
  };
  return (
    <form onSubmit={submit}>
      <DeskField
        label={reply.name}
        required
        maxLength={MAX_TEMPLATE_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <DeskAreaField
        label={reply.text}
        rows={4}
        required
        maxLength={MAX_CONTENT}
        value={body}
        error={problem}
        hint={`${reply.fields} ${templateFields.map((field) => `{${field}}`).join(' ')}`}
        onChange={(event) => setBody(event.target.value)}
      />
      <DialogButtons>
        <DeskButton kind="primary" type="submit" disabled={name.trim() === '' || body.trim() === ''}>
          {template ? reply.save : reply.saveNew}
        </DeskButton>
      </DialogButtons>
    </form>
  );
}

/** [MSG-15] The saved replies of a maker: read, written, changed, deleted. */
export function SavedRepliesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useCall('messages.listTemplates');
  const [changing, setChanging] = useState<Template | null>(null);
  const remove = useSend('messages.deleteTemplate', 'messages.listTemplates');
  return (
    <DeskDialog label={reply.title} onClose={onClose}>
      <h2>{reply.title}</h2>
      {!data && <Pending what={reply.title} height={80} error={error} retry={refetch} />}
      {data?.templates.length === 0 && <p className="d-t2">{reply.none}</p>}
      <ul className="reply-list">
        {data?.templates.map((template) => (
          <li key={template.templateId}>
            <span>
              <b dir="auto">{template.name}</b>
              <small dir="auto">{template.body}</small>
            </span>
            <DeskButton icon="edit" label={reply.edit(template.name)} onClick={() => setChanging(template)} />
            <DeskButton
              icon="trash"
              label={reply.remove(template.name)}
              onClick={() =>
                remove.send(
                  { templateId: template.templateId },
                  { onError: (problem) => void showToast(problem.message, { type: 'error' }) },
                )
              }
            />
          </li>
        ))}
      </ul>
      <ReplyForm
        key={`${changing?.templateId} ${data?.templates.length}`}
        template={changing}
        onDone={() => setChanging(null)}
      />
      <DialogButtons>
        <DeskButton onClick={onClose}>{reply.close}</DeskButton>
      </DialogButtons>
    </DeskDialog>
  );
}
