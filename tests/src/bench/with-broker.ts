// Measurements that want a Kafka broker get one of their own, where Java and Maven are; elsewhere they are left out, and say so.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startBroker } from '@practicum/infra/bus/kafka/broker'
import type { Installation } from './installation'
import type { TableRow } from './table'

// From dist/server, where this program runs.
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

let started = 0

export async function withBroker(
  { dataDir }: Installation,
  measure: (broker: string) => Promise<readonly TableRow[]>,
): Promise<readonly TableRow[]> {
  const runs = ['java', 'mvn'].every(program => spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0)
  if (!runs) {
    console.log('left out: it wants Java and Maven, for a Kafka broker')
    return []
  }
  const broker = await startBroker({ root: ROOT, folder: join(dataDir, `kafka-${started++}`) })
  try {
    return await measure(broker.address)
  } finally {
    await broker.stop()
  }
}
