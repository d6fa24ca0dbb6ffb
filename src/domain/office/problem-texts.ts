import { postageProblemTexts } from './postage/postage-problem-texts.ts';
import { letterProblemTexts } from './privacy/letter-problem-texts.ts';
import { policyProblemTexts } from './privacy/policy-problem-texts.ts';

export const officeProblemTexts = {
  ...letterProblemTexts,
  ...postageProblemTexts,
  ...policyProblemTexts,
  'office/no-such-dispute': {
    en: 'There is no dispute with this id.',
    de: 'Es gibt keine Zahlungsanfechtung mit dieser Kennung.',
  },
  'office/evidence-final': {
    en: 'Evidence is sent to a bank once. It was sent already, or the dispute is decided.',
    de: 'Belege gehen nur einmal an die Bank. Sie sind schon gesendet, oder die Anfechtung ist entschieden.',
  },
  'office/evidence-masked': {
    en: 'Masked text (•••) is not saved or sent. Leave the field as it is, or write the whole value.',
    de: 'Verdeckter Text (•••) wird nicht gespeichert oder gesendet. Lass das Feld, wie es ist, oder schreib den ganzen Wert.',
  },
  'office/not-found': {
    en: 'There is nobody with this id.',
    de: 'Es gibt niemanden mit dieser Kennung.',
  },
  'office/own-account': {
    en: 'You cannot do this to your own account.',
    de: 'Mit deinem eigenen Konto geht das nicht.',
  },
  'office/administrator': {
    en: 'This person is an administrator. A master admin deactivates their record first.',
    de: 'Diese Person gehört zur Verwaltung. Die Hauptverwaltung deaktiviert zuerst ihren Eintrag.',
  },
  'office/not-suspended': {
    en: 'This person is not suspended.',
    de: 'Diese Person ist nicht gesperrt.',
  },
  'office/not-banned': {
    en: 'This person is not banned.',
    de: 'Diese Person ist nicht gesperrt.',
  },
  'office/already-banned': {
    en: 'This person is banned already.',
    de: 'Diese Person ist schon gesperrt.',
  },
  'office/no-such-job': {
    en: 'There is no job, reaction or queue with this name.',
    de: 'Es gibt keinen Auftrag, keine Reaktion und keine Warteschlange dieses Namens.',
  },
  'office/nothing-parked': {
    en: 'Nothing is parked here any more: it went well meanwhile.',
    de: 'Hier liegt nichts mehr: Inzwischen ist es gut gegangen.',
  },
  'office/name-changed': {
    en: 'The name was changed meanwhile. Look at it again; nothing was saved.',
    de: 'Der Name wurde inzwischen geändert. Sieh ihn dir noch einmal an; gespeichert wurde nichts.',
  },
  'office/no-such-setting': {
    en: 'There is no setting of this name.',
    de: 'Eine Einstellung mit diesem Namen gibt es nicht.',
  },
  'office/setting-of-environment': {
    en: 'This setting comes from the environment of the server. Change it there and start again.',
    de: 'Diese Einstellung kommt aus der Umgebung des Servers. Ändere sie dort und starte neu.',
  },
  'office/setting-wrong': {
    en: (facts: Record<string, unknown>) => `This value does not fit: ${String(facts.why)}. Nothing was changed.`,
    de: (facts: Record<string, unknown>) => `Dieser Wert passt nicht: ${String(facts.why)}. Es wurde nichts geändert.`,
  },
  'office/setting-changed': {
    en: 'Somebody set this meanwhile. Look at the value again; nothing was changed.',
    de: 'Jemand hat das inzwischen geändert. Sieh dir den Wert noch einmal an; geändert wurde nichts.',
  },
  'office/flag-over': {
    en: 'The end must lie ahead. Nothing was changed.',
    de: 'Das Ende muss in der Zukunft liegen. Es wurde nichts geändert.',
  },
  'office/no-such-shops': {
    en: (facts: Record<string, unknown>) =>
      `There is no shop of this address: ${String(facts.shops)}. Nothing was changed.`,
    de: (facts: Record<string, unknown>) =>
      `Einen Shop mit dieser Adresse gibt es nicht: ${String(facts.shops)}. Es wurde nichts geändert.`,
  },
  'office/no-second-look': {
    en: 'There is no such request, or your role does not include what it asks for.',
    de: 'Diese Anfrage gibt es nicht, oder deine Rolle umfasst nicht, worum sie bittet.',
  },
  'office/second-look-own': {
    en: 'This is your own request. Another administrator with the same permission decides it.',
    de: 'Das ist deine eigene Anfrage. Jemand anderes mit demselben Recht entscheidet darüber.',
  },
  'office/second-look-over': {
    en: 'This request was decided, withdrawn or expired meanwhile. Nothing was changed.',
    de: 'Über diese Anfrage wurde inzwischen entschieden, oder sie ist zurückgezogen oder abgelaufen. Geändert wurde nichts.',
  },
  'office/second-look-waits': {
    en: 'Somebody asked for a second look at this already. It waits for an answer.',
    de: 'Um einen zweiten Blick darauf hat schon jemand gebeten. Die Antwort steht noch aus.',
  },
  'office/second-look-asker-gone': {
    en: 'Whoever asked may no longer do this. Refuse the request.',
    de: 'Wer darum gebeten hat, darf das nicht mehr. Lehne die Anfrage ab.',
  },
  'office/no-such-vat-code': {
    en: 'There are no VAT rates of this country.',
    de: 'Für dieses Land gibt es keine Mehrwertsteuersätze.',
  },
  'office/vat-too-early': {
    en: 'A VAT rate is set for days from the day after tomorrow on. What was sold before keeps its own.',
    de: 'Ein Mehrwertsteuersatz gilt frühestens ab übermorgen. Was vorher verkauft wurde, behält seinen.',
  },
  'office/no-planned-vat': {
    en: 'No rate is planned for this day.',
    de: 'Für diesen Tag ist kein Satz geplant.',
  },
  'office/fee-too-early': {
    en: 'A fee holds from a minute on at the earliest: what was bought before keeps its own.',
    de: 'Eine Gebühr gilt frühestens in einer Minute: Was vorher gekauft wurde, behält seine eigene.',
  },
  'office/fee-too-late': {
    en: 'A fee can be planned for a year ahead at most.',
    de: 'Eine Gebühr lässt sich höchstens ein Jahr im Voraus festlegen.',
  },
  'office/mail-is-sent': {
    en: 'This mail was sent meanwhile, or is gone.',
    de: 'Diese Mail wurde inzwischen verschickt oder ist weg.',
  },
  'office/no-payout-account': {
    en: 'This shop has no payout account yet.',
    de: 'Dieser Shop hat noch kein Auszahlungskonto.',
  },
  'office/payouts-withheld': {
    en: 'Payouts of this shop are held already.',
    de: 'Auszahlungen dieses Shops werden schon zurückgehalten.',
  },
  'office/payouts-not-withheld': {
    en: 'Payouts of this shop are not held.',
    de: 'Auszahlungen dieses Shops werden nicht zurückgehalten.',
  },
  'office/on-legal-hold': {
    en: 'This account is under a legal hold already.',
    de: 'Dieses Konto muss schon aufbewahrt werden.',
  },
  'office/not-on-legal-hold': {
    en: 'This account is not under a legal hold.',
    de: 'Dieses Konto muss nicht aufbewahrt werden.',
  },
  'office/erasure-blocked': {
    en: 'This account cannot be erased now: its shop has active listings, or it is an administrator’s.',
    de: 'Dieses Konto lässt sich jetzt nicht löschen: Sein Shop bietet Stücke an, oder es gehört zur Verwaltung.',
  },
  'office/no-such-country': {
    en: 'The marketplace knows no postage, VAT and postcodes of this country.',
    de: 'Von diesem Land kennt der Marktplatz weder Versand noch Mehrwertsteuer noch Postleitzahlen.',
  },
  'office/country-too-early': {
    en: 'A country is closed or opened from today at the earliest.',
    de: 'Ein Land wird frühestens ab heute geschlossen oder geöffnet.',
  },
  'office/country-same': {
    en: 'On that day the country is so already.',
    de: 'An diesem Tag ist das Land schon so.',
  },
  'office/last-country': {
    en: 'This is the last open country. Open another one first.',
    de: 'Das ist das letzte offene Land. Öffne zuerst ein anderes.',
  },
  'office/no-planned-country': {
    en: 'Nothing is planned for this day.',
    de: 'Für diesen Tag ist nichts geplant.',
  },
  'office/category-there': {
    en: 'A category has or had this address already. Choose another address.',
    de: 'Diese Adresse hat oder hatte schon eine Kategorie. Wähle eine andere.',
  },
  'office/category-parent': {
    en: 'It does not fit there: a category has one level of parts, and follows one of its own siblings.',
    de: 'Dort passt sie nicht hin: Eine Kategorie hat eine Ebene Unterkategorien und steht hinter einer aus der eigenen Ebene.',
  },
  'office/category-name-taken': {
    en: 'Another category beside it has this name. Choose another name.',
    de: 'Daneben heißt schon eine Kategorie so. Wähle einen anderen Namen.',
  },
  'office/category-has-parts': {
    en: 'It has parts. Merge them or give them another parent first.',
    de: 'Sie hat Unterkategorien. Führe diese zuerst zusammen oder ordne sie anders ein.',
  },
  'office/category-into': {
    en: 'Choose another category that takes pieces.',
    de: 'Wähle eine andere Kategorie, die Stücke aufnimmt.',
  },
  'office/category-cover': {
    en: 'Choose a piece with a picture that is for sale in this category.',
    de: 'Wähle ein Stück mit Bild, das in dieser Kategorie angeboten wird.',
  },
  'office/category-too-early': {
    en: 'A change holds from today at the earliest.',
    de: 'Eine Änderung gilt frühestens ab heute.',
  },
  'office/category-planned': {
    en: 'Another change of this category is planned or under way. Take it back or wait for its end.',
    de: 'Für diese Kategorie ist schon eine Änderung geplant oder im Gang. Nimm sie zurück oder warte ihr Ende ab.',
  },
  'office/category-change-over': {
    en: 'This change has begun or is over. Nothing was taken back.',
    de: 'Diese Änderung läuft schon oder ist vorbei. Es wurde nichts zurückgenommen.',
  },
  'office/unknown-category': {
    en: 'There is no such category.',
    de: 'Diese Kategorie gibt es nicht.',
  },
  'office/changed-meanwhile': {
    en: 'This listing was changed meanwhile. Nothing was overwritten. Reload to see it.',
    de: 'Dieses Stück wurde inzwischen geändert. Nichts wurde überschrieben. Lade neu, um es zu sehen.',
  },
  'office/nothing-to-change': {
    en: 'Nothing is different: title and category are as they were.',
    de: 'Nichts ist anders: Titel und Kategorie sind wie vorher.',
  },
  'office/no-such-product': {
    en: 'There is no listing with this id.',
    de: 'Es gibt kein Stück mit dieser Kennung.',
  },
  'office/no-such-order': {
    en: 'There is no order with this id.',
    de: 'Es gibt keine Bestellung mit dieser Kennung.',
  },
  'office/not-shown': {
    en: 'This piece is not in the shop.',
    de: 'Dieses Stück ist nicht im Shop.',
  },
  'office/not-hidden': {
    en: 'This piece is not hidden.',
    de: 'Dieses Stück ist nicht verborgen.',
  },
  'office/maker-not-active': {
    en: 'Its maker is suspended or banned. The piece can come back when that is lifted.',
    de: 'Wer es herstellt, ist gesperrt. Das Stück kann zurückkommen, wenn die Sperre aufgehoben ist.',
  },
};
