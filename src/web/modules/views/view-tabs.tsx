import { useState } from 'react';
import { type ListName, viewQuery } from '#domain/views/view-query.ts';
import { useSwitchedOff } from '#web/platform/session.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskMenu, type MenuItem } from '#web/ui/desk/desk-menu.tsx';
import { type DeskTab, DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import type { TableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { NameDialog } from './name-dialog.tsx';
import { type SavedView, useSavedViews } from './use-saved-views.ts';
import * as texts from './view-texts.ts';
import './view-tabs.css';

interface Props {
  /** The list by its name, which its saved views are kept under: `seller.orders`. */
  list: ListName;
  address: TableAddress;
  /** The views that the list has for everybody. */
  tabs: readonly DeskTab[];
  label?: string;
}

/** The parameters that the tabs differ in: whatever else the address has was chosen beside them. */
function tabParams(tabs: readonly DeskTab[], { ownOf }: TableAddress): Set<string> {
  const all = tabs.map(({ href }) => ownOf(href));
  const names = new Set(all.flatMap((params) => [...params.keys()]));
  return new Set([...names].filter((name) => new Set(all.map((params) => params.get(name))).size > 1));
}

/** A tab without what was chosen beside it: the way out of a saved view. */
function plainHref({ href }: DeskTab, names: ReadonlySet<string>, { ownOf, hrefOf }: TableAddress): string {
  return hrefOf(viewQuery(new URLSearchParams([...ownOf(href)].filter(([name]) => names.has(name))).toString()));
}

/** [UX-86] The views of a table as tabs: those of the list, then those that the person saved, and what can be done with them. */
export function ViewTabs({ list, address, tabs, label }: Props) {
  const saved = useSavedViews(list, address);
  const [naming, setNaming] = useState<'new' | SavedView | null>(null);
  const { views, current, call } = saved;
  const own = tabParams(tabs, address);
  const isSaveOff = useSwitchedOff('saved-views');
  const canSave = call.data && !current && !isSaveOff && [...address.params.keys()].some((name) => !own.has(name));
  const name = (of: 'new' | SavedView): void => {
    saved.forget();
    setNaming(of);
  };
  const position = current ? views.indexOf(current) : -1;
  const menuOf = (view: SavedView): MenuItem[] => [
    ...(isSaveOff ? [] : [{ key: 'rename', icon: 'edit' as const, label: texts.rename, onChoose: () => name(view) }]),
    ...(position > 0
      ? [{ key: 'left', icon: 'left' as const, label: texts.moveLeft, onChoose: () => saved.move(view, position - 1) }]
      : []),
    ...(position < views.length - 1
      ? [
          {
            key: 'right',
            icon: 'right' as const,
            label: texts.moveRight,
            onChoose: () => saved.move(view, position + 1),
          },
        ]
      : []),
    { key: 'remove', icon: 'trash', label: texts.remove, onChoose: () => saved.remove(view) },
  ];
  return (
    <div className={call.isError ? 'd-views d-views--failed' : 'd-views'}>
      <DeskTabs
        staysThere
        label={label}
        tabs={[
          ...tabs.map((tab) =>
            current ? { ...tab, href: plainHref(tab, own, address), key: tab.href, isCurrent: false } : tab,
          ),
          ...views.map((view) => ({
            ...{ key: view.viewId, label: view.name, href: saved.hrefOf(view) },
            isCurrent: view === current,
          })),
        ]}
      />
      <span className="d-views-acts">
        {call.isError && (
          <DeskButton kind="quiet" isSmall isAlwaysShown title={texts.notLoaded} onClick={() => void call.refetch()}>
            {texts.notLoaded}. {texts.again}
          </DeskButton>
        )}
        {canSave && (
          <DeskButton kind="quiet" isSmall isAlwaysShown icon="plus" onClick={() => name('new')}>
            {texts.saveView}
          </DeskButton>
        )}
        {current && <DeskMenu label={texts.viewActions(current.name)} icon="dots" items={menuOf(current)} />}
      </span>
      {naming === 'new' && (
        <NameDialog
          title={texts.saveView}
          effectOf={(typed) => {
            const taken = saved.isTaken(typed);
            return taken
              ? { hint: texts.replaces(taken.name), label: texts.replace }
              : { hint: texts.nameHint, label: texts.save };
          }}
          isSending={saved.isSaving}
          error={saved.problem?.message}
          onSubmit={(typed) => saved.save(typed, () => setNaming(null))}
          onClose={() => setNaming(null)}
        />
      )}
      {naming && naming !== 'new' && (
        <NameDialog
          title={texts.renameTitle}
          initial={naming.name}
          effectOf={() => ({ label: texts.rename })}
          isSending={saved.isSaving}
          error={saved.problem?.message}
          onSubmit={(typed) => saved.rename(naming, typed, () => setNaming(null))}
          onClose={() => setNaming(null)}
        />
      )}
    </div>
  );
}
