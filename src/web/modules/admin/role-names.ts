import { roleTexts } from '#domain/core/permissions/role-texts.ts';
import { say } from '#web/platform/languages/language.ts';

/** [ADM-02] How the roles are called, and what each is for, in the language of the page. */
export const roleNames = say(roleTexts);
