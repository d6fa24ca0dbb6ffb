declare module 'virtual:call-table' {
  export const callTable: Record<string, string>;
}
declare module 'virtual:later-call-table' {
  export const callTable: Record<string, string>;
}
