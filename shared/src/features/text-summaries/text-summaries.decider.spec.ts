// Text messages about what is not read, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { textSummaryDecider } from './text-summaries.decider'
import { type TextSummaryEvent, textSummaryEvents } from './text-summaries.events'

const given = givenOf(textSummaryDecider)
const { userId, until, at, count } = textSummaryEvents.definitions.SummaryTexted.sample
const { phone } = textSummaryEvents.definitions.TextNumberProved.sample
const texted: TextSummaryEvent = { type: 'SummaryTexted', data: { userId, until, at, count } }
const proved: TextSummaryEvent = { type: 'TextNumberProved', data: { userId, phone } }
const withdrawn: TextSummaryEvent = { type: 'TextNumberWithdrawn', data: { userId } }
const chosen = (often: 'never' | 'daily' | 'hourly'): TextSummaryEvent => ({
  type: 'TextSummaryChosen',
  data: { userId, often },
})
const text = { type: 'TextSummary', userId, until, at, count } as const
const prove = { type: 'ProveNumber', userId, phone } as const
const withdraw = { type: 'WithdrawNumber', userId } as const
const choose = (often: 'never' | 'daily' | 'hourly') => ({ type: 'ChooseTexts', userId, often }) as const

test('whoever proves a phone is written to once a day, and another phone changes nothing of how often', () => {
  given().when(prove).thenEmits(proved, chosen('daily'))
  given(proved, chosen('hourly')).when(prove).thenEmits(proved)
})

test('without a phone nothing but none can be chosen', () => {
  given().when(choose('daily')).thenRefused('text_summary.no_number')
  given(proved, chosen('daily'), withdrawn).when(choose('hourly')).thenRefused('text_summary.no_number')
  given().when(choose('never')).thenNothing()
})

test('what is chosen already changes nothing', () => {
  given(proved, chosen('daily')).when(choose('daily')).thenNothing()
  given(proved, chosen('daily')).when(choose('hourly')).thenEmits(chosen('hourly'))
  given(proved, chosen('daily')).when(choose('never')).thenEmits(chosen('never'))
})

test('a phone is withdrawn once, and with it what was chosen', () => {
  given(proved, chosen('hourly')).when(withdraw).thenEmits(withdrawn)
  given(proved, chosen('hourly'), withdrawn).when(withdraw).thenNothing()
  given(proved, chosen('hourly'), withdrawn).when(prove).thenEmits(proved, chosen('daily'))
})

test('nothing is told twice, nor to whoever wants none or has withdrawn their phone', () => {
  given(proved, chosen('daily')).when(text).thenEmits(texted)
  given(proved, chosen('daily'), texted).when(text).thenNothing()
  given(proved, chosen('never')).when(text).thenNothing()
  given(proved, chosen('daily'), withdrawn).when(text).thenNothing()
  given().when(text).thenNothing()
})

test('none comes on the same day as the one before, or within an hour of it', () => {
  const soon = { ...text, until: '2026-11-29T16:30:00.000Z', at: '2026-11-29T17:09:59.000Z' }
  given(proved, chosen('daily'), texted).when(soon).thenNothing()
  given(proved, chosen('hourly'), texted).when(soon).thenNothing()
  const onTime = { ...soon, at: '2026-11-29T17:10:00.000Z' }
  given(proved, chosen('hourly'), texted)
    .when(onTime)
    .thenEmits({ type: 'SummaryTexted', data: { userId, count, until: onTime.until, at: onTime.at } })
})
