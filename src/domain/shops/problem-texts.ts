import { applicationProblemTexts } from './applications/problem-texts.ts';

export const shopProblemTexts = {
  ...applicationProblemTexts,
  'shops/not-found': {
    en: 'There is no shop at this address.',
    de: 'Unter dieser Adresse gibt es keinen Shop.',
  },
  'shops/slug-taken': {
    en: 'Another shop already has this address. Choose a different one.',
    de: 'Diese Adresse hat schon ein anderer Shop. Wähle eine andere.',
  },
  'shops/unknown-picture': {
    en: 'This picture is not among your own. Upload it again.',
    de: 'Dieses Bild gehört nicht zu deinen. Lade es noch einmal hoch.',
  },
  'shops/reserved-name': {
    en: 'This name is kept for the marketplace itself. Choose another one for your shop.',
    de: 'Dieser Name gehört dem Marktplatz selbst. Wähle für deinen Shop einen anderen.',
  },
  'shops/name-taken': {
    en: 'Another shop has this name. Choose a different one.',
    de: 'So heißt schon ein anderer Shop. Wähle einen anderen Namen.',
  },
  'shops/own-shop': {
    en: 'This shop is your own.',
    de: 'Dieser Shop ist dein eigener.',
  },
  'shops/invoice-facts-missing': {
    en: 'Name and address stand on every invoice. Fill in the marked field.',
    de: 'Name und Anschrift stehen auf jeder Rechnung. Fülle das markierte Feld aus.',
  },
  'shops/not-in-the-union': {
    en: 'VAT is reckoned for makers in member states of the European Union and in Northern Ireland alone. Choose your country, or sell as a small business or privately.',
    de: 'Umsatzsteuer wird nur für Verkäufer in Mitgliedstaaten der Europäischen Union und in Nordirland berechnet. Wähle dein Land, oder verkaufe als Kleinunternehmer oder privat.',
  },
  'shops/invalid-vat-number': {
    en: 'This is no VAT number of your country. Type it with the letters of the country, as DE136695976, and check its digits.',
    de: 'Das ist keine Umsatzsteuer-Identifikationsnummer deines Landes. Schreibe sie mit den Buchstaben des Landes, wie DE136695976, und prüfe die Ziffern.',
  },
  'shops/notice-days': {
    en: 'The last day has to follow the first, within a year. Check both days.',
    de: 'Der letzte Tag muss auf den ersten folgen, innerhalb eines Jahres. Prüfe beide Tage.',
  },
  'shops/notice-over': {
    en: 'These days are over. Choose a last day that is still to come.',
    de: 'Diese Tage sind vorbei. Wähle einen letzten Tag, der noch kommt.',
  },
  'shops/notice-empty': {
    en: 'Write what buyers should read.',
    de: 'Schreib, was alle lesen sollen.',
  },
  'shops/vacation-twice': {
    en: 'You have planned a vacation already. Change that one, or end it first.',
    de: 'Du hast schon eine Pause geplant. Ändere sie, oder beende sie zuerst.',
  },
  'shops/too-many-notices': {
    en: 'You have planned as many notices as a shop can. Remove one first.',
    de: 'Mehr Hinweise kann ein Shop nicht planen. Entferne zuerst einen.',
  },
  'shops/notice-gone': {
    en: 'This notice is over or was removed.',
    de: 'Dieser Hinweis ist vorbei oder wurde entfernt.',
  },
  'shops/queue-limit-needs-minutes': {
    en: 'A limit for the queue needs the minutes that you make pieces each day.',
    de: 'Für eine Grenze der Warteliste fehlen die Minuten, die du am Tag arbeitest.',
  },
  'shops/too-many-follows': {
    en: 'You follow as many shops as one can. Leave one before you follow another.',
    de: 'Mehr Shops kann man nicht folgen. Verlasse einen, bevor du dem nächsten folgst.',
  },
};
