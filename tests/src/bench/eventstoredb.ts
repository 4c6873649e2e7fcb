// The double of EventStoreDB as a server in a process of its own, for measurements; tells its port.
import { startDouble } from '@practicum/infra/event-store/eventstoredb/double/double'

process.once('disconnect', () => process.exit(0))
void startDouble().then(({ connectionString }) => process.send?.({ port: Number(new URL(connectionString).port) }))
