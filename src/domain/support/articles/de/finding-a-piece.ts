import type { ArticleText } from '../../article.ts';

export const findingAPiece: ArticleText = {
  title: 'Ein Stück finden und merken',
  summary: 'Mit Wörtern und Filtern suchen, merken, einem Shop folgen und auf Ausverkauftes warten.',
  keywords: 'suche, suchen, filter, merkzettel, herz, favoriten, ausverkauft, folgen, wieder da, frage',
  body: [
    {
      list: [
        'Schreib, was es ist, woraus oder von wem: Becher blau, Schale Eiche, Rio Clay. Kleine Tippfehler machen nichts. Unter [Alle Stücke](/search) sind die Filter.',
        'Wähle in den Filtern dein Land, dann bleiben nur Stücke, die dorthin verschickt werden.',
        'Mit dem Herz kommt ein Stück auf deinen [Merkzettel](/wishlist), ohne Konto für 30 Tage. Dort siehst du, wenn der Preis sinkt oder nur noch wenige da sind.',
        'Folge einem Shop, und seine neuen Stücke stehen auf deiner Startseite.',
        'Bei einer ausverkauften Ausführung steht Sag Bescheid, wenn es wieder da ist. Du bekommst eine einzige Mail, sobald die Werkstatt neue Stücke hat.',
      ],
    },
    { heading: 'Die Werkstatt fragen' },
    'Unter jedem Stück steht Fragen. Alle können Frage und Antwort lesen, also lass Bestellnummern und Adressen weg. Wenn die Werkstatt geantwortet hat, erfährst du es.',
  ],
};
