export const analyticsProblemTexts = {
  'analytics/pricing-changed': {
    en: 'The costs of this piece were changed elsewhere. Nothing was overwritten. Reload to see them.',
    de: 'Die Kosten dieses Stücks wurden woanders geändert. Nichts wurde überschrieben. Lade neu, um sie zu sehen.',
  },
  'analytics/report-not-found': {
    en: 'This report is not there any more, or is not yours.',
    de: 'Diesen Bericht gibt es nicht mehr, oder er gehört dir nicht.',
  },
  'analytics/report-changed': {
    en: 'This report was changed elsewhere. Nothing was overwritten. Reload to see it.',
    de: 'Dieser Bericht wurde woanders geändert. Nichts wurde überschrieben. Lade neu, um ihn zu sehen.',
  },
  'analytics/too-many-reports': {
    en: ({ most }: Record<string, unknown>) => `You have ${String(most)} saved reports already. Remove one first.`,
    de: ({ most }: Record<string, unknown>) =>
      `Du hast schon ${String(most)} gespeicherte Berichte. Lösche zuerst einen.`,
  },
  'analytics/takes-too-long': {
    en: 'Counting this takes too long. Choose fewer days or a filter.',
    de: 'Das zu zählen dauert zu lange. Wähle weniger Tage oder einen Filter.',
  },
};
