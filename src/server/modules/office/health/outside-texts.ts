interface LeftAlone {
  time: string;
  failures: number;
  where: string;
  error: string;
}

/** What stands outside the house. */
export const serviceTexts = {
  labels: {
    en: {
      'card provider': 'Card provider',
      'mail server': 'Mail server',
      'file store': 'File store',
      'search service': 'Search service',
      'identity provider': 'Identity provider',
      'text sender': 'Text sender',
      'label provider': 'Label provider',
    },
    de: {
      'card provider': 'Kartenanbieter',
      'mail server': 'Mailserver',
      'file store': 'Dateispeicher',
      'search service': 'Suchdienst',
      'identity provider': 'Anmeldedienst',
      'text sender': 'SMS-Versand',
      'label provider': 'Etikettendienst',
    },
  },
  advice: {
    en: 'See the provider’s status page and its setting. Calls are tried again by themselves, and nothing is lost.',
    de: 'Sieh auf die Statusseite des Anbieters und in seine Einstellung. Aufrufe werden von selbst wiederholt, nichts geht verloren.',
  },
  notChecked: { en: 'not asked yet', de: 'noch nicht gefragt' },
  inProcesses: {
    en: (some: number, all: number) => `, in ${some} of ${all} processes`,
    de: (some: number, all: number) => `, in ${some} von ${all} Prozessen`,
  },
  leftAlone: {
    en: ({ time, failures, where, error }: LeftAlone) =>
      `left alone until ${time} after ${failures} failures${where}: ${error}`,
    de: ({ time, failures, where, error }: LeftAlone) =>
      `bis ${time} in Ruhe gelassen nach ${failures} Fehlschlägen${where}: ${error}`,
  },
  withCare: {
    en: (where: string) => `asked again with care${where}`,
    de: (where: string) => `wird vorsichtig wieder gefragt${where}`,
  },
  inRow: {
    en: (times: number, where: string, error: string) => `failed ${times} times in a row${where}: ${error}`,
    de: (times: number, where: string, error: string) => `${times} Mal nacheinander gescheitert${where}: ${error}`,
  },
  notSince: {
    en: 'not asked again since it was left alone',
    de: 'nicht wieder gefragt, seit es in Ruhe gelassen wurde',
  },
  answers: { en: 'answers', de: 'antwortet' },
};
