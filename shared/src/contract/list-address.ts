// What the address of a list says of what it shows: the parameters that a link, a saved view and the lists themselves share.

/** A page, an open row or a moment is not among them. */
export const LIST_PARAMETERS = [
  'filter',
  'sort',
  'order',
  'group',
  'fold',
  'view',
  'scale',
  'hide',
  'columns',
  'density',
] as const

export type ListParameter = (typeof LIST_PARAMETERS)[number]

const isListParameter = (name: string): boolean => LIST_PARAMETERS.some(known => known === name)

/** The filter of an address; undefined for what is none. */
export function filterIn(query: URLSearchParams): Readonly<Record<string, unknown>> | undefined {
  try {
    const filter: unknown = JSON.parse(query.get('filter') ?? '{}')
    if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return undefined
    return filter as Readonly<Record<string, unknown>>
  } catch {
    return undefined
  }
}

/** Nothing but what narrows, orders and shows a list. */
export function isListQuery(text: string): boolean {
  const query = new URLSearchParams(text)
  return [...query.keys()].every(isListParameter) && filterIn(query) !== undefined
}
