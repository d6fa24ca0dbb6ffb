import type { ArticleText } from '../../article.ts';

export const returns: ArticleText = {
  title: 'Ein Stück zurückschicken',
  summary: 'Wie lange du Zeit hast, wer den Rückweg zahlt, und was du tun kannst, wenn etwas kaputt ankam.',
  keywords:
    'rücksendung, rückgabe, zurückgeben, erstattung, geld zurück, kaputt, beschädigt, falsches stück, umtausch, reklamation, widerruf',
  body: [
    {
      steps: [
        [
          'Auf die Frist sehen',
          'Sie steht auf der Seite jedes Stücks unter Lieferung und Rückgabe und läuft vom Tag der Ankunft an. Jede Werkstatt setzt ihre eigene.',
        ],
        [
          'Auf der Seite deiner Bestellung darum bitten',
          'Wähle Stücke zurückschicken, welche, und warum. Die Werkstatt antwortet innerhalb von fünf Tagen; ohne Antwort ist es von selbst genehmigt. Findest du die Bestellung nicht, schreib an {support}.',
        ],
        [
          'Abschicken',
          'Wohin, steht auf der Seite der Bestellung. Pack es ein, wie es kam, heb den Beleg auf und trag die Nummer des Pakets ein. Den Rückweg zahlst du, außer das Stück ist kaputt, anders als beschrieben oder ein falsches: Dann zahlt ihn die Werkstatt.',
        ],
        [
          'Das Geld kommt zurück',
          'Die Werkstatt sieht sich das Stück an und gibt das Geld innerhalb von 3–5 Werktagen zurück, auf die Karte, mit der bezahlt wurde. Jeder Schritt steht auf der Seite der Bestellung.',
        ],
      ],
    },
    'Stücke mit deinem Text und solche, die schnell verderben, kannst du nur zurückschicken, wenn etwas mit ihnen nicht stimmt; Stücke, die zum Schutz der Gesundheit oder aus Hygiene versiegelt sind, nur mit unverletztem Siegel. Das steht auf ihren Seiten und an der Kasse, bevor du kaufst.',
    { heading: 'Den Vertrag widerrufen' },
    'Was dir jemand als Gewerbe verkauft hat, kannst du ohne Grund widerrufen, vom Kauf an, bis die Rückgabefrist vorbei ist: [Vertrag hier widerrufen](/withdraw) steht unter jeder Seite und braucht kein Konto. Was noch nicht verschickt ist, wird storniert und sofort erstattet.',
    { heading: 'Es kam kaputt an, oder es ist ein anderes Stück' },
    'Schreib uns mit der Nummer der Bestellung und sag, was nicht stimmt; ein Bild kannst du an die Antwort auf unsere Mail hängen. Du musst nichts zurückschicken, bevor du von uns gehört hast, und was der Rückweg kostet, trägt die Werkstatt. Das gilt für jedes Stück, gleich welche Rückgabefrist es hat.',
  ],
};
