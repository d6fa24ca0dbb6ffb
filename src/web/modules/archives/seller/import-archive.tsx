import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { FileButton } from '#web/ui/fields/file-button.tsx';
import { ProgressLine } from '#web/ui/progress/progress-line.tsx';
import { useSwitchedOff } from '#web/platform/session.ts';
import { ImportPreview } from './import-preview.tsx';
import * as texts from './texts.ts';
import { type Checked, useArchiveImport } from './use-archive-import.ts';

type Remark = Checked['remarks'][number];
type State = ReturnType<typeof useArchiveImport>;

const columns: DeskColumn<Remark>[] = [
  { head: texts.remarks.line, isNumber: true, cell: ({ line }) => line || '' },
  { head: texts.remarks.listing, cell: ({ title }) => title },
  {
    head: texts.remarks.outcome,
    cell: ({ isRefused }) => (isRefused ? texts.remarks.refused : texts.remarks.noted),
  },
  { head: texts.remarks.why, className: 'd-breaks', cell: ({ sentence }) => sentence },
];

const Running = ({ label, value, max, onCancel }: Parameters<typeof ProgressLine>[0] & { onCancel: () => void }) => (
  <>
    <ProgressLine label={label} value={value} max={max} />
    <p>
      <DeskButton onClick={onCancel}>{texts.importing.cancel}</DeskButton>
    </p>
  </>
);

/** What is being done now. */
function Course({ upload, checking, importing }: State) {
  if (upload.part !== null)
    return (
      <Running
        label={texts.importing.uploading(Math.floor(upload.part * 100))}
        value={upload.part}
        max={1}
        onCancel={upload.cancel}
      />
    );
  const [work, progressText] = checking.isRunning
    ? ([checking, texts.importing.checking] as const)
    : ([importing, texts.importing.running] as const);
  if (!work.isRunning) return null;
  const { done = 0, total = 0 } = work.progress ?? {};
  return <Running label={progressText(done, total)} value={done} max={total} onCancel={work.cancel} />;
}

/** What went wrong, and how it goes on. */
function Trouble({ upload, problem, goOn, checkAgain, isBusy }: State) {
  const message = upload.problem || problem;
  const again = upload.problem ? upload.retry : checkAgain;
  if (isBusy) return null;
  return (
    <>
      {message && <DeskError role="alert">{message}</DeskError>}
      {goOn && <p>{texts.importing.stopped}</p>}
      {(goOn ?? (message && again)) && (
        <p>
          <DeskButton kind="primary" onClick={goOn ?? again ?? undefined}>
            {goOn ? texts.importing.goOn : texts.importing.tryAgain}
          </DeskButton>
        </p>
      )}
    </>
  );
}

/** [DASH-05] An archive is uploaded, checked, shown and imported. */
export function ImportArchive() {
  const state = useArchiveImport();
  // [OFFICE-01] As for a table: one flag is for both ways of importing.
  const isOff = useSwitchedOff('import-listings');
  const { checked, result, isBusy, goOn } = state;
  const remarks = (result ?? checked)?.remarks ?? [];
  return (
    <>
      <section className="archive-part">
        <DeskSection title={texts.importing.title} />
        <p>{texts.importing.what}</p>
        <p className="d-t2">{texts.importing.records}</p>
        {isOff && !isBusy && <p role="status">{texts.importing.switchedOff}</p>}
        {!isOff && !isBusy && (
          <FileButton
            accept=".zip,application/zip"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) state.choose(file);
              // The same file may be chosen again.
              target.value = '';
            }}
          >
            {checked ? texts.importing.another : texts.importing.choose}
          </FileButton>
        )}
        <Course {...state} />
        <Trouble {...state} />
      </section>
      {checked && !result && !isBusy && !goOn && <ImportPreview checked={checked} onStart={state.start} />}
      {result && (
        <section className="archive-part">
          <p role="status">{texts.done(result.imported, result.known, result.refused)}</p>
          <p>
            <DeskButtonLink kind="primary" isAlwaysShown href={sellerHref('listings')}>
              {texts.seeListings}
            </DeskButtonLink>
          </p>
        </section>
      )}
      {remarks.length > 0 && (
        <section className="archive-part">
          <DeskSection title={texts.remarks.title} />
          <DeskTable
            caption={texts.remarks.title}
            columns={columns}
            rows={remarks}
            keyOf={({ line, sentence }) => `${line} ${sentence}`}
          />
        </section>
      )}
    </>
  );
}
