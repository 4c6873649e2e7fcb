// What stands between the cells of a file, as its first line shows: the same for the browser, which shows the rows, and the server, which reads them.
const DELIMITERS = [',', ';', '\t'] as const

/** The one that stands most often outside of quotes in the line of headings. */
export function delimiterOf(head: string): string {
  const [line = ''] = head
    .replace(/^\uFEFF/, '')
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]/, 1)
  const times = (delimiter: string): number => line.split(delimiter).length
  return DELIMITERS.reduce((most, one) => (times(one) > times(most) ? one : most), DELIMITERS[0] as string)
}
