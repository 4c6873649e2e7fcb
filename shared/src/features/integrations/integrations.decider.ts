// The rules of integrations: made, changed, paused and resumed until deleted.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { only, type StoredOf, sameIn } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { IntegrationEvent, PausedBecause } from './integrations.events'
import { integrationFields } from './integrations.fields'

type Created = Extract<IntegrationEvent, { type: 'IntegrationCreated' }>['data']

/** What a person fills in, and may change. */
export type IntegrationContent = StoredOf<typeof integrationFields>

export type IntegrationCommand =
  | { readonly type: 'CreateIntegration'; readonly data: Created }
  | { readonly type: 'EditIntegration'; readonly fields: IntegrationContent }
  | { readonly type: 'PauseIntegration'; readonly because: PausedBecause }
  | { readonly type: 'ResumeIntegration' }
  | { readonly type: 'RenewIntegrationSecret'; readonly formerUntil: string }
  | { readonly type: 'TestIntegration' | 'RepeatDelivery'; readonly deliveryId: string }
  | { readonly type: 'DeleteIntegration' }

export type Integration = Created & { readonly status: 'active' | 'paused' }
export type IntegrationState = { readonly status: 'unknown' | 'deleted' } | Integration

const missing = (): Refusal => refuse('not_found', {}, { kind: 'missing' })

export const isThere = (state: IntegrationState): state is Integration => 'integrationId' in state

export const integrationDecider: Decider<IntegrationCommand, IntegrationState, IntegrationEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'CreateIntegration')
      return state.status === 'unknown' ? [{ type: 'IntegrationCreated', data: command.data }] : []
    if (command.type === 'DeleteIntegration' && state.status === 'deleted') return []
    return isThere(state) ? decideKnown(command, state) : missing()
  },
  evolve(state, event) {
    if (event.type === 'IntegrationCreated') return { ...event.data, status: 'active' }
    return isThere(state) ? changed(state, event) : state
  },
}

function decideKnown(
  command: Exclude<IntegrationCommand, { type: 'CreateIntegration' }>,
  integration: Integration,
): Decision<IntegrationEvent> {
  const { integrationId, status } = integration
  switch (command.type) {
    case 'EditIntegration':
      return sameIn(integrationFields, command.fields, integration)
        ? []
        : [{ type: 'IntegrationEdited', data: { integrationId, ...command.fields } }]
    case 'PauseIntegration':
      return status === 'paused'
        ? []
        : [{ type: 'IntegrationPaused', data: { integrationId, because: command.because } }]
    case 'ResumeIntegration':
      return status === 'active' ? [] : [{ type: 'IntegrationResumed', data: { integrationId } }]
    case 'RenewIntegrationSecret':
      return [{ type: 'IntegrationSecretRenewed', data: { integrationId, formerUntil: command.formerUntil } }]
    case 'TestIntegration':
    case 'RepeatDelivery':
      return send(command, integration)
    case 'DeleteIntegration':
      return [{ type: 'IntegrationDeleted', data: { integrationId } }]
    default:
      return assertNever(command)
  }
}

function send(
  { type, deliveryId }: Extract<IntegrationCommand, { type: 'TestIntegration' | 'RepeatDelivery' }>,
  { integrationId, status }: Integration,
): Decision<IntegrationEvent> {
  if (status === 'paused') return refuse('integration.paused', {}, { kind: 'conflict' })
  const event = type === 'TestIntegration' ? 'IntegrationTested' : 'IntegrationDeliveryRepeated'
  return [{ type: event, data: { integrationId, deliveryId } }]
}

function changed(
  integration: Integration,
  event: Exclude<IntegrationEvent, { type: 'IntegrationCreated' }>,
): IntegrationState {
  switch (event.type) {
    case 'IntegrationEdited':
      return { ...integration, ...only(integrationFields, event.data) }
    case 'IntegrationPaused':
      return { ...integration, status: 'paused' }
    case 'IntegrationResumed':
      return { ...integration, status: 'active' }
    case 'IntegrationSecretRenewed':
    case 'IntegrationTested':
    case 'IntegrationDeliveryRepeated':
      return integration
    case 'IntegrationDeleted':
      return { status: 'deleted' }
    default:
      return assertNever(event)
  }
}
