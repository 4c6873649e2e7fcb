// The imports of the demonstration: three people who were invited from a file, and three sites, each time one that was there already.
import type { ImportCommand } from '@practicum/shared/features/imports/imports.decider'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { importAggregate } from './imports.aggregate'

interface Sample {
  readonly key: string
  readonly kind: string
  readonly columns: Readonly<Record<string, string>>
  readonly failure: { readonly code: string; readonly field: string; readonly said: string }
}

const SITES: Sample = {
  ...{ key: 'import', kind: 'sites', columns: { name: 'Site', state_id: 'State' } },
  failure: { code: 'site.duplicate', field: 'name', said: 'Bayview Clinic' },
}
const PEOPLE: Sample = {
  ...{ key: 'import-people', kind: 'people' },
  columns: { email: 'Email', first_name: 'First name', last_name: 'Last name', role: 'Role' },
  failure: { code: 'invite.exists', field: 'email', said: 'o…@demo.practicum.test' },
}

const idOf = ({ key }: Sample): string => derivedId('demonstration', key)

/** The one of sites last: what was begun is seen to be whole by it. */
export const importDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { state } = await executor.load(importAggregate, idOf(SITES))
    return state.status === 'done'
  },
  async fill(demonstration) {
    for (const sample of [PEOPLE, SITES]) await add(demonstration, sample)
  },
}

async function add({ services, people, now }: Demonstration, sample: Sample): Promise<void> {
  const { key, kind, columns, failure } = sample
  const importId = idOf(sample)
  const creator = personCalled(people, 'coordinator')
  const { organizationId, userId: creatorId, positionId: creatorPositionId } = creator
  const data = {
    ...{ importId, organizationId, kind, creatorId, creatorPositionId, rows: 3, filename: `${kind}.csv` },
    uploadId: derivedId(importId, 'imported-file'),
    columns: Object.entries(columns).map(([field, heading]) => ({ field, heading })),
  }
  const failures = [{ row: 3, ...failure, example: '' }]
  const commands: readonly ImportCommand[] = [
    { type: 'StartImport', data },
    { type: 'NoteRows', after: 0, upTo: 3, added: 2, failures },
    { type: 'EndImport', outcome: 'done' },
  ]
  for (const [index, command] of commands.entries()) {
    const context = actingAs(creator, `${key}-${index}`, now)
    unwrapOrThrow(await services.executor.execute(importAggregate, importId, { command: () => command }, context))
  }
}
