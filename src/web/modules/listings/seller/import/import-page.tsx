import { useSwitchedOff } from '#web/platform/session.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskNote } from '#web/ui/desk/desk-note.tsx';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { FileButton } from '#web/ui/fields/file-button.tsx';
import { ProgressLine } from '#web/ui/progress/progress-line.tsx';
import * as texts from './texts.ts';
import { type Remark, useImport } from './use-import.ts';

/** A remark names the column that it is about, and then says why. */
function partsOf(sentence: string): { column: string; why: string } {
  const [, column = '', why = sentence] = /^([^:“”]{1,60}): (.+)$/s.exec(sentence) ?? [];
  return { column: column === 'row' ? '' : column, why };
}

const columns: DeskColumn<Remark>[] = [
  { head: texts.line, isNumber: true, cell: ({ line }) => line },
  { head: texts.outcome, cell: ({ isRefused }) => (isRefused ? texts.refused : texts.loaded) },
  { head: texts.column, cell: ({ sentence }) => partsOf(sentence).column },
  { head: texts.why, style: { whiteSpace: 'normal' }, cell: ({ sentence }) => partsOf(sentence).why },
];

type Import = ReturnType<typeof useImport>;

/** How far it came, and what can be done now. */
function Course({ state }: { state: Import }) {
  const { progress, result, isRunning, isStopped, problem, isOldText } = state;
  return (
    <div className="d-sec" aria-live="polite">
      {isRunning && (
        <>
          <ProgressLine
            label={progress ? texts.sofar(progress.rowsRead, progress.rowsInAll) : texts.reading}
            value={progress?.rowsRead ?? 0}
            max={progress?.rowsInAll ?? 0}
          />
          <p>
            <DeskButton onClick={state.cancel}>{texts.cancel}</DeskButton>
          </p>
        </>
      )}
      {isOldText && <p>{texts.oldText}</p>}
      {problem && <DeskError role="alert">{problem}</DeskError>}
      {isStopped && (
        <>
          <p>{texts.stopped}</p>
          <p>
            <DeskButton kind="primary" onClick={state.goOn}>
              {texts.goOn}
            </DeskButton>
          </p>
        </>
      )}
      {result && (
        <>
          <p role="status">
            {texts.done(result.loaded, result.refused)} {result.resumedAt > 0 && texts.resumed(result.resumedAt)}
          </p>
          <p>
            <DeskButtonLink kind="primary" href={`${sellerHref('listings')}?state=draft`}>
              {texts.seeDrafts}
            </DeskButtonLink>
          </p>
        </>
      )}
    </div>
  );
}

/** [CAT-01, FN-02] A maker's table becomes listings, and the maker sees how far it came. */
export function ImportPage() {
  const state = useImport();
  const isOff = useSwitchedOff('import-listings');
  const { remarks, isRunning, result } = state;
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} crumb={{ label: texts.listings, href: sellerHref('listings') }} sub={texts.sub}>
        <DeskButtonLink isAlwaysShown href={sellerHref('archive')}>
          {texts.importArchive}
        </DeskButtonLink>
      </DeskHead>
      {isOff && !isRunning && <p role="status">{texts.switchedOff}</p>}
      {!isOff && !isRunning && (
        <FileButton
          accept=".csv,.tsv,.ndjson,.jsonl,text/csv"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file may be chosen again.
            if (file) state.choose(file);
            target.value = '';
          }}
        >
          {result ? texts.another : texts.choose}
        </FileButton>
      )}
      <Course state={state} />
      {remarks.length > 0 && (
        <section className="d-sec">
          <DeskSection title={texts.remarks} />
          <DeskTable
            caption={texts.remarks}
            columns={columns}
            rows={remarks}
            keyOf={({ line, sentence }) => `${line} ${sentence}`}
          />
        </section>
      )}
      <section className="d-sec">
        <DeskSection title={texts.columnsTitle} />
        <DeskNote>{texts.columnsText}</DeskNote>
        <p className="d-hint">{texts.pictures}</p>
      </section>
    </main>
  );
}
