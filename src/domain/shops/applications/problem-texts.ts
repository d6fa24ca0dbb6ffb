export const applicationProblemTexts = {
  'shops/seller-terms-changed': {
    en: 'The seller terms changed. Nothing was published. Read and accept them at /seller-terms, then publish again.',
    de: 'Die Bedingungen für Werkstätten haben sich geändert. Nichts wurde veröffentlicht. Lies sie unter /seller-terms, nimm sie an und veröffentliche dann noch einmal.',
  },
  'shops/application-missing': {
    en: 'Your shop is not open yet. Send your application first: until it is approved, your listings stay drafts.',
    de: 'Dein Shop ist noch nicht offen. Schick zuerst deine Bewerbung: Bis sie angenommen ist, bleiben deine Stücke Entwürfe.',
  },
  'shops/application-waiting': {
    en: 'Your application is being looked at. Until it is approved, your listings stay drafts.',
    de: 'Deine Bewerbung wird gerade geprüft. Bis sie angenommen ist, bleiben deine Stücke Entwürfe.',
  },
  'shops/application-refused': {
    en: 'Your application was refused. Read why and apply again: until then your listings stay drafts.',
    de: 'Deine Bewerbung wurde abgelehnt. Lies den Grund und bewirb dich noch einmal: Bis dahin bleiben deine Stücke Entwürfe.',
  },
  'shops/already-open': {
    en: 'Your shop is open already. There is nothing to apply for.',
    de: 'Dein Shop ist schon offen. Du musst dich nicht mehr bewerben.',
  },
  'shops/no-such-application': {
    en: 'There is no application of this shop. It may have been removed with its account.',
    de: 'Von diesem Shop gibt es keine Bewerbung. Vielleicht ging sie mit ihrem Konto.',
  },
  'shops/application-decided': {
    en: 'Somebody decided this application meanwhile. Their decision stands; nothing was changed.',
    de: 'Jemand hat über diese Bewerbung inzwischen entschieden. Dabei bleibt es; nichts wurde geändert.',
  },
  'shops/reason-missing': {
    en: 'Write why: the applicant reads it.',
    de: 'Schreib den Grund: Wer sich beworben hat, liest ihn.',
  },
  'shops/changed-meanwhile': {
    en: 'The shop was changed meanwhile. Look at it again; nothing was saved.',
    de: 'Der Shop wurde inzwischen geändert. Sieh ihn dir noch einmal an; nichts wurde gespeichert.',
  },
};
