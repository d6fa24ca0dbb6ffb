export interface Mail {
  /** Names the occasion: a second mail with the same key is not written, so that no retry doubles it. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** More headers, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  /** Better lost than sent twice. Every other mail is sent until a server has taken it. */
  atMostOnce?: boolean;
  /** What it tells of, where that can be taken back: see `recallMails`. */
  about?: string;
  /** Its reader's account is gone: the address goes too, as soon as it was sent. */
  forgetsReader?: boolean;
  /** [SUP-03] Ids and addresses of people whose names or words it repeats; of its reader nothing is said. */
  quotes?: readonly string[];
  /** It does not leave before. */
  notBefore?: Date;
}
