import { useState } from 'react';
import { callKey } from '#web/platform/use-call.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { useSend } from '#web/platform/use-send.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { MoveButtons, moved } from './move-buttons.tsx';
import { NameDialog } from './name-dialog.tsx';
import { type Section, useSections } from './use-sections.ts';
import * as texts from './section-texts.ts';

type OpenDialog = { kind: 'name'; section: Section | null } | { kind: 'remove'; section: Section };

interface SectionColumnsInput {
  sections: readonly Section[];
  onAsk: (dialog: OpenDialog) => void;
  onMove: (from: number, to: number) => void;
}

const columnsWith = ({ sections, onAsk, onMove }: SectionColumnsInput): DeskColumn<Section>[] => [
  { head: texts.section, cell: ({ name }) => <b>{name}</b> },
  {
    head: texts.listings,
    isNumber: true,
    width: 140,
    cell: ({ sectionId, listings, name }) => (
      <Link className="d-link" href={`${sellerHref('listings')}?section=${sectionId}`}>
        {texts.counted(listings)}
        <span className="visually-hidden"> {name}</span>
      </Link>
    ),
  },
  {
    head: texts.actions,
    isHeadHidden: true,
    className: 'd-rowacts',
    cell: (section) => {
      const index = sections.indexOf(section);
      return (
        <>
          <MoveButtons name={section.name} index={index} count={sections.length} onMove={(to) => onMove(index, to)} />
          {(
            [
              [texts.rename, () => onAsk({ kind: 'name', section })],
              [texts.remove, () => onAsk({ kind: 'remove', section })],
            ] as const
          ).map(([label, press]) => (
            <DeskButton key={label} kind="soft" isSmall isAlwaysShown onClick={press}>
              {label}
              <span className="visually-hidden"> {section.name}</span>
            </DeskButton>
          ))}
        </>
      );
    },
  },
];

const failed = (problem: Error): void => void showToast(problem.message, { type: 'error' });

/** Moves a section at once on the screen; the server's answer, or its refusal, puts it right. */
function useSectionOrder(sections: readonly Section[]) {
  const { sendAndWait } = useSend('listings.orderSections', 'listings.listSections');
  return (from: number, to: number): void => {
    const next = moved(sections, from, to);
    queryClient.setQueryData(callKey('listings.listSections'), { sections: next });
    void sendAndWait({ sectionIds: next.map(({ sectionId }) => sectionId) }).catch(failed);
  };
}

/** [DASH-02] The sections of the shop: made, renamed, ordered, deleted. */
export function SectionsPart() {
  const { call, sections } = useSections();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const remove = useSend('listings.removeSection', 'listings.listSections', 'listings.listMine');
  const move = useSectionOrder(sections ?? []);
  const close = (): void => setDialog(null);
  const make = (
    <DeskButton icon="plus" kind="primary" isAlwaysShown onClick={() => setDialog({ kind: 'name', section: null })}>
      {texts.newSection}
    </DeskButton>
  );
  return (
    <>
      {sections && sections.length > 0 && <p className="d-acts d-shipnew">{make}</p>}
      <DeskTable
        caption={texts.tabs.sections}
        columns={columnsWith({ sections: sections ?? [], onAsk: setDialog, onMove: move })}
        rows={sections}
        keyOf={({ sectionId }) => sectionId}
        unread={{ call, what: texts.theSections, safe: texts.areSafe, loading: texts.loading }}
        empty={
          <DeskEmpty title={texts.none} actions={make}>
            {texts.noneWhy}
          </DeskEmpty>
        }
      />
      {dialog?.kind === 'name' && <NameDialog section={dialog.section} onClose={close} />}
      {dialog?.kind === 'remove' && (
        <ConfirmDialog
          title={texts.removeTitle(dialog.section.name)}
          message={texts.removeMessage(dialog.section.listings)}
          confirmText={texts.remove}
          type="danger"
          onConfirm={() => {
            const { sectionId, name } = dialog.section;
            close();
            remove.send(
              { sectionId },
              { onSuccess: () => showToast(texts.isRemoved(name), { type: 'success' }), onError: failed },
            );
          }}
          onCancel={close}
        />
      )}
    </>
  );
}
