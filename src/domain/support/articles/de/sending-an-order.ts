import type { ArticleText } from '../../article.ts';

export const sendingAnOrder: ArticleText = {
  title: 'Wenn eine Bestellung kommt',
  summary: 'Was von der Meldung bis zum zugestellten Paket zu tun ist, und was Verspätung bedeutet.',
  keywords: 'bestellungen im shop, verschicken, versenden, packen, meldung, sendungsnummer, bearbeitung, verspätet',
  body: [
    {
      steps: [
        [
          'Du erfährst davon',
          'In deinem Shop sofort und per Mail, wie du es eingestellt hast. Der Bestand des Stücks ist schon gesenkt.',
        ],
        [
          'Bestellung öffnen',
          'Unter [Bestellungen, Zu verschicken](/seller-dashboard/orders?state=to_ship) steht oben, was als Erstes verschickt werden muss. Text für eine Gravur steht in der Zeile.',
        ],
        [
          'Anfangen, packen, verschicken',
          'Trag ein, wie weit du bist: Wer gekauft hat, liest jeden Schritt mit seiner Zeit. Nenne Paketdienst und Sendungsnummer, wenn du sie als verschickt einträgst, oder später: Damit lässt sich das Paket verfolgen, und sie belegen den Versand, wenn eine Bank fragt. Mit „Einen Teil verschicken“ gehen einige Stücke in einem eigenen Paket voraus; der Rest folgt in einem weiteren.',
        ],
        [
          'Zugestellt',
          'Wenn du oder wer gekauft hat sagt, dass sie angekommen ist, oder 14 Tage nach dem letzten der versprochenen Tage. Von da an kann das Stück bewertet werden, und du kannst antworten. Das Geld kann dir ausgezahlt werden, wenn die Rückgabefrist vorbei ist.',
        ],
      ],
    },
    'Der Tag, bis zu dem sie losgehen muss, wird in Werktagen aus der Zeit gerechnet, die bei deinem Stück steht. Eine Bestellung, die darüber ist, wird in deinem Shop als verspätet gezeigt, und wer gekauft hat, bekommt eine Mail mit einer neuen Schätzung. Gib die Zeit so an, wie du wirklich arbeitest, und lass deine Stücke ruhen, bevor du verreist.',
    'Bestreitet die Bank von jemandem, der gekauft hat, eine Zahlung, werden ihr Betrag und die Gebühr des Zahlungsdienstes zurückgehalten, bis die Bank entschieden hat. Gewinnst du, gehört das Geld wieder dir. Seine Gebühr behält der Zahlungsdienst trotzdem: Der Marktplatz zahlt sie, soweit seine eigene Gebühr aus dieser Bestellung reicht, den Rest zahlt dein Shop. Unter [Auszahlungen](/seller-dashboard/payouts) steht er als „Kosten eines Einspruchs“. Ebenso ist es mit dem, was eine Bank über den Rest der Bestellung hinaus holt.',
  ],
};
