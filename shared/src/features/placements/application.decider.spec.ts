// PLACE3-016 Of the placements for the same trainee, site and training at most one counts, also when release and claim cross.
import { givenOf } from '../../kernel/given-when-then'
import { applicationDecider } from './application.decider'
import { type ApplicationEvent, applicationId } from './application.events'

const given = givenOf(applicationDecider)
const mine = '0192f0c0-0000-7000-8000-0000000000b1'
const other = '0192f0c0-0000-7000-8000-0000000000b2'

const claimed = (placementId: string, atRevision: number): ApplicationEvent => ({
  type: 'ApplicationClaimed',
  data: { placementId, atRevision },
})
const released = (placementId: string, atRevision: number): ApplicationEvent => ({
  type: 'ApplicationReleased',
  data: { placementId, atRevision },
})
const claim = (holderId: string, atRevision: number) => ({ type: 'Claim' as const, holderId, atRevision })
const release = (holderId: string, atRevision: number) => ({ type: 'Release' as const, holderId, atRevision })

test('PLACE3-016 the second application is a duplicate', () => {
  given().when(claim(mine, 0)).thenEmits(claimed(mine, 0))
  given(claimed(mine, 0)).when(claim(other, 0)).thenRefused('placement.duplicate')
})

test('claiming again changes nothing', () => {
  given(claimed(mine, 0)).when(claim(mine, 0)).thenNothing()
})

test('a released application is free for another, and no longer for the first', () => {
  given(claimed(mine, 0), released(mine, 4)).when(claim(other, 0)).thenEmits(claimed(other, 0))
  given(claimed(mine, 0), released(mine, 4), claimed(other, 0)).when(claim(mine, 5)).thenRefused('placement.duplicate')
})

test('a release that was read before the placement was reopened comes too late', () => {
  given(claimed(mine, 0), claimed(mine, 5)).when(release(mine, 4)).thenNothing()
})

test('only the holder releases', () => {
  given(claimed(mine, 0)).when(release(other, 9)).thenNothing()
  given().when(release(mine, 9)).thenNothing()
})

test('the reservation is one for trainee, site and training together', () => {
  const applied = { traineePositionId: mine, siteId: other, trainingId: mine }
  expect(applicationId(applied)).toBe(applicationId({ ...applied }))
  expect(applicationId({ ...applied, siteId: mine })).not.toBe(applicationId(applied))
})
