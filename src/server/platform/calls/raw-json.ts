/** An answer that the database already wrote as JSON text; it is sent as it is. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
