// When nothing is on its way any more: the whole log is with the brokers and in the read models, and whoever acts on events has acted on all of them.
import { isDeepStrictEqual } from 'node:util'
import { Kafka, logLevel } from 'kafkajs'
import { eventually } from '../api/harness/eventually'
import type { TestDatabase } from '../setup/database'

export interface Delivering {
  readonly database: Pick<TestDatabase, 'pool'>
  readonly broker: { readonly addresses: readonly string[] }
  readonly topic: string
}

interface Stand {
  /** Different ones at which relay and read models are. */
  readonly places: number
  readonly events: number
}

const NOWHERE: Stand = { places: 0, events: 0 }

const STANDS = `select count(distinct place)::int as places, (select count(*)::int from log.event) as events
  from log.places() where place_of = 'relay' or place_of like 'read model %'`

/** Who only listens has a group that ends with an id of its own; it acts on nothing. */
const LISTENS = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A consumer keeps its place after its effects, so one that is not at the end may act once more; and an effect is an event that is carried again. */
export async function delivered({ database, broker, topic }: Delivering): Promise<void> {
  const stands = async (): Promise<Stand> => (await database.pool.query<Stand>(STANDS)).rows[0] ?? NOWHERE
  // Brokers are asked about each group, at their cost: only when nothing else is on its way.
  const looked = async () => {
    const before = await stands()
    if (before.places !== 1) return { before, left: undefined, after: NOWHERE }
    return { before, left: await leftOf(broker, topic), after: await stands() }
  }
  await eventually(
    // Brokers that have just begun do not answer for every group at once.
    () => looked().catch((error: unknown) => String(error)),
    seen => typeof seen !== 'string' && seen.left === 0 && isDeepStrictEqual(seen.before, seen.after),
  )
}

/** Messages that a group has not counted as handled, of all groups. */
async function leftOf({ addresses }: Delivering['broker'], topic: string): Promise<number> {
  const admin = new Kafka({ brokers: [...addresses], logLevel: logLevel.NOTHING }).admin()
  await admin.connect()
  try {
    const ends = await admin.fetchTopicOffsets(topic)
    const { groups } = await admin.listGroups()
    const durable = groups.map(({ groupId }) => groupId).filter(id => id.startsWith(`${topic}.`) && !LISTENS.test(id))
    if (durable.length === 0) throw new Error('nobody acts on events yet')
    let left = 0
    for (const groupId of durable) {
      const [kept] = await admin.fetchOffsets({ groupId, topics: [topic] })
      // Where it has kept no place, all of the partition is left.
      const placeIn = new Map(kept?.partitions.map(({ partition, offset }) => [partition, Math.max(0, Number(offset))]))
      for (const { partition, high } of ends) left += Number(high) - (placeIn.get(partition) ?? 0)
    }
    return left
  } finally {
    await admin.disconnect()
  }
}
