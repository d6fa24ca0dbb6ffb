import { type ListName, viewQuery } from '#domain/views/view-query.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { go } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import type { TableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './view-texts.ts';

export type SavedView = CallOutput<'views.listViews'>['views'][number];

const STALE_MS = 60_000;
const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The saved views of a list, which of them its address shows, and what can be done with them. */
export function useSavedViews(list: ListName, address: TableAddress) {
  const call = useCall('views.listViews', { list }, { staleTime: STALE_MS });
  const views = call.data?.views ?? [];
  const query = viewQuery(address.params.toString());
  const current = query ? views.find((view) => view.query === query) : undefined;
  const saving = useSend('views.saveView', 'views.listViews');
  const moving = useSend('views.moveView', 'views.listViews');
  const removing = useSend('views.removeView', 'views.listViews');
  const fail = (problem: Error): void => void showToast(problem.message, { type: 'error' });
  const save = (name: string, onSaved: () => void): void => {
    const replaced = views.find((view) => isSameName(view.name, name));
    saving.send(
      { list, name, query, ...(replaced && { viewId: replaced.viewId }) },
      {
        onSuccess: () => {
          showToast(texts.isSaved(name), { type: 'success' });
          onSaved();
        },
      },
    );
  };
  const restore = ({ name, query: was }: SavedView, position: number): void =>
    saving.send({ list, name, query: was, position }, { onError: fail });
  return {
    call,
    views,
    current,
    query,
    hrefOf: (view: SavedView) => address.hrefOf(view.query),
    isSaving: saving.isSending,
    problem: saving.problem,
    forget: saving.forget,
    save,
    isTaken: (name: string) => views.find((view) => isSameName(view.name, name)),
    rename: ({ viewId, query: same }: SavedView, name: string, onDone: () => void) =>
      saving.send({ list, viewId, name, query: same }, { onSuccess: onDone }),
    move: ({ viewId }: SavedView, position: number) => moving.send({ list, viewId, position }, { onError: fail }),
    remove: (view: SavedView) => {
      const position = views.indexOf(view);
      removing.send(
        { list, viewId: view.viewId },
        {
          onSuccess: () => {
            go(address.hrefOf(''), { replace: true, stay: true });
            showToast(texts.isDeleted(view.name), {
              action: { label: texts.undo, onClick: () => restore(view, position) },
            });
          },
          onError: fail,
        },
      );
    },
  };
}
