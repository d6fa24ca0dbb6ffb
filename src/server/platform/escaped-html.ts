/** Words of people as they stand in HTML and XML, as text or between quotes. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
