// Saved views of the demonstration: two that the coordinator shares, and one that faculty share and begin with.
import type { Principal } from '@practicum/shared/access/principal'
import type { DefaultViewCommand } from '@practicum/shared/features/saved-views/default-view.decider'
import type { SavedViewCommand, SavedViewContent } from '@practicum/shared/features/saved-views/saved-views.decider'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { defaultViewAggregate, defaultViewId, savedViewAggregate } from './saved-views.aggregate'

interface Sample extends Pick<SavedViewContent, 'name' | 'tab'> {
  /** Key of whoever shares it. */
  readonly by: string
  readonly list: string
  readonly filter: Readonly<Record<string, unknown>>
  readonly shown: Readonly<Record<string, string>>
}

const SAMPLES: readonly Sample[] = [
  {
    by: 'coordinator',
    name: 'Ready to approve, longest first',
    list: '/applications',
    tab: '',
    filter: { status: 'ready' },
    shown: { sort: 'updated_at_zulu', order: 'ASC' },
  },
  {
    by: 'coordinator',
    name: 'Late, from everybody',
    list: '/tasks',
    tab: 'created',
    filter: { past_due: true },
    shown: { sort: 'due_date', order: 'ASC', hide: 'created_at' },
  },
  {
    by: 'faculty',
    name: 'What I asked for, by due day',
    list: '/tasks',
    tab: 'created',
    filter: {},
    shown: { sort: 'due_date', order: 'ASC', group: 'yes' },
  },
]

const idOf = (index: number): string => derivedId('demonstration', `savedview-${index}`)

const queryOf = ({ filter, shown }: Sample): string =>
  new URLSearchParams({ filter: JSON.stringify(filter), ...shown }).toString()

function savingOf(sample: Sample, creator: Principal, savedViewId: string): SavedViewCommand {
  const { list, name, tab } = sample
  const { organizationId, userId: creatorId, positionId: creatorPositionId } = creator
  const content = { name, query: queryOf(sample), tab, shared: true } as const
  const data = { savedViewId, organizationId, creatorId, creatorPositionId, list, ...content }
  return { type: 'SaveView', data, mayShare: true }
}

/** Whoever shares the last one opens the list with it. */
function choosingOf({ list }: Sample, { positionId }: Principal, savedViewId: string): DefaultViewCommand {
  return { type: 'ChooseDefaultView', data: { positionId, list }, savedViewId, ofList: list }
}

export const savedViewDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { version } = await executor.load(savedViewAggregate, idOf(0))
    return version >= 0
  },
  // The first one last, by which is told whether all are there.
  async fill({ services: { executor }, people, now }) {
    for (const [index, sample] of [...SAMPLES.entries()].reverse()) {
      const creator = personCalled(people, sample.by)
      const id = idOf(index)
      if (index === SAMPLES.length - 1) {
        const command = choosingOf(sample, creator, id)
        const context = actingAs(creator, `defaultview-${index}`, now)
        const chosen = defaultViewId(creator.positionId, sample.list)
        unwrapOrThrow(await executor.execute(defaultViewAggregate, chosen, { command: () => command }, context))
      }
      const command = savingOf(sample, creator, id)
      const context = actingAs(creator, `savedview-${index}`, now)
      unwrapOrThrow(await executor.execute(savedViewAggregate, id, { command: () => command }, context))
    }
  },
}
