import { type DragEvent, type ReactNode, useState } from 'react';
import type { Folder, FolderCount, Label } from '#domain/messages/model.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskIcon, type DeskIconName } from '#web/ui/desk/desk-icon.tsx';
import { DeskMenu } from '#web/ui/desk/desk-menu.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import * as texts from '../texts/inbox-texts.ts';
import { DRAGGED } from './conversation-row.tsx';
import { useInboxParts } from './inbox-context.ts';
import { labelColour } from './label-mark.tsx';
import type { Destination } from './use-inbox.ts';
import { inboxHref } from './use-view.ts';
import './folders.css';

const LabelDialog = lazyDialog(async () => (await import('./label-dialog.tsx')).LabelDialog, texts.newLabel);
const NewMessageDialog = lazyDialog(
  async () => (await import('../composer/new-message-dialog.tsx')).NewMessageDialog,
  texts.newMessage,
);

const folders: readonly [Folder, DeskIconName, to?: Destination][] = [
  ['inbox', 'inbox', 'inbox'],
  ['unread', 'mail'],
  ['sent', 'send'],
  ['archived', 'archive', 'archive'],
  ['spam', 'flag', 'spam'],
  ['trash', 'trash', 'trash'],
  ['all', 'box'],
];

/** [MSG-12] What stands at the right: what is unread, in spam how many there are; of all, how many. */
const countOf = (folder: Folder, counts: readonly FolderCount[]): number => {
  const { count = 0, unread = 0 } = counts.find((each) => each.folder === folder) ?? {};
  if (folder === 'all' || folder === 'spam') return count;
  return folder === 'inbox' || folder === 'unread' ? unread : 0;
};

/** A row that takes what is dragged onto it. */
function Target({ onDrop, children }: { onDrop: ((ids: string[]) => void) | undefined; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const takes = (event: DragEvent): boolean => onDrop !== undefined && event.dataTransfer.types.includes(DRAGGED);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the menus do the same by hand and by key
    <div
      className={`folders__row ${isOver ? 'is-target' : ''}`}
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!takes(event)) return;
        event.preventDefault();
        onDrop?.(event.dataTransfer.getData(DRAGGED).split(' '));
      }}
    >
      {children}
    </div>
  );
}

function Folders({ counts }: { counts: readonly FolderCount[] }) {
  const { base, view, inbox } = useInboxParts();
  return (
    <nav aria-label={texts.folders}>
      {folders.map(([folder, icon, to]) => {
        const count = countOf(folder, counts);
        return (
          <Target key={folder} onDrop={to && ((ids) => inbox.move(ids, to))}>
            <Link
              href={inboxHref(base, { folder, labelId: '', q: '' })}
              title={texts.folderNames[folder]}
              aria-current={view.folder === folder && !view.labelId ? 'page' : undefined}
            >
              <DeskIcon name={icon} />
              <span>{texts.folderNames[folder]}</span>
              {count > 0 && <b>{formatNumber(count)}</b>}
            </Link>
          </Target>
        );
      })}
    </nav>
  );
}

function Labels({ onChange }: { onChange: (label: Label) => void }) {
  const { base, view, labels, inbox } = useInboxParts();
  if (labels.length === 0) return null;
  return (
    <nav aria-label={texts.labels}>
      {labels.map((label) => (
        <Target key={label.labelId} onDrop={(ids) => inbox.label(ids, label)}>
          <Link
            href={inboxHref(base, { folder: 'all', labelId: label.labelId, q: '' })}
            title={label.name}
            aria-current={view.labelId === label.labelId ? 'page' : undefined}
          >
            <i className="label-square" style={labelColour(label)} />
            <span dir="auto">{label.name}</span>
            {label.messageCount > 0 && <b>{formatNumber(label.messageCount)}</b>}
          </Link>
          <DeskMenu
            label={texts.changeLabelNamed(label.name)}
            icon="dots"
            items={[{ key: 'change', label: texts.changeLabel, icon: 'edit', onChoose: () => onChange(label) }]}
          />
        </Target>
      ))}
    </nav>
  );
}

/** [UX-79] Folders and labels with their counts; what is dragged onto one goes there, and menus do the same. */
export function FoldersPane({
  counts,
  onHelp,
  foot,
}: {
  counts: readonly FolderCount[];
  onHelp: () => void;
  foot?: string;
}) {
  const [labelling, setLabelling] = useState<Label | 'new' | null>(null);
  const [isWriting, setWriting] = useState(false);
  return (
    <aside className="folders" aria-label={texts.folders}>
      <DeskButton kind="primary" icon="edit" className="folders__new" onClick={() => setWriting(true)}>
        {texts.newMessage}
      </DeskButton>
      <Folders counts={counts} />
      <div className="folders__labels">
        <h2>{texts.labels}</h2>
        <DeskButton icon="plus" label={texts.newLabel} title={texts.newLabel} onClick={() => setLabelling('new')} />
      </div>
      <Labels onChange={setLabelling} />
      <div className="folders__foot">
        {foot && <p>{foot}</p>}
        <DeskButton kind="link" aria-keyshortcuts="?" onClick={onHelp}>
          {texts.keys} <kbd aria-hidden="true">?</kbd>
        </DeskButton>
      </div>
      {labelling && <LabelDialog label={labelling === 'new' ? null : labelling} onClose={() => setLabelling(null)} />}
      {isWriting && <NewMessageDialog onClose={() => setWriting(false)} />}
    </aside>
  );
}
