import { Fragment, useState, type RefObject, useEffect, useRef } from 'react';
import type { Alert } from '#domain/alerts/model.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty } from '#web/ui/desk/desk-parts.tsx';
import { setKeysOn, useKeysOn } from '#web/ui/focus/single-keys.ts';
import type { usePages } from '#web/platform/lists/use-pages.ts';
import { type AlertFilters, hrefOf, isFiltered } from './alert-filters.ts';
import { AlertChunk } from './alert-chunk.tsx';
import { AlertRow } from './alert-row.tsx';
import { useAlertKeys } from './use-alert-keys.ts';
import type { AlertChanges } from './use-alert-changes.ts';
import * as texts from './texts.ts';

/** Calls when the end of a list comes near, so that scrolling goes on. */
function useNearEnd(onNear: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onNear(), {
      rootMargin: '600px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return end;
}

interface Props {
  alerts: readonly Alert[];
  selected: ReadonlySet<string>;
  changes: AlertChanges;
  filters: AlertFilters;
  pages: ReturnType<typeof usePages<'alerts.listAlerts'>>;
}

const CHUNK_SIZE = 25;
const chunksOf = (alerts: readonly Alert[]): number[] =>
  Array.from({ length: Math.ceil(alerts.length / CHUNK_SIZE) }, (_, chunk) => chunk * CHUNK_SIZE);

/** Rows of a part of the list, under the names of their categories where it is grouped. */
function AlertRows({ alerts, from, filters, selected, changes, opener }: Props & { from: number; opener: Opener }) {
  return alerts.slice(from, from + CHUNK_SIZE).map((alert, index) => (
    <Fragment key={alert.id}>
      {filters.isGrouped && alerts[from + index - 1]?.category !== alert.category && (
        <h2 className="d-alert-group">{texts.categories[alert.category]}</h2>
      )}
      <AlertRow
        alert={alert}
        changes={changes}
        isSelected={selected.has(alert.id)}
        opener={opener.id === alert.id ? opener.count : 0}
        opens={opener.what}
      />
    </Fragment>
  ));
}

interface Opener {
  id: string;
  what: 'snooze' | 'tags';
  count: number;
}

function NoAlerts({ filters }: { filters: AlertFilters }) {
  return (
    <DeskEmpty
      title={isFiltered(filters) ? texts.noMatch : texts.none[filters.tab]}
      actions={
        (isFiltered(filters) || filters.tab !== 'active') && (
          <DeskButtonLink isAlwaysShown href={hrefOf({ tab: 'active' })}>
            {texts.seeAll}
          </DeskButtonLink>
        )
      }
    >
      {filters.tab === 'archived' ? texts.archiveKeeps : texts.ringsHere}
    </DeskEmpty>
  );
}

function KeysNote() {
  const isOn = useKeysOn();
  return (
    <p className="d-small d-t2 d-alert-keys">
      {isOn && texts.keys}{' '}
      <DeskButton kind="quiet" isSmall onClick={() => setKeysOn(!isOn)}>
        {isOn ? texts.keysOff : texts.keysOn}
      </DeskButton>
    </p>
  );
}

/** [ALERT-22] The alerts of a view; scrolling brings the next ones, and rows far out of sight are not drawn. */
export function AlertList(props: Props) {
  const { alerts, selected, changes, filters, pages } = props;
  const [opener, setOpener] = useState<Opener>({ id: '', what: 'snooze', count: 0 });
  const open = (id: string, what: Opener['what']): void => setOpener(({ count }) => ({ id, what, count: count + 1 }));
  useAlertKeys({ alerts, changes, selected, open });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const end = useNearEnd(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  });
  if (alerts.length === 0 && !hasNextPage) return <NoAlerts filters={filters} />;
  return (
    <>
      <div className="d-frame d-alert-frame">
        {chunksOf(alerts).map((from) => (
          <AlertChunk key={from}>{() => <AlertRows {...props} from={from} opener={opener} />}</AlertChunk>
        ))}
      </div>
      <div ref={end} />
      <DeskMore pages={pages} />
      <KeysNote />
    </>
  );
}
