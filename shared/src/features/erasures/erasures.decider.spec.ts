// The rules of erasures, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { type ErasureCommand, erasureDecider } from './erasures.decider'
import { type ErasureEvent, erasureEvents } from './erasures.events'
import { ERASURE_STEPS, type ErasureStep } from './erasures.steps'

const given = givenOf(erasureDecider)
const { ErasureRequested, ErasureConfirmed, ErasureWithdrawn, ErasureBegun } = erasureEvents.definitions
const { userId, requestedBy, requestedByPosition, requestedAt, reason } = ErasureRequested.sample
const { confirmedBy, confirmedByPosition } = ErasureConfirmed.sample
const asking = { userId: requestedBy, positionId: requestedByPosition }
const other = { userId: confirmedBy, positionId: confirmedByPosition }
const person = { userId, positionId: requestedByPosition }
const DAY_LATER = '2026-11-21T18:00:00.000Z'

const requested: ErasureEvent = { type: 'ErasureRequested', data: ErasureRequested.sample }
const confirmed: ErasureEvent = { type: 'ErasureConfirmed', data: ErasureConfirmed.sample }
const withdrawn: ErasureEvent = { type: 'ErasureWithdrawn', data: ErasureWithdrawn.sample }
const begun: ErasureEvent = { type: 'ErasureBegun', data: ErasureBegun.sample }
const stepDone = (step: ErasureStep): ErasureEvent => ({
  type: 'ErasureStepDone',
  data: { userId, step, doneAt: DAY_LATER, figures: { [step]: 1 } },
})
const request = (by = asking): ErasureCommand => ({ type: 'RequestErasure', userId, reason, by, at: requestedAt })
const confirm = (by = other, at = DAY_LATER): ErasureCommand => ({ type: 'ConfirmErasure', by, at })
const withdraw: ErasureCommand = { type: 'WithdrawErasure', by: asking }
const begin: ErasureCommand = { type: 'BeginErasure', at: ErasureBegun.sample.begunAt }
const finish = (step: ErasureStep): ErasureCommand => ({
  type: 'FinishStep',
  step,
  at: DAY_LATER,
  figures: { [step]: 1 },
})

test('it is asked for once, and anew after a withdrawal', () => {
  given().when(request()).thenEmits(requested)
  given(requested).when(request()).thenRefused('erasure.exists')
  given(requested, confirmed).when(request()).thenRefused('erasure.exists')
  given(requested, withdrawn).when(request()).thenEmits(requested)
})

test('nobody asks for their own erasure, or confirms it', () => {
  expect(given().when(request(person)).thenRefused('erasure.oneself').kind).toBe('forbidden')
  given(requested).when(confirm(person)).thenRefused('erasure.oneself')
})

test('another admin confirms it, and not before a day has passed', () => {
  given(requested).when(confirm()).thenEmits(confirmed)
  expect(given(requested).when(confirm(asking)).thenRefused('erasure.same_admin').kind).toBe('forbidden')
  given(requested)
    .when(confirm(other, '2026-11-21T17:59:59.999Z'))
    .thenRefused('erasure.too_early', { from: DAY_LATER })
  given(requested, confirmed).when(confirm()).thenNothing()
})

test('the day begins anew with a new request', () => {
  const later: ErasureEvent = {
    type: 'ErasureRequested',
    data: { ...ErasureRequested.sample, requestedAt: '2026-11-25T00:00:00.000Z' },
  }
  given(requested, withdrawn, later).when(confirm()).thenRefused('erasure.too_early')
})

test('it is withdrawn until it begins, also after it was confirmed', () => {
  given(requested).when(withdraw).thenEmits(withdrawn)
  given(requested, confirmed).when(withdraw).thenEmits(withdrawn)
  given(requested, withdrawn).when(withdraw).thenNothing()
  given(requested, confirmed, begun).when(withdraw).thenRefused('erasure.begun')
  given(requested, withdrawn).when(confirm()).thenRefused('erasure.withdrawn')
})

test('it begins when it is confirmed, and never before', () => {
  given(requested, confirmed).when(begin).thenEmits(begun)
  given(requested, confirmed, begun).when(begin).thenNothing()
  given(requested).when(begin).thenRefused('erasure.not_confirmed')
  given(requested, confirmed, withdrawn).when(begin).thenRefused('erasure.not_confirmed')
})

test('its steps are done in their order, each once, and the last one is its end', () => {
  const before: ErasureEvent[] = [requested, confirmed, begun]
  for (const step of ERASURE_STEPS) {
    const isLast = step === ERASURE_STEPS.at(-1)
    const figures = Object.fromEntries(ERASURE_STEPS.map(one => [one, 1]))
    const end: ErasureEvent = { type: 'ErasureCompleted', data: { userId, figures } }
    given(...before)
      .when(finish(step))
      .thenEmits(stepDone(step), ...(isLast ? [end] : []))
    before.push(stepDone(step), ...(isLast ? [end] : []))
    given(...before)
      .when(finish(step))
      .thenNothing()
  }
  given(...before)
    .when(request())
    .thenRefused('erasure.done')
  given(...before)
    .when(withdraw)
    .thenRefused('erasure.begun')
  given(requested, confirmed, begun).when(finish('key')).thenRefused('erasure.out_of_turn')
})

test('after a restore it begins again without being asked for, whatever the restored log knows of it', () => {
  const again: ErasureCommand = { type: 'EraseAgain', userId, at: DAY_LATER }
  const begunAgain: ErasureEvent = { type: 'ErasureBegun', data: { userId, again: true, begunAt: DAY_LATER } }
  for (const past of [[], [requested], [requested, withdrawn], [requested, confirmed]]) {
    given(...past)
      .when(again)
      .thenEmits(begunAgain)
  }
  given(begunAgain).when(again).thenNothing()
  given(begunAgain).when(finish('entry')).thenEmits(stepDone('entry'))
})

test('what was never asked for is missing', () => {
  for (const command of [confirm(), withdraw, begin]) {
    expect(given().when(command).thenRefused('not_found').kind).toBe('missing')
  }
})

test('of an account that has lapsed it begins without being asked for, once', () => {
  const lapsed: ErasureCommand = { type: 'EraseLapsed', userId, at: ErasureBegun.sample.begunAt }
  for (const past of [[], [requested], [requested, confirmed], [requested, withdrawn]])
    given(...past)
      .when(lapsed)
      .thenEmits(begun)
  given(begun).when(lapsed).thenNothing()
})
