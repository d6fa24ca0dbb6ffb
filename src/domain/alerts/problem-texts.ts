/** [ALERT-10…21] What is refused, in the words of the requirements. */
export const alertsProblemTexts = {
  'alerts/no-user': {
    en: 'User ID required for authorization.',
    de: 'Für die Berechtigung fehlt die Benutzer-ID.',
  },
  'alerts/foreign-shop': {
    en: 'Unauthorized access to seller data.',
    de: 'Kein Zugriff auf die Daten dieses Shops.',
  },
  'alerts/foreign-alerts': { en: 'Unauthorized access to alerts.', de: 'Kein Zugriff auf diese Hinweise.' },
  'alerts/foreign-write': { en: 'Unauthorized write operation.', de: 'Du darfst das nicht ändern.' },
  'alerts/foreign-delete': { en: 'Unauthorized delete operation.', de: 'Du darfst das nicht löschen.' },
  'alerts/foreign-batch': {
    en: 'Unauthorized batch operation.',
    de: 'Mindestens einer dieser Hinweise gehört dir nicht. Es wurde nichts geändert.',
  },
  'alerts/mostly-failed': {
    en: 'Batch operation mostly failed',
    de: 'Die meisten Hinweise konnten nicht geändert werden.',
  },
  'alerts/snooze-too-long': {
    en: 'This alert cannot wait that long. Choose a shorter time.',
    de: 'So lange kann dieser Hinweis nicht warten. Wähle eine kürzere Zeit.',
  },
  'alerts/schema-admins-only': {
    en: 'Admin access required to modify schema settings.',
    de: 'Das Schema der Hinweise dürfen nur Administratoren ändern.',
  },
  'alerts/too-many-exports': {
    en: ({ retryAfterSeconds }: Record<string, unknown>) =>
      `Too many export requests. Please wait ${String(retryAfterSeconds)} seconds.`,
    de: ({ retryAfterSeconds }: Record<string, unknown>) =>
      `Zu viele Exporte. Bitte warte ${String(retryAfterSeconds)} Sekunden.`,
  },
  'alerts/nothing-to-export': {
    en: 'No alerts found for export.',
    de: 'Es gibt keine Hinweise zum Exportieren.',
  },
  'alerts/export-failed': {
    en: 'Failed to generate secure export.',
    de: 'Der Export ist fehlgeschlagen.',
  },
  'alerts/link-failed': {
    en: 'Failed to create secure download link.',
    de: 'Der Download-Link konnte nicht erstellt werden.',
  },
  'alerts/invalid-link': { en: 'Invalid download link.', de: 'Der Download-Link ist ungültig.' },
  'alerts/link-expired': { en: 'Download link has expired.', de: 'Der Download-Link ist abgelaufen.' },
  'alerts/link-foreign': { en: 'Unauthorized access.', de: 'Kein Zugriff.' },
  'alerts/link-used': { en: 'Download link already used.', de: 'Der Download-Link wurde schon benutzt.' },
};

/** [ALERT-18] */
export const signInFirst = { en: 'Authentication required.', de: 'Bitte melde dich an.' };
