// A process that only writes, to be killed at any moment: it notes every append before it is sent and after it is acknowledged.
import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type Expected, type NewEvent, StoreUnavailable } from '@practicum/infra/event-store/port'
import { postgresEventStore } from '@practicum/infra/event-store/postgres/postgres'
import { createPool } from '@practicum/infra/postgres/pool'
import { as } from '@practicum/infra/postgres/roles'
import type pg from 'pg'
import type { LedgerLine } from './event-store-ledger'

const LOOPS = 8
const ledger = process.env.LEDGER ?? ''
const connection: pg.ClientConfig = JSON.parse(process.env.CONNECTION ?? '{}')
const store = postgresEventStore({
  pool: createPool(as('command', connection), { name: 'writer', max: 10 }),
  listen: connection,
})

/** One write call with O_APPEND: whatever the process had noted when it was killed is in the file. */
const note = (line: LedgerLine): void => appendFileSync(ledger, `${JSON.stringify(line)}\n`)

async function writeForEver(stream: string): Promise<never> {
  let revision = -1
  for (let n = 0; ; n += 1) {
    const events = Array.from({ length: 1 + (n % 4) }, () => ({
      id: randomUUID(),
      type: 'Noted',
      data: { n },
      metadata: {},
    }))
    const ids = events.map(({ id }) => id)
    note({ kind: 'tried', stream, after: revision, ids })
    revision = await acknowledged(stream, events, revision < 0 ? 'none' : BigInt(revision))
    note({ kind: 'acknowledged', stream, ids, revision })
  }
}

async function acknowledged(stream: string, events: readonly NewEvent[], expected: Expected): Promise<number> {
  for (;;) {
    try {
      return Number((await store.append(stream, events, expected)).revision)
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      await wait(10 + Math.random() * 40)
    }
  }
}

Promise.all(Array.from({ length: LOOPS }, () => writeForEver(`ledger-${randomUUID()}`))).catch(error => {
  note({ kind: 'failed', reason: String(error) })
  process.exit(1)
})
