// Sets everything that remembers a place back to what the log holds, in one transaction: after it the log is the one of this installation.
import { placeColumns } from '@practicum/infra/event-store/places'
import { inTransaction } from '@practicum/infra/postgres/transaction'
import type pg from 'pg'
import type { Settlement } from './settlement'

/** Before it nothing has changed; after it the next start makes the read models anew, whoever was to do it. */
export async function settle(pool: pg.Pool, settlement: Settlement): Promise<void> {
  await inTransaction(pool, async client => {
    await readModelsAnew(client, settlement)
    await effectsFrom(client, settlement)
    await forgetPeople(client, settlement)
    await client.query('delete from snapshot.state; delete from snapshot.command')
    await removeAnchors(client, settlement)
  })
}

/** Version 0 has them built anew, up to the end of this log. */
async function readModelsAnew(client: pg.ClientBase, { agreed, later }: Settlement): Promise<void> {
  const last = later.at(-1) ?? agreed.event
  await client.query('delete from read.parked')
  await client.query(
    `update read.checkpoint set version = 0, generation = generation + 1, stall = null, position = $1, event_position = $2, event = $3`,
    [last?.position ?? agreed.position, ...placeColumns(last)],
  )
}

/**
 * The relay goes on behind what both know; whatever has been handled is known to the inbox. Where nothing is known everything would be told anew,
 * so nothing is. Events that are gone may come again under their ids, when somebody repeats what they did.
 */
async function effectsFrom(client: pg.ClientBase, { lost, agreed, later, deadLetters }: Settlement): Promise<void> {
  const known = agreed.event ?? later.at(-1)
  if (lost.some(({ of }) => of === 'relay')) {
    await client.query(`update bus.relay set position = $1, event_position = $2, event = $3 where name = 'relay'`, [
      known?.position ?? agreed.position,
      ...placeColumns(known),
    ])
  }
  await client.query('delete from bus.parked where event_id = any ($1::uuid[])', [deadLetters])
  await client.query('delete from bus.inbox where handled_at >= $1 and event_id <> all ($2::uuid[])', [
    agreed.recordedAt,
    later.map(({ id }) => id),
  ])
}

async function forgetPeople(client: pg.ClientBase, { agreed, accounts }: Settlement): Promise<void> {
  await client.query('delete from access.session where log_position > $1', [agreed.position])
  await client.query('delete from access.answer where log_position > $1', [agreed.position])
  await client.query('update access.api_token set log_position = $1 where log_position > $1', [agreed.position])
  await client.query('delete from access.credential where user_id = any ($1::uuid[])', [accounts])
}

/** Their copies outside the database stay: what was signed is not unsigned by a tool. */
async function removeAnchors(client: pg.ClientBase, { lastAnchor }: Settlement): Promise<void> {
  await client.query('alter table log.anchor disable trigger append_only')
  await client.query('delete from log.anchor where number > $1', [lastAnchor])
  await client.query('alter table log.anchor enable trigger append_only')
}
