// The way to a server that another process of this data folder has started: for tools that look into a running installation.
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { OWNER, readPassword } from './cluster'
import { holderOf } from './data-lock'
import { prepareLayout } from './layout'

/** The connection as its owner, or undefined when no living process holds the folder, or its server is not up yet. */
export async function connectionToRunning(dataDir: string): Promise<pg.ClientConfig | undefined> {
  const folder = resolve(dataDir)
  if ((await holderOf(folder)) === undefined) return undefined
  const layout = await prepareLayout(folder, { info: () => undefined, warn: () => undefined })
  const endpoint = await endpointOf(join(layout.cluster, 'postmaster.pid'))
  return endpoint && { ...endpoint, user: OWNER, password: await readPassword(layout), database: OWNER }
}

/** PostgreSQL writes into this file where it listens: line 4 the port, line 5 the folder of its socket, line 6 the address. */
async function endpointOf(pidFile: string): Promise<{ readonly host: string; readonly port: number } | undefined> {
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  const [port, socket, address] = lines.slice(3, 6).map(line => line.trim())
  const host = socket || address
  return port && host ? { host, port: Number(port) } : undefined
}
