import type { ApplicationState } from '#domain/shops/applications/states.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Applications', de: 'Bewerbungen' });
export const sub = say({
  en: 'People who want to open a shop. The one who has waited longest comes first.',
  de: 'Menschen, die einen Shop öffnen möchten. Wer am längsten wartet, steht oben.',
});
export const views = say({
  en: { all: 'Sellers', waiting: 'Waiting applications', approved: 'Approved', refused: 'Refused' },
  de: { all: 'Werkstätten', waiting: 'Wartende Bewerbungen', approved: 'Angenommen', refused: 'Abgelehnt' },
});
export const search = say({ en: 'Search applications', de: 'Bewerbungen durchsuchen' });
export const searchHint = say({ en: 'Shop, person or craft', de: 'Shop, Name oder Handwerk' });
export const heads = say({
  en: { shop: 'Shop', specialty: 'Craft', country: 'Country', waiting: 'Waiting', decided: 'Decided' },
  de: { shop: 'Shop', specialty: 'Handwerk', country: 'Land', waiting: 'Wartet', decided: 'Entschieden' },
});
export const applications = say({ en: 'applications', de: 'Bewerbungen' });
export const none = say<Record<ApplicationState, string>>({
  en: { waiting: 'No application waits', approved: 'None approved yet', refused: 'None refused yet' },
  de: { waiting: 'Keine Bewerbung wartet', approved: 'Noch keine angenommen', refused: 'Noch keine abgelehnt' },
});
export const noneText = say({
  en: 'SELLER_APPROVAL decides whether shops open at once or after a look.',
  de: 'SELLER_APPROVAL legt fest, ob Shops sofort öffnen oder nachdem jemand hingesehen hat.',
});
export const nothingFits = say({ en: 'No application fits', de: 'Keine Bewerbung passt' });
export const fewerTerms = say({ en: 'Try fewer words.', de: 'Versuch es mit weniger Wörtern.' });
export const showAll = say({ en: 'Show all', de: 'Alle zeigen' });

export const states = say<Record<ApplicationState, string>>({
  en: { waiting: 'Waiting', approved: 'Approved', refused: 'Refused' },
  de: { waiting: 'Wartet', approved: 'Angenommen', refused: 'Abgelehnt' },
});
export const record = say({ en: 'Application', de: 'Bewerbung' });
export const away = say({
  en: {
    head: 'No such application',
    title: 'There is no application here',
    why: 'It may have been removed with its account.',
    back: 'See applications',
  },
  de: {
    head: 'Keine solche Bewerbung',
    title: 'Hier ist keine Bewerbung',
    why: 'Vielleicht ging sie mit ihrem Konto.',
    back: 'Bewerbungen ansehen',
  },
});
export const facts = say({
  en: {
    person: 'Person',
    email: 'E-mail',
    joined: 'Joined',
    country: 'Country',
    sellsAs: 'Sells',
    payoutHolder: 'Bank account of',
    payoutCountry: 'Bank in',
    shop: 'Shop',
    drafts: 'Drafts',
    tries: 'Applications',
  },
  de: {
    person: 'Name',
    email: 'E-Mail',
    joined: 'Seit',
    country: 'Land',
    sellsAs: 'Verkauft',
    payoutHolder: 'Bankkonto von',
    payoutCountry: 'Bank in',
    shop: 'Shop',
    drafts: 'Entwürfe',
    tries: 'Bewerbungen',
  },
});
export const specialty = say({ en: 'Craft and story', de: 'Handwerk und Geschichte' });
export const pictures = say({ en: 'Pictures of the work', de: 'Bilder der Arbeit' });
export const bigPicture = say({
  en: (number: number) => `Open picture ${number}`,
  de: (number: number) => `Bild ${number} öffnen`,
});
export const timeline = say({ en: 'What happened', de: 'Was geschah' });
export const moments = say({
  en: {
    applied: (number: number) => (number === 1 ? 'Applied' : `Applied again (${number})`),
    approved: (by: string) => `Approved by ${by}`,
    refused: (by: string) => `Refused by ${by}`,
    atOnce: 'Approved at once by the setting',
  },
  de: {
    applied: (number: number) => (number === 1 ? 'Beworben' : `Noch einmal beworben (${number})`),
    approved: (by: string) => `Angenommen von ${by}`,
    refused: (by: string) => `Abgelehnt von ${by}`,
    atOnce: 'Durch die Einstellung sofort angenommen',
  },
});
export const actions = say({ en: 'Decision', de: 'Entscheidung' });
export const approve = say({ en: 'Approve', de: 'Annehmen' });
export const approveText = say({
  en: 'The shop opens, and the applicant is told by mail.',
  de: 'Der Shop öffnet, und wer sich beworben hat, bekommt eine Mail.',
});
export const refuse = say({ en: 'Refuse', de: 'Ablehnen' });
export const refuseTitle = say({ en: 'Refuse the application', de: 'Bewerbung ablehnen' });
export const refuseText = say({
  en: 'The applicant reads the reason and can apply again. Drafts stay.',
  de: 'Wer sich beworben hat, liest den Grund und kann sich noch einmal bewerben. Entwürfe bleiben.',
});
export const reason = say({ en: 'Reason', de: 'Grund' });
export const reasonHint = say({
  en: 'For example: two of the pictures are from a shop that resells.',
  de: 'Zum Beispiel: Zwei der Bilder stammen von einem Händler.',
});
export const approved = say({
  en: (shop: string) => `${shop} is open.`,
  de: (shop: string) => `${shop} ist offen.`,
});
export const refused = say({
  en: (shop: string) => `The application of ${shop} was refused.`,
  de: (shop: string) => `Die Bewerbung von ${shop} wurde abgelehnt.`,
});
export const isDecided = say({
  en: 'This application is decided.',
  de: 'Über diese Bewerbung ist entschieden.',
});
export const deciding = say({ en: 'Deciding applications', de: 'Über Bewerbungen entscheiden' });
export const openSeller = say({ en: 'Open the seller', de: 'Werkstatt öffnen' });

export const editShop = say({ en: 'Edit the shop', de: 'Angaben des Shops ändern' });
export const editShopTitle = say({
  en: (shop: string) => `What ${shop} says of itself`,
  de: (shop: string) => `Was ${shop} über sich sagt`,
});
export const editing = say({ en: 'Editing shops', de: 'Angaben von Shops ändern' });
export const shopFields = say({
  en: {
    name: 'Shop name',
    place: 'Place',
    tagline: 'In one sentence',
    announcement: 'Notice at the top',
    story: 'Story',
  },
  de: {
    name: 'Name des Shops',
    place: 'Ort',
    tagline: 'In einem Satz',
    announcement: 'Hinweis ganz oben',
    story: 'Geschichte',
  },
});
export const whyChanged = say({ en: 'Reason, for the audit log', de: 'Grund, für das Protokoll' });
export const save = say({ en: 'Save', de: 'Speichern' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const saved = say({ en: 'The shop is changed.', de: 'Der Shop ist geändert.' });
export const loadingShop = say({ en: 'Loading the shop', de: 'Der Shop wird geladen' });
