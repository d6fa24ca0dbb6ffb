import type { Text } from '../../core/languages/language.ts';
import type { AlertText } from './alert-text.ts';

const read: Text = { en: 'See all of these', de: 'Alle davon ansehen' };
const listing: Text = { en: 'Edit the listing', de: 'Stück bearbeiten' };

/** [ALERT-02, ALERT-26] What the marketplace tells its makers. */
export const systemTexts = {
  policy_update: {
    title: { en: '{title}', de: '{title}' },
    message: { en: '{text}', de: '{text}' },
    action: read,
  },
  feature_update: {
    title: { en: '{title}', de: '{title}' },
    message: { en: '{text}', de: '{text}' },
    action: read,
  },
  maintenance_scheduled: {
    title: { en: '{title}', de: '{title}' },
    message: { en: '{text}', de: '{text}' },
    action: read,
  },
  account_action_required: {
    title: { en: '{what} needs you', de: '{what} braucht dich' },
    message: { en: '{why}', de: '{why}' },
    action: listing,
  },
  application_approved: {
    title: { en: '{shopName} is open', de: '{shopName} ist offen' },
    message: {
      en: 'Your application was approved. You can publish your listings now.',
      de: 'Deine Bewerbung wurde angenommen. Du kannst deine Stücke jetzt veröffentlichen.',
    },
    action: { en: 'See your listings', de: 'Deine Stücke ansehen' },
  },
  application_refused: {
    title: { en: 'Your application was refused', de: 'Deine Bewerbung wurde abgelehnt' },
    message: { en: '{why}', de: '{why}' },
    action: { en: 'Apply again', de: 'Noch einmal bewerben' },
  },
} satisfies Record<string, AlertText>;
