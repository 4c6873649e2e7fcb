// Comma-separated values that a spreadsheet shows and never carries out.

/** What a spreadsheet would take for a formula, also behind white space that it trims. */
const FORMULA = /^\s*[=+\-@\t\r\0＝＋－＠]/

/** One line with its end, after RFC 4180. Texts that look like formulas get an apostrophe in front; numbers stay numbers. */
export const csvLine = (cells: readonly (string | number | boolean | null)[]): string =>
  `${cells.map(cellOf).join(',')}\r\n`

function cellOf(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const inert = inertText(value)
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** With an apostrophe in front where a spreadsheet would carry it out, also once it is saved in another format. */
export const inertText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
