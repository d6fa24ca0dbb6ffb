import type { Conversation } from '#domain/messages/model.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskMenu, type MenuItem } from '#web/ui/desk/desk-menu.tsx';
import { knownConversation } from '../conversations/use-conversations.ts';
import * as texts from '../texts/inbox-texts.ts';
import { useInboxParts } from './inbox-context.ts';
import type { Destination, Inbox } from './use-inbox.ts';

/** Where conversations can go from where they are. */
function destinations({ folder, isArchived }: Pick<Conversation, 'folder' | 'isArchived'>): Destination[] {
  if (folder !== 'inbox') return ['inbox'];
  return isArchived ? ['inbox', 'spam', 'trash'] : ['archive', 'spam', 'trash'];
}

const copy: Record<Destination, string> = {
  archive: texts.archive,
  inbox: texts.toInbox,
  spam: texts.toSpam,
  trash: texts.toTrash,
};
const icons = { archive: 'archive', inbox: 'inbox', spam: 'flag', trash: 'trash' } as const;
const keyOf: Partial<Record<Destination, string>> = { archive: 'e', spam: '!', trash: '#' };

const whereFrom = (ids: readonly string[]): Pick<Conversation, 'folder' | 'isArchived'> => {
  const [first] = ids.flatMap((id) => knownConversation(id) ?? []);
  return first ?? { folder: 'inbox', isArchived: false };
};

export const destinationsOf = (ids: readonly string[]): Destination[] => destinations(whereFrom(ids));

interface Props {
  ids: readonly string[];
  className?: string;
}

/** The buttons for moving conversations, wherever those that they are for stand. */
export function MoveButtons({ ids, className }: Props) {
  const { inbox } = useInboxParts();
  return (
    <>
      {destinationsOf(ids).map((to) => (
        <DeskButton
          key={to}
          icon={icons[to]}
          label={copy[to]}
          title={copy[to]}
          className={className}
          aria-keyshortcuts={keyOf[to]}
          onClick={() => inbox.move(ids, to)}
        />
      ))}
    </>
  );
}

/** The same as rows of a menu. */
export const moveItems = (inbox: Inbox, ids: readonly string[]): MenuItem[] =>
  destinationsOf(ids).map((to) => ({
    key: to,
    label: copy[to],
    icon: icons[to],
    onChoose: () => inbox.move(ids, to),
  }));

/** [UX-79] Labels on and off: the twin of dragging onto a label. */
export function LabelMenu({ ids, opener, className }: Props & { opener?: number }) {
  const { inbox, labels } = useInboxParts();
  if (labels.length === 0) return null;
  const known = ids.flatMap((id) => knownConversation(id) ?? []);
  return (
    <span className={className}>
      <DeskMenu
        label={texts.label}
        icon="tag"
        {...(opener !== undefined && { opener })}
        items={labels.map((label) => ({
          key: label.labelId,
          label: <bdi>{label.name}</bdi>,
          isOn: known.length > 0 && known.every(({ labels: own }) => own.includes(label.labelId)),
          onChoose: () => inbox.label(ids, label),
        }))}
      />
    </span>
  );
}
