import type { ArticleWords } from '../../article.ts';

export const sendingAnOrder: ArticleWords = {
  title: 'Wenn eine Bestellung kommt',
  summary: 'Was von der Meldung bis zum zugestellten Paket zu tun ist, und was Verspätung bedeutet.',
  words: 'bestellungen im shop, verschicken, versenden, packen, meldung, sendungsnummer, bearbeitung, verspätet',
  body: [
    {
      steps: [
        [
          'Du erfährst davon',
          'In deinem Shop sofort und per Mail, wie du es eingestellt hast. Der Bestand des Stücks ist schon gesenkt.',
        ],
        [
          'Bestellung öffnen',
          'Unter [Bestellungen](/seller-dashboard/orders) steht oben, was als Erstes verschickt werden muss. Text für eine Gravur steht in der Zeile.',
        ],
        [
          'Anfangen, packen, verschicken',
          'Trag ein, wie weit du bist: Wer gekauft hat, liest jeden Schritt mit seiner Zeit. Nenne Paketdienst und Sendungsnummer, wenn du sie als verschickt einträgst, oder später: Damit lässt sich das Paket verfolgen, und sie belegen den Versand, wenn eine Bank fragt.',
        ],
        [
          'Zugestellt',
          'Wenn du oder wer gekauft hat sagt, dass sie angekommen ist, oder 14 Tage nach dem letzten der versprochenen Tage. Von da an kann das Stück bewertet werden, und du kannst antworten. Das Geld kann dir ausgezahlt werden, wenn die Rückgabefrist vorbei ist.',
        ],
      ],
    },
    'Der Tag, bis zu dem sie losgehen muss, wird in Werktagen aus der Zeit gerechnet, die bei deinem Stück steht. Eine Bestellung, die darüber ist, wird in deinem Shop als verspätet gezeigt. Gib die Zeit so an, wie du wirklich arbeitest, und lass deine Stücke ruhen, bevor du verreist.',
  ],
};
