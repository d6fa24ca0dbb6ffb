import { useState } from 'react';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { ChangePostage, type ChosenPostage } from './change-postage.tsx';
import * as texts from './postage-texts.ts';
import { areaName, builtInText, dayText, nameOf, type Postage, type PostageRow, priceText } from './postage-text.ts';
import '../settings/settings.css';

/** What is planned, with the way back. */
function Planned({ row, mayEdit }: { row: PostageRow; mayEdit: boolean }) {
  const { area, way, planned } = row;
  const change = useSend('office.setPostageRate', 'office.listPostageRates', 'admin.listActs');
  const cancelChange = (since: string): void =>
    change.send(
      { area, way, since, change: { kind: 'withdraw' }, reason: texts.takeBackReason },
      { onSuccess: () => showToast(texts.isTakenBack, { type: 'success' }) },
    );
  return (
    <>
      {planned.map(({ since, price }) => {
        const what = texts.from(priceText(area, price), dayText(since));
        return (
          <small key={since}>
            {what}{' '}
            {mayEdit && (
              <DeskButton
                kind="quiet"
                isSmall
                aria-label={texts.takeBackOf(`${nameOf(row)}, ${what}`)}
                disabled={change.isSending}
                onClick={() => cancelChange(since)}
              >
                {texts.takeBack}
              </DeskButton>
            )}
          </small>
        );
      })}
      {change.problem && <DeskError role="alert">{change.problem.message}</DeskError>}
    </>
  );
}

const columnsFor = (onChange: ((row: PostageRow) => void) | null): DeskColumn<PostageRow>[] => [
  {
    head: texts.heads.area,
    cell: (row) => (
      <span className="d-two">
        <b>{areaName(row.area)}</b>
        <Planned row={row} mayEdit={onChange !== null} />
      </span>
    ),
  },
  { head: texts.heads.way, cell: ({ way }) => texts.ways[way] },
  {
    head: texts.heads.first,
    isNumber: true,
    cell: ({ area, price }) => (price ? formatMoney(price.firstCents) : builtInText(area)),
  },
  { head: texts.heads.more, isNumber: true, cell: ({ price }) => (price ? formatMoney(price.moreCents) : '–') },
  {
    head: texts.heads.days,
    isNumber: true,
    cell: ({ price }) => (price ? texts.days(price.firstDay, price.lastDay) : '–'),
  },
  ...(onChange
    ? [
        {
          head: texts.heads.change,
          isHeadHidden: true,
          cell: (row: PostageRow) => (
            <DeskButton isSmall isAlwaysShown aria-label={texts.changeOf(nameOf(row))} onClick={() => onChange(row)}>
              {texts.change}
            </DeskButton>
          ),
        },
      ]
    : []),
];

function History({ changes, onAgain }: Pick<Postage, 'changes'> & { onAgain: ((of: ChosenPostage) => void) | null }) {
  if (changes.length === 0) return <p className="d-hint">{texts.never}</p>;
  return (
    <ul className="setting-history">
      {changes.map(({ version, area, way, since, change, by, at, reason }) => {
        const price = change.kind === 'set' ? change.price : null;
        const what = change.kind === 'withdraw' ? texts.tookBack : priceText(area, price);
        return (
          <li key={version}>
            <b>{nameOf({ area, way })}</b>
            {price && onAgain && (
              <DeskButton
                isSmall
                aria-label={texts.againOf(`${nameOf({ area, way })}, ${what}`)}
                onClick={() => onAgain({ area, way, price })}
              >
                {texts.again}
              </DeskButton>
            )}
            <span>{texts.from(what, dayText(since))}</span>
            <span>
              {texts.setBy(by, timeText(at))}
              <q>{reason}</q>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** [OFFICE-01] Postage of shops that set none of their own: what holds, what is planned, and who set it. */
export function PostagePanel() {
  const mayEdit = hasPermission(useAdmin(), 'settings.edit');
  const call = useCall('office.listPostageRates');
  const [chosen, setChosen] = useState<ChosenPostage | null>(null);
  const { data } = call;
  return (
    <section id="postage" aria-label={texts.title}>
      <DeskSection title={texts.title} note={texts.note} />
      {!mayEdit && <p className="d-hint">{texts.readOnly}</p>}
      <DeskTable
        caption={texts.title}
        columns={columnsFor(mayEdit ? setChosen : null)}
        rows={data?.items}
        keyOf={({ area, way }) => `${area} ${way}`}
        unread={{ call, what: texts.theRates, safe: texts.nothingChanged }}
      />
      {data && mayEdit && (
        <p className="d-after">
          <DeskButton onClick={() => setChosen({ area: '', way: 'standard', price: null })}>
            {texts.forCountry}
          </DeskButton>
        </p>
      )}
      {data && (
        <>
          <h3 className="setting-history-head">{texts.history}</h3>
          <History changes={data.changes} onAgain={mayEdit ? setChosen : null} />
        </>
      )}
      {chosen && data && <ChangePostage chosen={chosen} rates={data} onClose={() => setChosen(null)} />}
    </section>
  );
}
