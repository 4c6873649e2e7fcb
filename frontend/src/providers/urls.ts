// Writes the address of a call from a row's path, its parameters and its query.

/** `/api/tasks/:id` with `{ id }` and a query becomes an address of this site; arrays repeat their key. */
export function urlOf(path: string, params: Record<string, string> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => pairs(key, value))).toString()
  return search === '' ? filled : `${filled}?${search}`
}

function pairs(key: string, value: unknown): string[][] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.map(item => [key, String(item)]) : [[key, String(value)]]
}

/** Method and path without query, which may carry words a person typed. */
export const endpointOf = (method = 'GET', url: string): string => `${method} ${url.split('?')[0] ?? ''}`
