import { type ReactNode, useState } from 'react';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#web/ui/desk/desk-parts.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { adminHref } from '../admin-sections.ts';
import { focusItem, LeftNotice, PickBar, QueueHead } from './queue-parts.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { Decisions, Verdict, Waiting } from './use-decisions.ts';
import { type Queue, useQueue } from './use-queue.ts';
import { useQueueKeys } from './use-queue-keys.ts';

const KeysHelp = lazyDialog(async () => (await import('./keys-help.tsx')).KeysHelp, 'The list of keys');

/** What a list shows and may do: all acts of an item and of the keys come from here. */
export interface QueueActs<Item extends Waiting> extends Record<Verdict, (which: Item[]) => void> {
  queue: Queue<Item>;
}

interface Props<Item extends Waiting> {
  items: readonly Item[];
  decisions: Decisions<Item>;
  /** `reviews` */
  many: string;
  /** How the two decisions are called. */
  acts: Record<Verdict, string>;
  /** What a rejection of one is called, who reads its reason, and the usual ones. */
  rejection: { of: (item: Item) => string; note: string; usual: readonly string[] };
  mayDecide: boolean;
  hasMore: boolean;
  /** What is said where nothing waits. */
  empty: { title: string; words: string };
  children: (acts: QueueActs<Item>) => ReactNode;
}

/** [UX-77, UX-98] What stands around the list of every queue: its keys, what is picked, the reason of a rejection, what could not be done. */
export function QueueView<Item extends Waiting>(props: Props<Item>) {
  const { items, decisions, many, acts, rejection, mayDecide } = props;
  const [rejecting, setRejecting] = useState<Item[]>([]);
  const [isHelping, setHelping] = useState(false);
  const queue = useQueue<Item>({ ...decisions, items, focus: focusItem });
  const approve = (which: Item[]): void => (mayDecide ? queue.decide(which, 'approve') : undefined);
  const reject = (which: Item[]): void => (mayDecide ? setRejecting(which) : undefined);
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
  });
  const [first, ...others] = rejecting;
  return (
    <>
      <LeftNotice left={queue.left} onAway={queue.putAway} />
      {queue.shown.length === 0 && !props.hasMore ? (
        <Nothing {...props.empty} />
      ) : (
        <>
          <QueueHead queue={queue} what={many} mayDecide={mayDecide} onHelp={() => setHelping(true)} />
          {props.children({ queue, approve, reject })}
          <PickBar
            queue={queue}
            words={acts}
            onApprove={() => approve(queue.targets)}
            onReject={() => reject(queue.targets)}
          />
        </>
      )}
      {first && (
        <ReasonDialog
          title={others.length === 0 ? rejection.of(first) : `${acts.reject} ${rejecting.length} ${many}`}
          note={rejection.note}
          act={`${acts.reject} ${others.length === 0 ? 'it' : rejecting.length}`}
          reasons={rejection.usual}
          onClose={() => setRejecting([])}
          onDone={(reason) => {
            setRejecting([]);
            queue.decide(rejecting, 'reject', reason);
          }}
        />
      )}
      {isHelping && <KeysHelp onClose={() => setHelping(false)} />}
    </>
  );
}

const Nothing = ({ title, words }: { title: string; words: string }) => (
  <DeskEmpty
    title={title}
    acts={
      <DeskButtonLink isKept href={adminHref('')}>
        Go to the dashboard
      </DeskButtonLink>
    }
  >
    {words}
  </DeskEmpty>
);
