// npm run effects -- list | again <event id|all>: events that a consumer could not handle, and their effects after all.
import { type DeadLetter, deadLetters, requestReplay } from '@practicum/infra/bus/dead-letters'
import { readConfig } from '@practicum/infra/config/config'
import { createLog } from '@practicum/infra/observe/log'
import { createPool } from '@practicum/infra/postgres/pool'
import type pg from 'pg'
import { z } from 'zod'
import { reachDatabase } from './reach-database'
import { refused, runTool } from './run-tool'

const USAGE = 'npm run effects -- list | again <event id|all>'

/** Answers the exit code: 1 where something is missing. */
type Task = (pool: pg.Pool) => Promise<number>

function taskOf([verb, which = '']: readonly string[]): Task | undefined {
  if (verb === 'list') return list
  if (verb !== 'again') return undefined
  if (which === 'all') return pool => again(pool)
  return z.uuid().safeParse(which).success ? pool => again(pool, which) : undefined
}

async function list(pool: pg.Pool): Promise<number> {
  const events = await deadLetters(pool)
  for (const event of events) console.log(inWords(event))
  console.log(events.length === 0 ? 'Every event has had its effects.' : `${events.length} set aside`)
  return events.length === 0 ? 0 : 1
}

async function again(pool: pg.Pool, eventId?: string): Promise<number> {
  const asked = await requestReplay(pool, eventId)
  console.log(
    asked === 0
      ? 'Nothing of that is set aside.'
      : `${asked} go to their consumers within seconds of a reactor running`,
  )
  return asked === 0 && eventId !== undefined ? 1 : 0
}

const inWords = ({ consumer, eventId, stream, error, parkedAt, replayRequestedAt }: DeadLetter): string => {
  const since = replayRequestedAt === null ? '' : `, asked for again ${replayRequestedAt.toISOString()}`
  return `${eventId}  ${stream}  ${consumer}  ${parkedAt.toISOString()}${since}\n  ${error}`
}

async function run(args: readonly string[]): Promise<number> {
  const task = taskOf(args)
  if (!task) return refused(USAGE)
  const database = await reachDatabase(await readConfig(process.env), createLog('warn'))
  const pool = createPool(database.connection, { name: 'effects', max: 1 })
  try {
    return await task(pool)
  } finally {
    await pool.end()
    await database.close()
  }
}

runTool(run)
