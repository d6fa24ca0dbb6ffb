/** What words of a locator are given beside their name. */
export interface Exactly {
  exact?: boolean;
}

export interface Patience {
  timeout?: number;
  /** Pressed even where it cannot be: what is disabled hears nothing of it. */
  force?: boolean;
  trial?: boolean;
  modifiers?: string[];
}

export interface InputFile {
  name: string;
  mimeType: string;
  buffer: Uint8Array;
}
