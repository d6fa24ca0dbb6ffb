import { say } from '#web/platform/languages/language.ts';

export const optional = say({ en: 'Optional', de: 'Freiwillig' });
export const counted = say({
  en: (written: number, most: number) => `${written} of ${most}`,
  de: (written: number, most: number) => `${written} von ${most}`,
});

export const title = say({ en: 'Title', de: 'Titel' });
export const titleExample = say({
  en: 'Two-tone stoneware mug, hand-dipped, 250 ml',
  de: 'Zweifarbiger Steinzeugbecher, von Hand getaucht, 250 ml',
});
export const story = say({ en: 'Story', de: 'Geschichte' });
export const storyHint = say({
  en: 'How it is made, what it feels like, what makes each one different.',
  de: 'Wie es entsteht, wie es sich anfühlt, was jedes einzelne anders macht.',
});
export const category = say({ en: 'Category', de: 'Kategorie' });
export const choose = say({ en: 'Choose…', de: 'Bitte wählen …' });
export const materials = say({ en: 'Materials', de: 'Materialien' });
export const materialsExample = say({ en: 'Stoneware, tin-free glaze', de: 'Steinzeug, zinnfreie Glasur' });

export const canBePersonal = say({
  en: 'Buyers can have it personalised',
  de: 'Auf Wunsch mit eigenem Text',
});
export const prompt = say({ en: 'What do you ask the buyer', de: 'Wonach fragst du' });
export const promptExample = say({
  en: 'Initials to engrave under the foot',
  de: 'Initialen zum Gravieren unter dem Fuß',
});
export const longest = say({ en: 'Longest, letters', de: 'Höchstens, Zeichen' });
export const mustBeFilled = say({ en: 'Must be filled in', de: 'Pflichtfeld' });
export const asBuyersSeeIt = say({ en: 'As buyers see it', de: 'So steht es im Shop' });
export const noPrompt = say({ en: 'What do you ask?', de: 'Wonach fragst du?' });
export const tryItOut = say({ en: 'Try it out', de: 'Probier es aus' });

export const whoMakes = say({ en: 'Who makes it', de: 'Wer es macht' });
export const origins = say({
  en: { made: 'Made by me', designed: 'Designed by me, made by others' },
  de: { made: 'Ich selbst', designed: 'Andere, nach meinem Entwurf' },
});
export const kind = say({ en: 'Kind', de: 'Art' });
export const kinds = say({
  en: { ready: 'Ready to ship', order: 'Made to order' },
  de: { ready: 'Versandfertig', order: 'Auf Bestellung' },
});
export const workingDays = say({ en: 'Working days to post', de: 'Werktage bis Versand' });
export const makingMinutes = say({ en: 'Minutes to make one', de: 'Minuten für ein Stück' });
export const planByMinutes = say({
  en: 'Counts once you set your minutes per day in the shipping settings.',
  de: 'Zählt, sobald du unter Versand deine Arbeitsminuten am Tag angibst.',
});
export const buyersRead = say({ en: 'Buyers read today', de: 'Im Shop steht heute' });
export const leaves = say({
  en: (day: string) => `“Leaves by ${day}.”`,
  de: (day: string) => `„Verlässt die Werkstatt bis ${day}“`,
});

export const weight = say({ en: 'Weight, packed, g', de: 'Gewicht, verpackt, g' });
export const hsCode = say({ en: 'Customs number (HS code)', de: 'Zolltarifnummer (HS-Code)' });
export const hsCodeHint = say({
  en: '6 to 10 figures. It goes on the customs form of parcels that leave the EU.',
  de: '6 bis 10 Ziffern. Sie steht in der Zollerklärung von Paketen, die die EU verlassen.',
});
export const lowStock = say({ en: 'Low stock from', de: 'Wenig Bestand ab' });
export const lowStockHint = say({
  en: 'You get an alert when so many pieces or fewer are left. 0 tells you only when it is sold out.',
  de: 'Du bekommst einen Hinweis, wenn nur noch so viele Stücke da sind. Bei 0 erst, wenn es ausverkauft ist.',
});
export const sides = say({
  en: { height: 'Height, cm', width: 'Width, cm', depth: 'Depth, cm' },
  de: { height: 'Höhe, cm', width: 'Breite, cm', depth: 'Tiefe, cm' },
});
export const sizeNote = say({ en: 'Size in words', de: 'Größe in Worten' });
export const sizeExample = say({
  en: 'Holds 250 ml, fits both hands',
  de: 'Fasst 250 ml, passt in beide Hände',
});
export const care = say({ en: 'Care', de: 'Pflege' });
export const careExample = say({ en: 'Dishwasher safe', de: 'Spülmaschinenfest' });
export const withdrawal = say({ en: 'Right of withdrawal', de: 'Widerrufsrecht' });
export const withdrawalHint = say({
  en: 'The law makes these exceptions and no others. Buyers read it before they buy.',
  de: 'Das Gesetz kennt diese Ausnahmen und keine anderen. Wer kauft, liest es vorher.',
});
export const withdrawals = say({
  en: {
    none: 'Buyers may withdraw',
    sealed: 'Sealed for health or hygiene: only with the seal unbroken',
    perishable: 'Spoils quickly: they may not',
  },
  de: {
    none: 'Der Kauf kann widerrufen werden',
    sealed: 'Aus Hygiene versiegelt: nur mit unversehrtem Siegel',
    perishable: 'Schnell verderblich: kein Widerruf',
  },
});

export const tags = say({ en: 'Search words', de: 'Suchwörter' });
export const tagsHint = say({
  en: 'What a buyer would type, with commas between.',
  de: 'Was man in die Suche schreiben würde, mit Kommas dazwischen.',
});
export const tagsExample = say({ en: 'coffee, tea, gift, minimal', de: 'Kaffee, Tee, Geschenk, schlicht' });
export const colours = say({ en: 'Colours', de: 'Farben' });
export const coloursExample = say({ en: 'white, ink blue', de: 'weiß, tintenblau' });
export const earlierPrice = say({ en: 'Earlier price', de: 'Früherer Preis' });
export const earlierPriceHint = say({
  en: 'Says that it is reduced. Crossed out stands its lowest price of the 30 days before, if it has one.',
  de: 'Sagt, dass es günstiger ist. Durchgestrichen steht der niedrigste Preis der 30 Tage davor, wenn es einen gibt.',
});
export const section = say({ en: 'Section of your shop', de: 'Bereich deines Shops' });
export const noSection = say({ en: 'In no section', de: 'In keinem Bereich' });
