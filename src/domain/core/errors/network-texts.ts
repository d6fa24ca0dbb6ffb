/** [ERR-12] The modules of the second source; the others speak as the first does. A sentence of a module's own wins before either. */
const SECOND_SOURCE = /^(?:alerts|messages|vault|functions|files)\./;

/** [ERR-02] */
export const networkText = {
  en: 'A network error occurred. Please check your connection and try again.',
  de: 'Die Verbindung ist gerade gestört. Bitte prüfe sie und versuche es noch einmal.',
};

/** [ERR-09] */
export const friendlyNetworkText = {
  en: 'Network error. Please check your connection and try again.',
  de: 'Die Verbindung ist gestört. Bitte prüfe sie und versuche es noch einmal.',
};

/** [ERR-12] What the module of a call says where the connection failed. */
export const networkSentence = (call: string): typeof networkText =>
  SECOND_SOURCE.test(call) ? friendlyNetworkText : networkText;
