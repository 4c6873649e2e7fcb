// The address of ClamAV's daemon, as CLAMD_URL writes it.

export type ClamdLocation = { readonly host: string; readonly port: number } | { readonly path: string }

const PORT = 3310
const OF_TCP = /^tcp:\/\/(?:\[([0-9a-fA-F:.]+)\]|([^\s:/?#@[\]]+))(?::(\d{1,5}))?\/?$/
const OF_MACHINE = /^unix:\/\/(\/[^\s?#]+)$/

/** `tcp://host:3310`, or `unix:///run/clamav/clamd.ctl`. Undefined: it is none. */
export function parseClamdUrl(text: string): ClamdLocation | undefined {
  const path = OF_MACHINE.exec(text)?.[1]
  if (path !== undefined) return { path }
  const [, address, name, port = PORT] = OF_TCP.exec(text) ?? []
  const host = address ?? name
  return host !== undefined && isPort(Number(port)) ? { host, port: Number(port) } : undefined
}

const isPort = (port: number): boolean => port >= 1 && port <= 65_535
