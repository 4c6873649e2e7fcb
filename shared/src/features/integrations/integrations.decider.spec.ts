// The rules of integrations.
import { givenOf } from '../../kernel/given-when-then'
import { integrationDecider } from './integrations.decider'
import { type IntegrationEvent, integrationEvents } from './integrations.events'

const data = integrationEvents.definitions.IntegrationCreated.sample
const { integrationId } = data
const created: IntegrationEvent = { type: 'IntegrationCreated', data }
const paused = (because: 'asked' | 'gone'): IntegrationEvent => ({
  type: 'IntegrationPaused',
  data: { integrationId, because },
})
const resumed: IntegrationEvent = { type: 'IntegrationResumed', data: { integrationId } }
const deleted: IntegrationEvent = { type: 'IntegrationDeleted', data: { integrationId } }
const create = { type: 'CreateIntegration', data } as const
const pause = { type: 'PauseIntegration', because: 'asked' } as const
const given = givenOf(integrationDecider)

test('an integration is made once, and not made again when it is deleted', () => {
  given().when(create).thenEmits(created)
  given(created).when(create).thenEmits()
  given(created, deleted).when(create).thenEmits()
})

test('saving what stands there already changes nothing', () => {
  const { name, address, hears } = data
  given(created).when({ type: 'EditIntegration', fields: { name, address, hears } }).thenEmits()
  const fields = { name, address, hears: ['task.completed'] }
  const edited: IntegrationEvent = { type: 'IntegrationEdited', data: { integrationId, ...fields } }
  given(created).when({ type: 'EditIntegration', fields }).thenEmits(edited)
})

test('it is paused once, whatever the reason, and resumed once', () => {
  given(created).when(pause).thenEmits(paused('asked'))
  given(created, paused('gone')).when(pause).thenEmits()
  given(created, paused('gone')).when({ type: 'ResumeIntegration' }).thenEmits(resumed)
  given(created).when({ type: 'ResumeIntegration' }).thenEmits()
})

test('each new secret is told of, with how long the former one counts', () => {
  const formerUntil = '2026-11-25T18:00:00.000Z'
  const renewed: IntegrationEvent = { type: 'IntegrationSecretRenewed', data: { integrationId, formerUntil } }
  given(created, renewed).when({ type: 'RenewIntegrationSecret', formerUntil }).thenEmits(renewed)
})

test('nothing is sent while it is paused', () => {
  const deliveryId = '0192f0c0-0000-7000-8000-0000000000e2'
  const tested: IntegrationEvent = { type: 'IntegrationTested', data: { integrationId, deliveryId } }
  const repeated: IntegrationEvent = { type: 'IntegrationDeliveryRepeated', data: { integrationId, deliveryId } }
  given(created).when({ type: 'TestIntegration', deliveryId }).thenEmits(tested)
  given(created).when({ type: 'RepeatDelivery', deliveryId }).thenEmits(repeated)
  given(created, paused('asked')).when({ type: 'TestIntegration', deliveryId }).thenRefused('integration.paused')
  given(created, paused('gone')).when({ type: 'RepeatDelivery', deliveryId }).thenRefused('integration.paused')
})

test('a deleted one is deleted again without a word, and nothing else is done to it', () => {
  given(created).when({ type: 'DeleteIntegration' }).thenEmits(deleted)
  given(created, deleted).when({ type: 'DeleteIntegration' }).thenEmits()
  given(created, deleted).when(pause).thenRefused('not_found')
  given().when({ type: 'DeleteIntegration' }).thenRefused('not_found')
})
