// npm run help: the commands of the project, each with one line.
import './steps/node-version.mjs'

const COMMANDS = [
  ['npm start', 'install and build what is missing, then run Practicum with its own PostgreSQL'],
  ['npm test', 'types, lint and every suite this machine can run; -- <path>: the specs there and nothing else'],
  ['npm run dev', 'run with reload: server and screens follow every change'],
  ['npm run check', 'types, lint and the specs that want no server: what one runs between two changes'],
  [
    'npm run soak',
    'what is long by nature, whole: kills, races, rebalances; -- <path> for some; the table is docs/soak.md',
  ],
  ['npm run bench', 'measure against the anchors of docs/'],
  ['npm run seed', 'fill the database with a large demonstration'],
  ['npm run audit', 'check the log and its chain of hashes'],
  ['npm run projections', '-- rebuild <name>, verify <name> or status'],
  ['npm run log', '-- move, copy or compare --to eventstoredb or postgres: the log in another engine'],
  ['npm run places', '-- check or settle: whether the log is the one this installation worked with, and how to go on'],
  ['npm run effects', '-- list, or again <event id|all>: what could not be handled, and once more'],
  ['npm run backup', '-- --to <folder>: a copy of the installation while it runs; its keys are kept elsewhere'],
  ['npm run restore', '-- --from <backup>: into a DATA_DIR that holds the keys and nothing else'],
  ['npm run migrate', 'bring the databases and the bucket to the shape of this release; -- status: what is to come'],
  ['npm run first-admin', '-- --email …: the first account of an installation without the demonstration'],
  ['npm run unlock', '-- --email …: lets new devices sign in to an account that attacks have closed to them'],
  ['npm run erasures', '-- list, request, confirm, withdraw or redo: persons erased for good, by two admins'],
  ['npm run serve', '-- command-service, query-service, projections or reactor: one process of an installation'],
  ['npm run build', 'packages, server and web application into dist/, started by nobody'],
  ['npm run secrets', 'for containers: passwords into .env and keys into infra/deploy/secrets, once'],
  ['npm run kafka', 'a Kafka broker on port 9092, for KAFKA_BROKERS; wants Java and Maven'],
  ['npm run generate', 'write what is made from the feature folders: lists of features, events as they are released'],
  ['npm run new:feature', '-- <name>: a feature that works, in all four layers, with its specs'],
  ['npm run film', '-- <address>: the films of the welcome, anew from a running demonstration; wants Chromium'],
  ['npm run screens', '-- <address>: the pictures of docs/screens, likewise'],
  [
    'npm run lighthouse',
    '-- <address>: how quick the screens of a running demonstration are, and typing in a search; wants Chromium',
  ],
  ['npm run help', 'this page'],
]

const SETTINGS = [
  ['PORT, HOST', 'where it listens (3000 on 127.0.0.1)'],
  ['DATA_DIR', 'database, files and keys (.data)'],
  ['DATABASE_URL', 'a PostgreSQL of your own instead of the built-in one'],
  ['EVENTSTORE_URL', 'esdb://…: the log in EventStoreDB instead of PostgreSQL'],
  [
    'EVENTSTORE_TRUSTED_NETWORK',
    'true: production takes an EventStoreDB without TLS and accounts, for nobody else reaches it',
  ],
  ['EVENTSTORE_FAILOVER_SECONDS', 'how long a call waits for a cluster that elects a leader (15)'],
  ['OBJECTS_URL', 's3://bucket/prefix?endpoint=…: uploaded files in a bucket'],
  ['ANCHORS_URL', 's3://bucket/prefix?endpoint=…: copies of signed anchors in a bucket of their own'],
  ['KAFKA_BROKERS', 'host:port, …: events reach their effects through Kafka'],
  ['DEMO', 'false: begin with an empty installation'],
]

const width = Math.max(...COMMANDS.map(([name]) => name.length))
const lines = rows => rows.map(([name, words]) => `  ${name.padEnd(width)}  ${words}`)

console.log(
  ['', 'Commands', ...lines(COMMANDS), '', 'Settings, from the environment', ...lines(SETTINGS), ''].join('\n'),
)
