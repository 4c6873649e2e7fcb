// Commands of organizations: founded and owned by those who run the platform, changed by whoever looks after them.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import {
  changeOrganizationSettings,
  changeOrganizationWords,
  chooseOrganizationOwner,
  editOrganization,
} from '@practicum/shared/features/organizations/changing.contract'
import { limitOrganizationUsers } from '@practicum/shared/features/organizations/user-limit.contract'
import type { ProposedOwner } from '@practicum/shared/features/people/organization.decider'
import { organizationSettings } from '@practicum/shared/features/people/people.fields'
import { fromWire } from '@practicum/shared/kernel/fields'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { organizationAggregate, userAggregate } from '../people/people.aggregates'
import { archivingRoutes } from './organizations.archiving'
import { change, faceOf, shown } from './organizations.changing'
import { foundingRoutes } from './organizations.founding'

export function organizationRoutes(services: CommandServices): readonly CommandBinding[] {
  const { executor } = services
  return [
    ...foundingRoutes(services),
    ...archivingRoutes(services),
    bindCommand(editOrganization, call =>
      change(services, call, { type: 'ChangeOrganization', details: faceOf(call.body) }),
    ),
    bindCommand(changeOrganizationWords, call =>
      change(services, call, { type: 'ChangeWords', words: call.body.words }),
    ),
    bindCommand(changeOrganizationSettings, call =>
      change(services, call, { type: 'ChangeSettings', settings: fromWire(organizationSettings, call.body) }),
    ),
    bindCommand(limitOrganizationUsers, call =>
      change(services, call, { type: 'LimitUsers', userLimit: call.body.user_limit }),
    ),
    bindCommand(chooseOrganizationOwner, async call => {
      const { id } = call.params
      const positions = await positionsOf(services, call.body.user_id, id)
      if (isRefusal(positions)) return positions
      const command = () => ({ type: 'ChooseOwner' as const, positions })
      const done = await shown(
        services,
        id,
        await executor.execute(organizationAggregate, id, { command }, contextOf(call)),
      )
      return isRefusal(done) ? done : { ...done, answer: {} }
    }),
  ]
}

/** The active ones that somebody holds in the organization, as their own stream says. */
async function positionsOf(
  { executor }: Pick<CommandServices, 'executor'>,
  userId: string,
  organizationId: string,
): Promise<readonly ProposedOwner[] | Refusal> {
  const { state } = await executor.load(userAggregate, userId)
  if (state.status !== 'active' && state.status !== 'graduated')
    return refuse('person.not_available', {}, { field: 'user_id' })
  return state.positions
    .filter(held => held.organizationId === organizationId && held.status === 'active')
    .map(({ id: positionId, role }) => ({ userId, positionId, role }))
}
