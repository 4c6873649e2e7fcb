// Templates of tasks of the demonstration: two that the coordinator shares.
import type { TaskTemplateContent } from '@practicum/shared/features/task-templates/task-templates.decider'
import { taskTemplateFields } from '@practicum/shared/features/task-templates/task-templates.fields'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { taskTemplateAggregate } from './task-templates.aggregate'

type Sample = Partial<TaskTemplateContent> & Pick<TaskTemplateContent, 'name' | 'description'>

const SAMPLES: readonly Sample[] = [
  { name: 'Site visit', description: 'Choose two dates for your site visit', dueIn: 14 },
  {
    ...{ name: 'Weekly reflection', description: 'Write half a page about your week with clients' },
    ...{ repeatOn: 'schedule', repeatDays: 7, repeatFor: 84, dueAfter: 3 },
  },
]

const idOf = (index: number): string => derivedId('demonstration', `tasktemplate-${index}`)

export const taskTemplateDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { version } = await executor.load(taskTemplateAggregate, idOf(SAMPLES.length - 1))
    return version >= 0
  },
  async fill({ services: { executor }, people, now }) {
    const creator = personCalled(people, 'coordinator')
    const { organizationId, userId: creatorId, positionId: creatorPositionId } = creator
    for (const [index, sample] of SAMPLES.entries()) {
      const taskTemplateId = idOf(index)
      const fields = { ...initiallyOf(taskTemplateFields), ...sample, shared: true }
      const data = { taskTemplateId, organizationId, creatorId, creatorPositionId, ...fields }
      const command = { type: 'SaveTaskTemplate' as const, data, mayShare: true }
      const context = actingAs(creator, `tasktemplate-${index}`, now)
      unwrapOrThrow(await executor.execute(taskTemplateAggregate, taskTemplateId, { command: () => command }, context))
    }
  },
}
