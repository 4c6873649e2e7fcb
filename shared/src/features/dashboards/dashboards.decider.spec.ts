// The rule of the greeting.
import { givenOf } from '../../kernel/given-when-then'
import { greetingDecider } from './dashboards.decider'
import { greetingEvents } from './dashboards.events'

const { sample: data } = greetingEvents.definitions.GreetingDismissed
const given = givenOf(greetingDecider)
const dismissed = { type: 'GreetingDismissed' as const, data }
const dismiss = { type: 'DismissGreeting' as const, ...data }

test('a person puts the greeting of an organization away once', () => {
  given().when(dismiss).thenEmits(dismissed)
  given(dismissed).when(dismiss).thenNothing()
})

test('the greeting of another organization stays', () => {
  const organizationId = '0192f0c0-0000-7000-8000-000000000004'
  given(dismissed)
    .when({ ...dismiss, organizationId })
    .thenEmits({ ...dismissed, data: { ...data, organizationId } })
})
