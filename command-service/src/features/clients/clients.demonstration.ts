// Clients of the demonstration: of one trainee in every state, of another one that waits.
import type { Principal } from '@practicum/shared/access/principal'
import type { ClientCommand } from '@practicum/shared/features/clients/clients.decider'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { executeHolding } from '../../execution/holding'
import { clientAggregate, clientsCoded } from './clients.aggregate'

type Step = 'RequestUploads' | 'AllowUploads' | 'ArchiveClient'

/** Key of the trainee, the code, and what has happened since. */
const SAMPLES: readonly (readonly [key: string, code: string, ...steps: Step[]])[] = [
  ['trainee', 'BV-101', 'RequestUploads', 'AllowUploads'],
  ['trainee', 'BV-102', 'RequestUploads'],
  ['trainee', 'BV-103'],
  ['trainee', 'BV-098', 'RequestUploads', 'AllowUploads', 'ArchiveClient'],
  ['trainee.ben', 'C-7', 'RequestUploads'],
]

/** Added with its supervisor, and asked for uploads. */
const LAST_VERSION = 2

const idOf = (index: number): string => derivedId('demonstration', `client-${index}`)

export const clientDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { version } = await executor.load(clientAggregate, idOf(SAMPLES.length - 1))
    return version >= LAST_VERSION
  },
  async fill(demonstration) {
    const supervisor = personCalled(demonstration.people, 'supervisor')
    for (const [index, [key, code, ...steps]] of SAMPLES.entries()) {
      const trainee = personCalled(demonstration.people, key)
      await addClient(demonstration, { clientId: idOf(index), code, trainee, supervisor })
      for (const type of steps) {
        const context = actingAs(
          type === 'AllowUploads' ? supervisor : trainee,
          `client-${index}-${type}`,
          demonstration.now,
        )
        const command = (): ClientCommand => ({ type })
        unwrapOrThrow(await demonstration.services.executor.execute(clientAggregate, idOf(index), { command }, context))
      }
      // Of the first one, for whom it is allowed; the last step of all says that the part is there.
      if (index === 0) await demonstration.attach({ ...DOCUMENT, attachableId: idOf(0), from: key })
    }
  },
}

const DOCUMENT = {
  attachableType: 'client',
  filename: 'session-notes-03.pdf',
  lines: ['Notes for supervision', 'Third session: what went well, and what to ask about.'],
}

interface Sample {
  readonly clientId: string
  readonly code: string
  readonly trainee: Principal
  readonly supervisor: Principal
}

async function addClient(
  { services, now }: Demonstration,
  { clientId, code, trainee, supervisor }: Sample,
): Promise<void> {
  const { organizationId, userId: traineeId, positionId: traineePositionId } = trainee
  const command: ClientCommand = {
    type: 'AddClient',
    data: { clientId, organizationId, traineeId, traineePositionId, code },
    supervision: { supervisorId: supervisor.userId, supervisorPositionId: supervisor.positionId },
  }
  const work = {
    id: clientId,
    request: { command: () => command },
    context: actingAs(trainee, `${clientId}-added`, now),
  }
  unwrapOrThrow(await executeHolding(services.executor, clientsCoded(services), work))
}
