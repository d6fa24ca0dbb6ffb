import { type ReactNode, useState } from 'react';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#web/ui/desk/desk-parts.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { adminHref } from '../admin-sections.ts';
import { ExportButton, type ListExport } from '../lists/export-button.tsx';
import * as lists from '../lists/texts.ts';
import { focusItem, SkippedNotice, PickBar, QueueHead } from './queue-parts.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { Decisions, Sanction, Verdict, Waiting } from './use-decisions.ts';
import { type Queue, useQueue } from './use-queue.ts';
import * as texts from './texts.ts';
import { useQueueKeys } from './use-queue-keys.ts';

const KeysHelp = lazyDialog(async () => (await import('./keys-help.tsx')).KeysHelp, texts.help.list);

/** What a list shows and may do: all acts of an item and of the keys come from here. */
export interface QueueActions<Item extends Waiting> extends Record<'approve' | 'reject', (which: Item[]) => void> {
  /** One of the stronger ones, with its reason. */
  take: (measure: Sanction, which: Item[]) => void;
  queue: Queue<Item>;
}

interface Props<Item extends Waiting> {
  items: readonly Item[];
  decisions: Decisions<Item>;
  /** `reviews` */
  itemsName: string;
  /** How the two decisions are called. */
  labels: Record<'approve' | 'reject', string>;
  /** The stronger ones, where there are some that one may take. */
  measures?: Partial<Record<Sanction, string>>;
  /** What a rejection of one is called, who reads its reason, and the usual ones; without a reason it is done at once. */
  rejection: { titleOf: (item: Item) => string; note: string; usual: readonly string[]; isPlain?: boolean };
  mayDecide: boolean;
  /** False for whoever may only reject. */
  mayApprove?: boolean;
  hasMore: boolean;
  /** What is said where nothing waits. */
  empty: { title: string; text: string };
  /** All that waits there, as a file. */
  exported?: ListExport;
  children: (actions: QueueActions<Item>) => ReactNode;
}

/** [UX-77, UX-98] What stands around the list of every queue: its keys, what is picked, the reason of a rejection, what could not be done. */
export function QueueView<Item extends Waiting>(props: Props<Item>) {
  const { items, decisions, itemsName, labels, rejection, mayDecide, mayApprove = true, measures = {} } = props;
  const [asking, setAsking] = useState<{ verdict: Exclude<Verdict, 'approve'>; which: Item[] } | null>(null);
  const [isHelping, setHelping] = useState(false);
  const queue = useQueue<Item>({ ...decisions, items, focus: focusItem });
  const approve = (which: Item[]): void => (mayDecide && mayApprove ? queue.decide(which, 'approve') : undefined);
  const reject = (which: Item[]): void => {
    if (!mayDecide) return;
    if (rejection.isPlain) queue.decide(which, 'reject');
    else setAsking({ verdict: 'reject', which });
  };
  const take = (verdict: Sanction, which: Item[]): void => {
    if (mayDecide && measures[verdict] && which.length > 0) setAsking({ verdict, which });
  };
  useQueueKeys({
    next: () => queue.step(1),
    previous: () => queue.step(-1),
    approve: () => approve(queue.targets),
    reject: () => reject(queue.targets),
    skip: queue.skip,
    pick: (isRange) => mayDecide && queue.current !== null && queue.pick(queue.current, isRange),
    undo: queue.undo,
    unpick: () => queue.pickAll([]),
    help: () => setHelping(true),
    warn: measures.warn ? () => take('warn', queue.targets) : undefined,
    suspend: measures.suspend ? () => take('suspend', queue.targets) : undefined,
  });
  const { verdict = 'reject', which: [first, ...others] = [] } = asking ?? {};
  const action = verdict === 'reject' ? labels.reject : (measures[verdict] ?? '');
  const titleOfOne = (item: NonNullable<typeof first>): string =>
    verdict === 'reject' ? rejection.titleOf(item) : texts.doTo(action, item.name);
  const rejectLabel = others.length === 0 ? texts.doIt(action) : texts.doCount(action, others.length + 1);
  return (
    <>
      <SkippedNotice left={queue.left} onAway={queue.putAway} />
      {queue.shown.length === 0 && !props.hasMore ? (
        <Nothing {...props.empty} />
      ) : (
        <>
          <QueueHead queue={queue} what={itemsName} mayDecide={mayDecide} onHelp={() => setHelping(true)} />
          {props.children({ queue, approve, reject, take })}
          {props.exported && (
            <p className="d-after">
              <ExportButton {...props.exported} label={lists.exportCsv} saved={lists.savedFile} />
            </p>
          )}
          <PickBar
            queue={queue}
            labels={labels}
            onApprove={mayApprove ? () => approve(queue.targets) : undefined}
            onReject={() => reject(queue.targets)}
          />
        </>
      )}
      {first && (
        <ReasonDialog
          title={others.length === 0 ? titleOfOne(first) : texts.doToMany(action, others.length + 1, itemsName)}
          note={rejection.note}
          action={verdict === 'reject' ? rejectLabel : action}
          reasons={rejection.usual}
          onClose={() => setAsking(null)}
          onDone={(reason) => {
            setAsking(null);
            queue.decide([first, ...others], verdict, reason);
          }}
        />
      )}
      {isHelping && <KeysHelp more={moreKeys(measures)} onClose={() => setHelping(false)} />}
    </>
  );
}

const moreKeys = ({ warn, suspend }: Partial<Record<Sanction, string>>): [string[], string][] => [
  ...(warn ? [[['M'], warn] as [string[], string]] : []),
  ...(suspend ? [[['B'], suspend] as [string[], string]] : []),
];

const Nothing = ({ title, text }: { title: string; text: string }) => (
  <DeskEmpty
    title={title}
    actions={
      <DeskButtonLink isAlwaysShown href={adminHref('')}>
        {texts.toDashboard}
      </DeskButtonLink>
    }
  >
    {text}
  </DeskEmpty>
);
