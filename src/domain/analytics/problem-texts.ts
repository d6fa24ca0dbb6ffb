export const analyticsProblemTexts = {
  'analytics/pricing-changed': {
    en: 'The costs of this piece were changed elsewhere. Nothing was overwritten. Reload to see them.',
    de: 'Die Kosten dieses Stücks wurden woanders geändert. Nichts wurde überschrieben. Lade neu, um sie zu sehen.',
  },
};
