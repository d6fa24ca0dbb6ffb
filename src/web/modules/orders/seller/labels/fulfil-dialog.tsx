import { type FormEvent, useState } from 'react';
import { isCollected } from '#domain/orders/collected.ts';
import { type LabelPaper, labelPaperSchema } from '#domain/orders/labels/model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskDialog } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskError, DeskInput, DeskSelect, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskTable } from '#web/ui/desk/desk-table.tsx';
import { stateText } from '../../texts/state-texts.ts';
import { boxOptions } from './buy-label-dialog.tsx';
import { cancel, close, fulfil as texts, size, sizeOf, weightInGrams, weightOf } from './label-texts.ts';
import { printHref } from './print-href.ts';
import { type FulfilRow, newRow, useFulfil } from './use-fulfil.ts';

const papers = labelPaperSchema.options.map((paper): [LabelPaper, string] => [paper, texts.papers[paper]]);

function Result({ row }: { row: FulfilRow }) {
  if (row.error) return <DeskError>{row.error}</DeskError>;
  if (row.isSent && isCollected(row.order)) return stateText('shipped', row.order);
  if (row.isSent) return row.costCents === null ? texts.sent : texts.sentWith(formatMoney(row.costCents));
  return row.isPacked && row.costCents !== null ? texts.packed(formatMoney(row.costCents)) : null;
}

interface Props {
  orders: readonly FulfilRow['order'][];
  onClose: () => void;
}

/** The mail of the first of them, as its buyer gets it. */
function Preview({ orderId }: { orderId: string }) {
  const { data } = useCall('orders.previewSent', { orderId });
  return (
    <section className="d-fulfil-mail" aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      {data && (
        <>
          <p>
            <b>{data.subject}</b>
          </p>
          <p className="d-fulfil-text">{data.text}</p>
        </>
      )}
    </section>
  );
}

/** [UX-91] Several orders at once: labels, one PDF to print, sent. What the buyers are written stands below before it goes. */
export function FulfilDialog({ orders, onClose }: Props) {
  const { rows, change, isWorking, run } = useFulfil(orders.map(newRow));
  const [paper, setPaper] = useState<LabelPaper>('a6');
  const [withLabels, setWithLabels] = useState(true);
  const [asSent, setAsSent] = useState(true);
  const [printed, setPrinted] = useState<readonly string[]>([]);
  const [isDone, setDone] = useState(false);
  const good = rows.filter(({ isSent, isPacked }) => isSent || (!asSent && (isPacked || !withLabels))).length;
  const cost = rows.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run({ withLabels, asSent, print: setPrinted }).then(() => {
      setDone(true);
      requestAnimationFrame(() => document.querySelector('.d-fulfil td .d-err')?.scrollIntoView({ block: 'center' }));
    });
  };
  const [first] = orders;
  const title = texts.title(orders.length);
  return (
    <DeskDialog label={title} className="d-fulfil" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <h2>{title}</h2>
        <DeskTable
          caption={title}
          rows={rows}
          keyOf={({ order }) => order.orderId}
          columns={[
            {
              head: texts.order,
              cell: ({ order }) => (
                <div>
                  <b>{order.number}</b>
                  <div className="d-t2">{order.buyerName}</div>
                </div>
              ),
            },
            {
              head: weightInGrams,
              width: 100,
              cell: (row) => (
                <DeskInput
                  aria-label={weightOf(row.order.number)}
                  inputMode="numeric"
                  maxLength={6}
                  value={row.weight}
                  disabled={!withLabels || row.isPacked || isCollected(row.order)}
                  onChange={(event) => change(row.order.orderId, { weight: event.target.value, error: '' })}
                />
              ),
            },
            {
              head: size,
              width: 220,
              cell: (row) => (
                <DeskSelect
                  aria-label={sizeOf(row.order.number)}
                  options={boxOptions}
                  value={row.box}
                  disabled={!withLabels || row.isPacked || isCollected(row.order)}
                  onChoose={(box) => change(row.order.orderId, { box, error: '' })}
                />
              ),
            },
            { head: texts.result, cell: (row) => <Result row={row} /> },
          ]}
        />
        <DeskCheckbox checked={withLabels} onCheck={setWithLabels}>
          {texts.withLabels}
        </DeskCheckbox>
        <DeskSelectField label={texts.paper} options={papers} value={paper} onChoose={setPaper} />
        <DeskCheckbox checked={asSent} onCheck={setAsSent} hint={texts.asSentHint}>
          {texts.asSent}
        </DeskCheckbox>
        {asSent && !(isDone && good === rows.length) && first && <Preview orderId={first.orderId} />}
        <div className="d-fulfil-foot">
          <p role="status">
            {isWorking && texts.working}
            {isDone && !isWorking && texts.done(good, rows.length)}{' '}
            {isDone && cost > 0 && texts.cost(formatMoney(cost))} {isDone && good < rows.length && texts.failed}
          </p>
          {printed.length > 0 && (
            <a className="d-link" href={printHref(printed, paper)} download>
              {texts.open}
            </a>
          )}
          <span className="d-spacer" />
          <DeskButton onClick={onClose}>{isDone ? close : cancel}</DeskButton>
          <DeskButton kind="primary" type="submit" disabled={isWorking || (isDone && good === rows.length)}>
            {withLabels ? texts.start : texts.startSlips}
          </DeskButton>
        </div>
      </form>
    </DeskDialog>
  );
}
