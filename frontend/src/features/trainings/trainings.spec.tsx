// The screens of trainings: the list, the form for one and for several, what it tells afterwards, and deleting.
import type { PersonRef } from '@practicum/shared/contract/shapes'
import type { TrainingFailure } from '@practicum/shared/features/trainings/changing.contract'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { createFreshness } from '../../providers/freshness'
import { type FakeRoutes, listOf } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { aTraining as anyTraining } from '../../testing/trainings'
import { begunWith, changesOf, EMPTY_TRAINING, leftOf, requestFor, trainingRules, valuesOf } from './training-form'

const ID = idOf(9000)
const PLAN = idOf(9100)
const LIST = 'GET /api/trainings'
const ONE = `GET /api/trainings/${ID}`
const BATCH = 'PUT /api/trainings/batch'
const DELETE = `DELETE /api/trainings/${ID}`
const CHOICES = 'GET /api/trainings/data'

const person = (n: number, name: string, role_keyname: 'trainee' | 'faculty') => ({
  ...{ id: idOf(n), position_id: idOf(n + 50), name, role_keyname, profile_image_url: null },
})
const ana = person(11, 'Ana Ruiz', 'trainee')
const felix = person(12, 'Felix Arroyo', 'faculty')
const ines = person(13, 'Ines Moreau', 'faculty')

const aTraining = (changes: Partial<TrainingView> = {}): TrainingView =>
  anyTraining({
    ...{ id: ID, trainee: ana, trainee_id: ana.id, training_plan_id: PLAN, version: 2 },
    training_plan: { id: PLAN, name: 'Family therapy', training_level: { name: 'Practicum' } },
    ...{ faculty_position_id: felix.position_id, faculty: felix },
    ...changes,
  })
const other = aTraining({
  ...{ id: idOf(9001), trainee: person(14, 'Ben Castellan', 'trainee'), trainee_id: idOf(14), faculty: null },
  ...{ faculty_position_id: null, end_at: '2027-06-30' },
})

const open = (at: string, routes: FakeRoutes, role: 'coordinator' | 'trainee' = 'coordinator') =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at,
    routes: { [CHOICES]: { json: { training_levels: [], training_plans: [], faculty: [] } }, ...routes },
    state: aState(aUser(role)),
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => localStorage.clear())

test('the list says who is trained by which plan, when and how that stands, and leads to training and plan', async () => {
  open('/trainings', { [LIST]: listOf([aTraining(), aTraining({ ...other, state: 'future', upcoming: true })]) })
  const link = await screen.findByRole('link', { name: 'Ana Ruiz' })
  expect(link.getAttribute('href')).toBe(`/trainings/${ID}`)
  const row = within(link.closest('tr') as HTMLElement)
  expect(row.getByRole('link', { name: 'Family therapy' }).getAttribute('href')).toBe(`/training-plans/${PLAN}`)
  for (const text of ['09/01/2026', '05/31/2027', 'Current', 'Felix Arroyo']) expect(row.getByText(text)).toBeTruthy()
  const second = within(screen.getByRole('link', { name: 'Ben Castellan' }).closest('tr') as HTMLElement)
  for (const text of ['Next', 'Nobody yet']) expect(second.getByText(text)).toBeTruthy()
})

test('TRAIN-012 nothing can be saved as long as there is no trainee, nor while it is being saved', async () => {
  open('/trainings', { [LIST]: listOf([]) })
  const [assign] = await screen.findAllByRole('button', { name: 'Assign training' })
  await userEvent.click(assign as HTMLElement)
  const save = async () => (await screen.findByRole('button', { name: /Save/ })) as HTMLButtonElement
  expect((await save()).disabled).toBe(true)
  cleanup()
  open(`/trainings/${ID}`, { [ONE]: { json: aTraining() }, [BATCH]: () => new Promise(() => undefined) })
  await press('Edit training')
  expect((await save()).disabled).toBe(false)
  await press('Save')
  await waitFor(async () => expect((await save()).disabled).toBe(true))
})

test('TRAIN-010 PLAN-004 a coordinator gets from a training to its plan and its faculty, and can change and delete it', async () => {
  const assistants = [{ id: ines.position_id, faculty_position_id: ines.position_id, faculty: ines }]
  open(`/trainings/${ID}`, { [ONE]: { json: aTraining({ assistants }) } })
  const to = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await to('Family therapy')).toBe(`/training-plans/${PLAN}`)
  expect([await to('Felix Arroyo'), await to('Ines Moreau')]).toEqual([`/faculty/${felix.id}`, `/faculty/${ines.id}`])
  for (const name of ['Edit training', 'Delete']) expect(screen.getByRole('button', { name })).toBeTruthy()
})

/** As a picker holds somebody. */
const picked = (person: PersonRef) => ({ ...person, role_name: '' })

test('TRAIN-016 a field begins with what all the trainings have alike, and empty where they differ', () => {
  expect(valuesOf([aTraining(), other])).toEqual({
    trainee_ids: [ana, other.trainee].map(picked),
    ...{ training_plan_id: PLAN, start_at: '2026-09-01', end_at: null },
    faculty: { primary_position_id: [], assistant_position_ids: [] },
    placement: 'required',
  })
  expect(valuesOf([aTraining({ placement_not_required: true }), other]).placement).toBe('')
  expect(valuesOf([aTraining()])).toMatchObject({
    ...{ end_at: '2027-05-31', faculty: { primary_position_id: [picked(felix)] } },
  })
})

test('TRAIN-015 several keep what is left empty; of one, what was emptied is taken away', () => {
  const [both, one] = [[aTraining(), other], [aTraining()]]
  const assistants = { ...EMPTY_TRAINING.faculty, assistant_position_ids: [{ ...ines, role_name: '' }] }
  expect(changesOf({ ...valuesOf(both), start_at: null, faculty: assistants }, both)).toEqual({
    ...{ training_ids: [ID, other.id], trainee_ids: [ana.id, other.trainee.id] },
    faculty: { assistant_position_ids: [ines.position_id] },
  })
  expect(changesOf({ ...valuesOf(one), faculty: EMPTY_TRAINING.faculty }, one)).toEqual({
    ...{ training_ids: [ID], trainee_ids: [ana.id], faculty: { primary_position_id: null } },
  })
  expect(changesOf(valuesOf(both), both)).toEqual({
    training_ids: [ID, other.id],
    trainee_ids: [ana.id, other.trainee.id],
  })
  expect(changesOf({ ...valuesOf(both), placement: 'not_required' }, both)).toMatchObject({
    placement_not_required: true,
  })
})

test('a new one is sent with all that was chosen, and checked before', () => {
  const faculty = { ...EMPTY_TRAINING.faculty, primary_position_id: [{ ...felix, role_name: '' }] }
  const values = { ...valuesOf([aTraining()]), faculty }
  expect(requestFor(values, undefined).options.body).toEqual({
    ...{ trainee_ids: [ana.id], training_plan_id: PLAN, start_at: '2026-09-01', end_at: '2027-05-31' },
    faculty: { primary_position_id: felix.position_id, assistant_position_ids: [] },
    placement_not_required: false,
  })
  const codes = (changes: Partial<typeof values>) => trainingRules({ ...values, ...changes }).map(({ code }) => code)
  expect(codes({})).toEqual([])
  expect(codes({ end_at: '2026-08-31' })).toEqual(['training.end_before_start'])
  expect(codes({ faculty: { ...faculty, assistant_position_ids: faculty.primary_position_id } })).toEqual([
    'training.assistant_repeated',
  ])
})

test('TRAIN-027 TRAIN-028 the same form changes one; for whom it did not go is told by name, with the other trainings', async () => {
  const failure = {
    ...{ failed_trainee_id: ana.id, training_id: ID, code: 'training.overlap', error: 'the dates overlap' },
    overlapping: [{ id: idOf(5), training_plan_name: 'Internship', start_at: '2027-06-01', end_at: '2027-12-31' }],
  }
  const { server } = open(`/trainings/${ID}`, {
    [ONE]: { json: aTraining() },
    [BATCH]: { json: { data: [], errors: [failure] } },
  })
  await press('Edit training')
  await press('Save')
  const dialog = await screen.findByRole('dialog', { name: 'Not everything was saved' })
  expect(within(dialog).getByText('failed to save changes because')).toBeTruthy()
  expect(dialog.textContent).toContain('Ana Ruiz: the dates overlap')
  const table = within(dialog).getByRole('table', { name: 'Other trainings of Ana Ruiz' })
  for (const text of ['Internship', '06/01/2027', '12/31/2027']) expect(within(table).getByText(text)).toBeTruthy()
  expect(server.calls(BATCH)).toHaveLength(1)
  await press('Back to the form')
  await press('Save')
  await screen.findByRole('dialog', { name: 'Not everything was saved' })
  expect(server.calls(BATCH)).toHaveLength(2)
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

describe('several', () => {
  const tickAll = async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows shown' }))
  const edit = async () => {
    await press('Edit trainings')
    return within(await screen.findByRole('dialog', { name: 'Edit trainings' }))
  }
  const gone: TrainingFailure = {
    ...{ failed_trainee_id: other.trainee_id, training_id: other.id, code: 'training.no_valid_plan' },
    ...{ error: 'has no valid training plan among those chosen', overlapping: [] },
  }
  const saved = { id: ID, trainee_id: ana.id, version: 3 }

  test('TRAIN-013 of those that are edited, trainees without a matching training are listed as having no valid training plan', async () => {
    const { server } = open('/trainings', {
      [LIST]: listOf([aTraining(), other]),
      [BATCH]: { json: { data: [saved], errors: [gone] } },
    })
    await tickAll()
    const form = await edit()
    expect(form.getByText('Ana Ruiz and Ben Castellan')).toBeTruthy()
    await userEvent.click(form.getByRole('radio', { name: 'Not required' }))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const told = await screen.findByRole('dialog', { name: 'Not everything was saved' })
    expect(told.textContent).toContain('Ben Castellan: has no valid training plan among those chosen')
    expect(told.textContent).not.toContain('Ana Ruiz:')
    expect(within(told).getByText('Saved for 1 trainee.')).toBeTruthy()
    expect(server.calls(BATCH).map(({ body }) => body)).toEqual([
      {
        ...{ training_ids: [ID, other.id], trainee_ids: [ana.id, other.trainee_id] },
        placement_not_required: true,
      },
    ])
    // There is nothing that could be tried again.
    expect(within(told).queryByRole('button', { name: 'Back to the form' })).toBeNull()
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('those that failed otherwise are tried again without them', () => {
    const left = leftOf(begunWith([aTraining(), other]), valuesOf([aTraining(), other]), [failed(aTraining()), gone])
    expect(left.trainings).toEqual([aTraining()])
    expect(left.values.trainee_ids.map(({ id }) => id)).toEqual([ana.id])
  })

  test('they are changed from more than one page, by one call', async () => {
    const many = Array.from({ length: 14 }, (_one, index) =>
      aTraining({
        ...{ id: idOf(9200 + index), trainee: person(200 + index, `Trainee ${index + 1}`, 'trainee') },
        trainee_id: idOf(200 + index),
      }),
    )
    const { server } = open('/trainings', {
      [LIST]: ({ query }) => {
        const [from, to] = JSON.parse(query.get('range') ?? '[0,9]') as [number, number]
        return listOf(many.slice(from, to + 1), many.length)
      },
      [BATCH]: { json: { data: many.map(({ id, trainee_id }) => ({ id, trainee_id, version: 3 })), errors: [] } },
    })
    await screen.findByRole('link', { name: 'Trainee 1' })
    await tickAll()
    await press('Select all 14 that match')
    await screen.findByText('14 selected')
    const form = await edit()
    expect(form.getByText(/^14 trainings\./)).toBeTruthy()
    await userEvent.click(form.getByRole('radio', { name: 'Not required' }))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('training plans saved successfully')).toBeTruthy()
    expect(server.calls(BATCH).map(({ body }) => body)).toEqual([
      expect.objectContaining({ training_ids: many.map(({ id }) => id), placement_not_required: true }),
    ])
    await waitFor(() => expect(screen.queryByText('14 selected')).toBeNull())
  })
})

const failed = ({ id, trainee_id }: TrainingView): TrainingFailure => ({
  ...{ failed_trainee_id: trainee_id, training_id: id, code: 'training.overlap', error: '', overlapping: [] },
})

test('what was typed for several stays for those that failed, and what nobody touched is as they have it', () => {
  const begun = begunWith([aTraining(), other])
  const left = leftOf(begun, { ...begun.values, start_at: '2026-10-01' }, [failed(aTraining())])
  expect(left.trainings).toEqual([aTraining()])
  expect(left.values).toEqual({ ...valuesOf([aTraining()]), start_at: '2026-10-01' })
  expect(changesOf(left.values, [aTraining()])).toEqual({
    ...{ training_ids: [ID], trainee_ids: [ana.id], start_at: '2026-10-01' },
  })
})

test('new ones are assigned again to those alone for whom it did not go', () => {
  const typed = { ...valuesOf([aTraining(), other]), end_at: '2027-01-31' }
  expect(leftOf(begunWith(undefined), typed, [failed(other)])).toEqual({
    trainings: undefined,
    values: { ...typed, trainee_ids: [picked(other.trainee)] },
  })
})

test('TRAIN-026 why nothing was saved stands in the form', async () => {
  const refused = { errors: [{ code: 'training.plan_not_available', message: 'choose another plan' }] }
  open(`/trainings/${ID}`, { [ONE]: { json: aTraining() }, [BATCH]: { status: 422, json: refused } })
  await press('Edit training')
  await press('Save')
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('failed to save changes because')).toBeTruthy()
  expect(within(alert).getByText('choose another plan')).toBeTruthy()
})

test('TRAIN-031 a toast says that one is saved, and that one is deleted after it was said what follows', async () => {
  const { server } = open(`/trainings/${ID}`, {
    ...{ [ONE]: { json: aTraining() }, [LIST]: listOf([]), [DELETE]: { json: {} } },
    [BATCH]: { json: { data: [{ id: ID, trainee_id: ana.id, version: 3 }], errors: [] } },
  })
  await press('Edit training')
  await press('Save')
  expect(await screen.findByText('training plans saved successfully')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Delete')
  const asked = await screen.findByRole('alertdialog', { name: 'Delete the training of Ana Ruiz?' })
  await userEvent.click(within(asked).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('training deleted')).toBeTruthy()
  expect(server.calls(DELETE)).toHaveLength(1)
})

test('TRAIN-030 why one was not deleted is told in a toast', async () => {
  const refused = { errors: [{ code: 'training.placed', message: 'placements belong to this training' }] }
  open(`/trainings/${ID}`, { [ONE]: { json: aTraining({ placed: true }) }, [DELETE]: { status: 409, json: refused } })
  await press('Delete')
  const asked = await screen.findByRole('alertdialog')
  await userEvent.click(within(asked).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('placements belong to this training')).toBeTruthy()
})

test('that insurance is required leads to the insurance on the page of the trainee, and goes with the proof that covers the training', async () => {
  let required = true
  const { client } = open(`/trainings/${ID}`, { [ONE]: () => ({ json: aTraining({ insurance_required: required }) }) })
  await screen.findByText('No proof of insurance covers this training.')
  const link = screen.getByRole('link', { name: 'See their insurance' })
  expect(link.getAttribute('href')).toBe(`/trainees/${ana.id}#insurance`)
  required = false
  createFreshness(client).touched(['insurances'])
  await waitFor(() => expect(screen.queryByText('No proof of insurance covers this training.')).toBeNull())
})
