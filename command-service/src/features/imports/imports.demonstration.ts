// The import of the demonstration: three sites from a file, one of which was there already.
import type { ImportCommand } from '@practicum/shared/features/imports/imports.decider'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { importAggregate } from './imports.aggregate'

const importId = derivedId('demonstration', 'import')

export const importDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { state } = await executor.load(importAggregate, importId)
    return state.status === 'done'
  },
  async fill({ services, people, now }) {
    const creator = personCalled(people, 'coordinator')
    const { organizationId, userId: creatorId, positionId: creatorPositionId } = creator
    const data = {
      ...{ importId, organizationId, kind: 'sites', creatorId, creatorPositionId, rows: 3, filename: 'sites.csv' },
      uploadId: derivedId('demonstration', 'imported-file'),
      columns: [
        { field: 'name', heading: 'Site' },
        { field: 'state_id', heading: 'State' },
      ],
    }
    const failures = [{ row: 3, code: 'site.duplicate', field: 'name', example: '' }]
    const commands: readonly ImportCommand[] = [
      { type: 'StartImport', data },
      { type: 'NoteRows', after: 0, upTo: 3, added: 2, failures },
      { type: 'EndImport', outcome: 'done' },
    ]
    for (const [index, command] of commands.entries()) {
      const context = actingAs(creator, `import-${index}`, now)
      unwrapOrThrow(await services.executor.execute(importAggregate, importId, { command: () => command }, context))
    }
  },
}
