// The rules of the secret address of a person's calendar.
import { givenOf } from '../../kernel/given-when-then'
import { calendarFeedDecider } from './calendar-feed.decider'
import { type CalendarFeedEvent, calendarFeedEvents } from './calendar-feed.events'

const data = calendarFeedEvents.definitions.CalendarFeedMade.sample
const { userId } = data
const other = { userId, secretHash: 'b'.repeat(64) }
const made: CalendarFeedEvent = { type: 'CalendarFeedMade', data }
const renewed: CalendarFeedEvent = { type: 'CalendarFeedRenewed', data: other }
const withdrawn: CalendarFeedEvent = { type: 'CalendarFeedWithdrawn', data: { userId } }
const issue = (one = data) => ({ type: 'IssueAddress', ...one }) as const
const withdraw = { type: 'WithdrawAddress', userId } as const
const given = givenOf(calendarFeedDecider)

test('an address is made once, another one takes its place, and after it was withdrawn one is made again', () => {
  given().when(issue()).thenEmits(made)
  given(made).when(issue(other)).thenEmits(renewed)
  given(made, renewed, withdrawn).when(issue()).thenEmits(made)
})

test('what is there is withdrawn, whichever it is, and what is not changes nothing', () => {
  given(made).when(withdraw).thenEmits(withdrawn)
  given(made, renewed).when(withdraw).thenEmits(withdrawn)
  given().when(withdraw).thenEmits()
  given(made, withdrawn).when(withdraw).thenEmits()
})
