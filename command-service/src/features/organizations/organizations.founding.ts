// Founding an organization, anew or as another one is; both answer when it is shown.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { cloneOrganization, foundOrganization } from '@practicum/shared/features/organizations/changing.contract'
import type { OrganizationCommand } from '@practicum/shared/features/people/organization.decider'
import { organizationSettings } from '@practicum/shared/features/people/people.fields'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { organizationAggregate } from '../people/people.aggregates'
import { faceOf, shown } from './organizations.changing'

type Founded = Omit<Extract<OrganizationCommand, { type: 'FoundOrganization' }>, 'type' | 'organizationId'>

export function foundingRoutes(services: CommandServices): readonly CommandBinding[] {
  const { executor } = services
  const found = async (call: CommandCall, data: Founded) => {
    const organizationId = derivedId(call.commandId, 'organization')
    const command = () => ({ type: 'FoundOrganization' as const, organizationId, ...data })
    const request = { command, isNew: true }
    const done = await executor.execute(organizationAggregate, organizationId, request, contextOf(call))
    return shown(services, organizationId, done)
  }
  return [
    bindCommand(foundOrganization, call => {
      const settings = initiallyOf(organizationSettings)
      return found(call, { ...faceOf(call.body), kind: call.body.kind, words: {}, settings })
    }),
    bindCommand(cloneOrganization, async call => {
      const { state } = await executor.load(organizationAggregate, call.params.id)
      if (state.status === 'unknown') return refuse('not_found', {}, { kind: 'missing' })
      const { details, kind, words, settings } = state
      return found(call, { ...details, ...call.body, kind, words, settings })
    }),
  ]
}
