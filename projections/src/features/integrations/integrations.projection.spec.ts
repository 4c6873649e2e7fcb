// Events of integrations, and the rows they become.
import { integrationEvents } from '@practicum/shared/features/integrations/integrations.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { integrationProjection } from './integrations.projection'

const { sample } = integrationEvents.definitions.IntegrationCreated
const event = eventsOf(integrationEvents, sample.integrationId)
const created = event('IntegrationCreated', 0)

test('an integration knows where it is told, of what, and whose it is', () => {
  expect(rowAfter(integrationProjection, [created])).toMatchObject({
    organization_id: sample.organizationId,
    address: sample.address,
    hears: sample.hears,
    paused_because: null,
  })
})

test('a paused one says why until it is resumed, and a deleted one is gone', () => {
  const paused = event('IntegrationPaused', 1)
  expect(rowAfter(integrationProjection, [created, paused])?.paused_because).toBe('failing')
  const resumed = event('IntegrationResumed', 2)
  expect(rowAfter(integrationProjection, [created, paused, resumed])).toMatchObject({
    paused_because: null,
    revision: 2,
  })
  expect(rowAfter(integrationProjection, [created, event('IntegrationDeleted', 1)])).toBeUndefined()
})
