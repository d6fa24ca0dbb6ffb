import { useState } from 'react';
import type { ConversationContext } from '#domain/messages/model.ts';
import { fillFields, type TemplateField } from '#domain/messages/template-fields.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskMenu } from '#web/ui/desk/desk-menu.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import * as texts from '../texts/composer-texts.ts';
import * as threadTexts from '../texts/thread-texts.ts';

const SavedRepliesDialog = lazyDialog(
  async () => (await import('./saved-replies-dialog.tsx')).SavedRepliesDialog,
  texts.reply.title,
);

/** What this conversation says of the fields of a template. */
function factsOf(name: string, context: ConversationContext | null): Partial<Record<TemplateField, string>> {
  if (!context) return { buyer: name };
  if (context.kind === 'listing') return { buyer: name, shop: context.shopName, product: context.title };
  return {
    buyer: name,
    shop: context.shopName,
    product: context.lines[0]?.title,
    order: context.number,
    state: threadTexts.states[context.state],
  } as Partial<Record<TemplateField, string>>;
}

interface Props {
  name: string;
  context: ConversationContext | null;
  onChoose: (text: string) => void;
}

/** [UX-82, MSG-15] What a maker writes often, put where one writes with its fields filled. */
export function SavedReplies({ name, context, onChoose }: Props) {
  const { data } = useCall('messages.listTemplates');
  const [isChanging, setChanging] = useState(false);
  const templates = data?.templates ?? [];
  return (
    <>
      <DeskMenu
        label={texts.savedReplies}
        icon="quick"
        isWorded
        opens="up"
        items={[
          ...templates.map((template) => ({
            key: template.templateId,
            label: <bdi>{template.name}</bdi>,
            onChoose: () => onChoose(fillFields(template.body, factsOf(name, context))),
          })),
          {
            key: 'change',
            label: templates.length > 0 ? texts.reply.change : texts.reply.add,
            icon: 'edit' as const,
            onChoose: () => setChanging(true),
          },
        ]}
      />
      {isChanging && <SavedRepliesDialog onClose={() => setChanging(false)} />}
    </>
  );
}
