// Samples of the demonstration: a plan that nobody is trained by.
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { demoPlanId } from '../training-plans/training-plans.ids'
import { sampleAggregate } from './samples.aggregate'

const PLAN = demoPlanId('To try it out', 0)

export const sampleDemonstration: DemonstrationPart = {
  stage: 'work',
  isThere: async ({ executor }) => (await executor.load(sampleAggregate, PLAN)).version >= 0,
  async fill({ services: { executor }, people, now }) {
    const coordinator = personCalled(people, 'coordinator')
    const data = { thingId: PLAN, organizationId: coordinator.organizationId, kind: 'plan' as const }
    const command = { type: 'MarkSample' as const, data }
    const context = actingAs(coordinator, 'sample-plan', now)
    unwrapOrThrow(await executor.execute(sampleAggregate, PLAN, { command: () => command }, context))
  },
}
