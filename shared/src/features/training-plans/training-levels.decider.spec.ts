// The rules of levels of training and of the names that they and plans hold, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { trainingLevelDecider } from './training-levels.decider'
import { trainingNameDecider } from './training-names.decider'
import { levelNameId, planNameId, type TrainingNameEvent } from './training-names.events'
import { type TrainingLevelEvent, trainingLevelEvents } from './training-plans.events'

const given = givenOf(trainingLevelDecider)
const data = trainingLevelEvents.definitions.TrainingLevelCreated.sample
const { trainingLevelId, organizationId } = data
const created: TrainingLevelEvent = { type: 'TrainingLevelCreated', data }
const archived: TrainingLevelEvent = { type: 'TrainingLevelArchived', data: { trainingLevelId } }
const placed: TrainingLevelEvent = { type: 'TrainingLevelPlaced', data: { trainingLevelId, sortOrder: 1 } }

test('it is made once', () => {
  given().when({ type: 'CreateTrainingLevel', data }).thenEmits(created)
  given(created).when({ type: 'CreateTrainingLevel', data }).thenNothing()
})

test('it is renamed until it is archived', () => {
  const renaming = { type: 'RenameTrainingLevel' as const, name: 'Internship' }
  const renamed: TrainingLevelEvent = { type: 'TrainingLevelRenamed', data: { trainingLevelId, name: 'Internship' } }
  given(created).when(renaming).thenEmits(renamed)
  given(created, renamed).when(renaming).thenNothing()
  expect(given(created, archived).when(renaming).thenRefused('training_level.archived').kind).toBe('conflict')
})

test('it is put in its place, archived or not, and where it stands already nothing happens', () => {
  const placing = { type: 'PlaceTrainingLevel' as const, sortOrder: 1 }
  given(created).when(placing).thenEmits(placed)
  given(created, archived).when(placing).thenEmits(placed)
  given(created, placed).when(placing).thenNothing()
})

test('it is archived and brought back, each once', () => {
  given(created).when({ type: 'ArchiveTrainingLevel' }).thenEmits(archived)
  given(created, archived).when({ type: 'ArchiveTrainingLevel' }).thenNothing()
  given(created, archived)
    .when({ type: 'UnarchiveTrainingLevel' })
    .thenEmits({ type: 'TrainingLevelUnarchived', data: { trainingLevelId } })
  given(created).when({ type: 'UnarchiveTrainingLevel' }).thenNothing()
})

test('what does not exist is missing', () => {
  expect(given().when({ type: 'ArchiveTrainingLevel' }).thenRefused('not_found').kind).toBe('missing')
})

describe('a name', () => {
  const givenName = givenOf(trainingNameDecider)
  const [one, other] = [trainingLevelId, organizationId]
  const held: TrainingNameEvent = { type: 'TrainingNameClaimed', data: { holderId: one, atRevision: 3 } }
  const claim = (holderId: string, atRevision: number) => ({ type: 'Claim' as const, holderId, atRevision })
  const release = (holderId: string, atRevision: number) => ({ type: 'Release' as const, holderId, atRevision })

  test('is held by one, who may claim it again', () => {
    givenName().when(claim(one, 3)).thenEmits(held)
    givenName(held).when(claim(one, 3)).thenNothing()
    givenName(held)
      .when(claim(one, 5))
      .thenEmits({ type: 'TrainingNameClaimed', data: { holderId: one, atRevision: 5 } })
    expect(givenName(held).when(claim(other, 0)).thenRefused('training_plan.name_taken').field).toBe('name')
  })

  test('is released by its holder alone, and by no release older than the claim', () => {
    const released: TrainingNameEvent = { type: 'TrainingNameReleased', data: { holderId: one, atRevision: 4 } }
    givenName(held).when(release(one, 4)).thenEmits(released)
    givenName(held).when(release(one, 2)).thenNothing()
    givenName(held).when(release(other, 9)).thenNothing()
    givenName(held, released)
      .when(claim(other, 0))
      .thenEmits({ type: 'TrainingNameClaimed', data: { holderId: other, atRevision: 0 } })
  })

  test('is the same in whatever case and blanks, and another for a plan of another year', () => {
    expect(levelNameId({ organizationId, name: ' practicum  I' })).toBe(
      levelNameId({ organizationId, name: 'Practicum i' }),
    )
    const plan = { organizationId, name: 'Clinic', startAt: '2026-09-01' }
    expect(planNameId(plan)).not.toBe(planNameId({ ...plan, startAt: '2027-09-01' }))
    expect(planNameId(plan)).not.toBe(planNameId({ ...plan, organizationId: trainingLevelId }))
  })
})
