// Where every measurement ends: one table, as text that is also Markdown.

const COLUMNS = [
  'what',
  'per second',
  'p50 ms',
  'p99 ms',
  'CPU server ms',
  'CPU database ms',
  'of anchor',
  'p99 of anchor',
  'goal',
] as const

export type TableRow = { readonly what: string } & Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>

export function tableOf(rows: readonly TableRow[]): string {
  const cells = [Object.fromEntries(COLUMNS.map(column => [column, column])) as TableRow, ...rows]
  const widths = COLUMNS.map(column => Math.max(...cells.map(row => (row[column] ?? '').length)))
  const line = (row: TableRow): string =>
    `| ${COLUMNS.map((column, index) => padded(row[column] ?? '', widths[index] ?? 0, column === 'what')).join(' | ')} |`
  const rule = `|${widths.map((width, index) => (index === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  const [head, ...body] = cells.map(line)
  return [head, rule, ...body].join('\n')
}

const padded = (text: string, width: number, left: boolean): string =>
  left ? text.padEnd(width) : text.padStart(width)
