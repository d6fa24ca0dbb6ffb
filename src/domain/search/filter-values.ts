/** Values of one filter as one text: between commas, a comma or a backslash of their own behind a backslash. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[\\,]/g, String.raw`\$&`)).join(',');

export const splitValues = (text: string): string[] =>
  (text.match(/(?:\\.|[^\\,])+/g) ?? []).map((value) => value.replace(/\\(.)/g, '$1').trim()).filter(Boolean);
