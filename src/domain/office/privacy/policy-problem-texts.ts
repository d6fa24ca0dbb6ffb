/** Why a draft of a policy is not saved, or not published. */
export const policyProblemTexts = {
  'office/no-policy-draft': {
    en: 'There is no draft. It was published or discarded meanwhile.',
    de: 'Es gibt keinen Entwurf. Er wurde inzwischen veröffentlicht oder verworfen.',
  },
  'office/policy-draft-of-another': {
    en: 'Somebody else changed this draft after you opened it. Nothing of it was overwritten or discarded.',
    de: 'Jemand anderes hat diesen Entwurf geändert, nachdem du ihn geöffnet hattest. Nichts davon wurde überschrieben oder verworfen.',
  },
  'office/policy-draft-changed': {
    en: 'The draft was saved again after your preview. Nothing was published. Read it once more.',
    de: 'Der Entwurf wurde nach deiner Vorschau noch einmal gespeichert. Nichts wurde veröffentlicht. Lies ihn erneut.',
  },
  'office/policy-too-early': {
    en: 'This day is too early. A version applies from tomorrow at the earliest, and after the one before it.',
    de: 'Dieser Tag ist zu früh. Eine Fassung gilt frühestens ab morgen und nach der vorigen.',
  },
};
