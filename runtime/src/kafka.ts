// npm run kafka: a Kafka broker for developers on port 9092, its topics in the data folder, until Ctrl-C.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startBroker } from '@practicum/infra/bus/kafka/broker'
import { readConfig } from '@practicum/infra/config/config'
import { reportFailedStart } from '@practicum/infra/config/start-refused'

const PORT = 9092

async function run(): Promise<void> {
  const { dataDir } = await readConfig(process.env)
  // From dist/server, where this program runs.
  const root = fileURLToPath(new URL('../..', import.meta.url))
  console.log('practicum: starting a Kafka broker (the first time, Maven fetches it)')
  const broker = await startBroker({ root, folder: join(dataDir, 'kafka'), port: PORT })
  console.log(
    `practicum: the broker answers at ${broker.address}; start the product with KAFKA_BROKERS=${broker.address}`,
  )
  await new Promise(resolve => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await broker.stop()
}

run().then(
  () => process.exit(0),
  error => {
    reportFailedStart(error)
    process.exit(1)
  },
)
