import { prefixedId } from '#domain/core/ids.ts';
import { fail, ok } from '#domain/core/result.ts';
import { messagesContract } from '#domain/messages/contract.ts';
import { MAX_TEMPLATES } from '#domain/messages/limits.ts';
import { checkFields } from '#domain/messages/template-fields.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { changed } from '../changing/changed.ts';
import { lockWriter } from '../sending/send-store.ts';
import { deleteStoredTemplate, insertTemplate, listTemplatesOf, saveTemplate } from './template-store.ts';

export const listTemplates = read(messagesContract.listTemplates, { policy: signedIn }, async ({ app, caller }) =>
  ok({ templates: await listTemplatesOf(app.db, caller.session?.userId ?? '') }),
);

/** [MSG-15] */
export const createTemplate = write(
  messagesContract.createTemplate,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const fields = checkFields(input.body);
    if (!fields.ok) return fields;
    const now = app.clock.now();
    // One at a time, so that their number holds.
    lockWriter(tx, userId, now);
    if ((await listTemplatesOf(tx, userId)).length >= MAX_TEMPLATES)
      return fail({ code: 'messages/too-many-templates', max: MAX_TEMPLATES });
    const templateId = prefixedId('template', app.ids.uuid());
    const template = await insertTemplate(tx, { ...input, userId, templateId, now });
    if (!template) throw new Error('a template was not written');
    await changed({ app, tx }, userId);
    return ok(template);
  },
);

export const updateTemplate = write(
  messagesContract.updateTemplate,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const fields = checkFields(input.body);
    if (!fields.ok) return fields;
    const template = await saveTemplate(tx, { ...input, userId, now: app.clock.now() });
    if (!template) return fail({ code: 'messages/template-not-found' });
    await changed({ app, tx }, userId);
    return ok(template);
  },
);

export const deleteTemplate = write(
  messagesContract.deleteTemplate,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    await deleteStoredTemplate(tx, userId, input.templateId);
    await changed({ app, tx }, userId);
    return ok({ templateId: input.templateId });
  },
);
