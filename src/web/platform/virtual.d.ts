declare module 'virtual:call-table' {
  export const callTable: Record<string, string>;
}
declare module 'virtual:later-call-table' {
  export const callTable: Record<string, string>;
}

interface ImportMetaEnv {
  /** The language of this build; nothing where the development server serves all. */
  readonly LANGUAGE?: import('#domain/core/languages/language.ts').Language;
}
