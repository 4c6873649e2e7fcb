// Mails about what is not read, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { summaryDecider } from './summary.decider'
import { type SummaryEvent, summaryEvents } from './summary.events'

const given = givenOf(summaryDecider)
const { userId, until, at, count } = summaryEvents.definitions.SummaryMailed.sample
const mailed: SummaryEvent = { type: 'SummaryMailed', data: { userId, until, at, count } }
const chosen = (often: 'never' | 'daily' | 'hourly'): SummaryEvent => ({
  type: 'SummaryChosen',
  data: { userId, often },
})
const mail = { type: 'MailSummary', userId, until, at, count } as const
const choose = (often: 'never' | 'daily' | 'hourly') => ({ type: 'ChooseSummary', userId, often }) as const

test('it comes once a day where nothing is chosen, and what is chosen already changes nothing', () => {
  given().when(choose('daily')).thenNothing()
  given().when(choose('hourly')).thenEmits(chosen('hourly'))
  given(chosen('hourly')).when(choose('hourly')).thenNothing()
})

test('nothing is told twice, and what came later is told', () => {
  given().when(mail).thenEmits(mailed)
  given(mailed).when(mail).thenNothing()
  const later = { until: '2026-11-29T15:00:00.000Z', at: '2026-11-29T16:10:00.000Z' }
  given(mailed)
    .when({ ...mail, ...later })
    .thenEmits({ type: 'SummaryMailed', data: { userId, count, ...later } })
})

test('none comes on the same day as the one before, or within an hour of it, whoever asks for it', () => {
  const soon = { until: '2026-11-28T16:30:00.000Z', at: '2026-11-28T17:09:59.000Z' }
  given(mailed)
    .when({ ...mail, ...soon })
    .thenNothing()
  given(chosen('hourly'), mailed)
    .when({ ...mail, ...soon })
    .thenNothing()
  const onTime = { ...soon, at: '2026-11-28T17:10:00.000Z' }
  given(chosen('hourly'), mailed)
    .when({ ...mail, ...onTime })
    .thenEmits({ type: 'SummaryMailed', data: { userId, count, ...onTime } })
  given(mailed)
    .when({ ...mail, ...onTime })
    .thenNothing()
})

test('whoever wants none gets none', () => {
  given(chosen('never')).when(mail).thenNothing()
  given(chosen('never'), chosen('daily')).when(mail).thenEmits(mailed)
})
