import { type FormEvent, useState } from 'react';
import { MAX_REPORT_NAME } from '#domain/analytics/reports/definition.ts';
import type { ReportDefinition, SavedReport } from '#domain/analytics/reports/report-contract.ts';
import { useSend } from '#web/platform/use-send.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './market-texts.ts';

function RemoveReport({ report, onRemoved }: { report: SavedReport; onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useSend('analytics.removeReport', 'analytics.listReports');
  const run = (): void => {
    setAsking(false);
    remove.send(
      { reportId: report.reportId },
      {
        onSuccess: () => {
          showToast(texts.removed(report.name), { type: 'success' });
          onRemoved();
        },
        onError: ({ message }) => showToast(message, { type: 'error' }),
      },
    );
  };
  return (
    <>
      <DeskButton kind="danger" isBusy={remove.isSending} onClick={() => setAsking(true)}>
        {texts.remove}
      </DeskButton>
      {isAsking && (
        <ConfirmDialog
          type="danger"
          title={texts.removeTitle(report.name)}
          message={texts.removeText}
          confirmText={texts.remove}
          onConfirm={run}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface Props {
  definition: ReportDefinition;
  /** The one that is open. */
  report: SavedReport | null;
  onSaved: (report: SavedReport) => void;
  onRemoved: () => void;
}

/** [OFFICE-04] Saves what is shown under a name, shares it, or takes it away; somebody else’s becomes a copy. */
export function SaveReport({ definition, report, onSaved, onRemoved }: Props) {
  const own = report?.isOwn ? report : null;
  const [name, setName] = useState(report?.name ?? '');
  const [isShared, setShared] = useState(own?.isShared ?? false);
  const save = useSend('analytics.saveReport', 'analytics.listReports', 'admin.listActs');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.send(
      { reportId: own?.reportId ?? null, version: own?.version ?? 0, name, definition, isShared },
      {
        onSuccess: (saved) => {
          showToast(texts.saved(saved.name), { type: 'success' });
          onSaved(saved);
        },
      },
    );
  };
  return (
    <form className="report-save" onSubmit={submit}>
      <DeskField
        label={texts.name}
        required
        maxLength={MAX_REPORT_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <DeskCheckbox checked={isShared} hint={texts.sharedHint} onCheck={setShared}>
        {texts.isShared}
      </DeskCheckbox>
      {save.problem && <DeskError role="alert">{save.problem.message}</DeskError>}
      <div className="report-acts">
        <DeskButton type="submit" isAlwaysShown disabled={!name.trim()} isBusy={save.isSending}>
          {report && !own ? texts.saveCopy : texts.save}
        </DeskButton>
        {own && <RemoveReport report={own} onRemoved={onRemoved} />}
      </div>
    </form>
  );
}
