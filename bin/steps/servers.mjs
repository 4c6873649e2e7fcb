// Which servers the suites run against: one named by the environment, one in a container, one of our own, or none.
import { spawnSync } from 'node:child_process'

/** @typedef {'named' | 'container' | 'java' | 'none'} Source */

const answers = (program, ...args) => spawnSync(program, args, { stdio: 'ignore', timeout: 10_000 }).status === 0

/** A container wants a Docker engine that answers; a broker of our own wants Java, and Maven to gather it. */
export function serverSources({ EVENTSTORE_URL, KAFKA_BROKERS } = process.env) {
  const contained = answers('docker', 'info')
  const java = !contained && ['java', 'mvn'].every(program => answers(program, '-version'))
  const firstOf = choices => choices.find(([, there]) => there)[0]
  return {
    EVENTSTORE_FROM: firstOf([
      ['named', EVENTSTORE_URL],
      ['container', contained],
      ['none', true],
    ]),
    KAFKA_FROM: firstOf([
      ['named', KAFKA_BROKERS],
      ['container', contained],
      ['java', java],
      ['none', true],
    ]),
    S3_FROM: firstOf([
      ['container', contained],
      ['java', java],
      ['none', true],
    ]),
  }
}

const EVENTSTORE = {
  named: 'against the server of EVENTSTORE_URL, and against its double',
  container: 'against a server in a container, and against its double',
  none: 'against its double alone (a server is wanted: EVENTSTORE_URL, or Docker)',
}
const KAFKA = {
  named: 'against the brokers of KAFKA_BROKERS, which are not killed',
  container: 'against a broker in a container',
  java: 'against a broker of our own',
  none: 'left out (they want KAFKA_BROKERS, Docker, or Java and Maven)',
}

const S3 = {
  container: 'against a server in a container',
  java: 'against a server of our own',
  none: 'left out (they want Docker, or Java and Maven)',
}

/** What runs and what does not, in one line. */
export const inOneLine = ({ EVENTSTORE_FROM, KAFKA_FROM, S3_FROM }) =>
  `the suites of EventStoreDB run ${EVENTSTORE[EVENTSTORE_FROM]}; those of Kafka ${KAFKA_FROM === 'none' ? 'are' : 'run'} ${KAFKA[KAFKA_FROM]}; those of S3 ${S3_FROM === 'none' ? 'are' : 'run'} ${S3[S3_FROM]}`
