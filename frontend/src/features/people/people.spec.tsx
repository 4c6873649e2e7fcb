// Picking people: the rules, and the picker.

import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import type { FakeAnswer } from '../../testing/fake-server'
import { somebody } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { addPeople, type PickRules } from './pick'
import { UserPicker } from './UserPicker'
import { inOrder } from './use-candidates'

const ana = somebody(11, 'Ana Ruiz')
const devon = somebody(12, 'Devon Clarke')
const priya = somebody(13, 'Priya Raman', 'supervisor')
const anyone: PickRules = { omitted: [], limit: 0 }

const names = (people: readonly AvailableUser[]) => people.map(({ name }) => name)

describe('rules', () => {
  test('PICKER-003 nobody is added twice, against the omitted list, or in a role that is not allowed', () => {
    expect(names(addPeople([ana], [ana, devon], anyone).picked)).toEqual(['Ana Ruiz', 'Devon Clarke'])
    expect(names(addPeople([], [ana], { ...anyone, omitted: [ana.position_id] }).picked)).toEqual([])
    expect(names(addPeople([], [ana, priya], { ...anyone, roles: ['supervisor'] }).picked)).toEqual(['Priya Raman'])
  })

  test('PICKER-004 zero is no limit; reaching a limit is told', () => {
    expect(addPeople([], [ana, devon, priya], anyone)).toMatchObject({ limitReached: false })
    expect(addPeople([ana], [devon], { ...anyone, limit: 1 })).toEqual({ picked: [ana], limitReached: true })
  })

  test('PICKER-005 a group is added until the limit', () => {
    const result = addPeople([], [ana, devon, priya], { ...anyone, limit: 2 })
    expect(names(result.picked)).toEqual(['Ana Ruiz', 'Devon Clarke'])
    expect(result.limitReached).toBe(true)
  })
})

function Picking({ rules }: { rules: PickRules }) {
  const [picked, setPicked] = useState<readonly AvailableUser[]>([])
  return <UserPicker label="Who?" picked={picked} onPick={setPicked} rules={rules} />
}

const longName = { ...somebody(14, 'Wolfeschlegelsteinhausenbergerdorff Hubert'), role_name: 'Trainee' }

const picker = (rules = anyone) =>
  renderScreen(<Picking rules={rules} />, {
    routes: {
      'GET /api/users/available': { json: [ana, devon, longName] },
      'GET /api/users/groups': { json: [{ id: 'g', keyname: 'trainee', name: 'All trainees', users: [ana, devon] }] },
    },
  })
const choose = async (name: string) => {
  await userEvent.click(screen.getByLabelText(/Who/))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

test('PICKER-001 PICKER-002 people and groups are offered and picked', async () => {
  picker()
  await choose('Ana Ruiz')
  await waitFor(() => expect(screen.getByText('Ana Ruiz')).toBeTruthy())
  await choose('All trainees')
  await waitFor(() => expect(screen.getByText('Devon Clarke')).toBeTruthy())
})

test('whoever has a photo is offered and picked with it', async () => {
  const photo = '/api/images/profile/ana'
  renderScreen(<Picking rules={anyone} />, {
    routes: {
      'GET /api/users/available': { json: [{ ...ana, profile_image_url: photo }, devon] },
      'GET /api/users/groups': { json: [] },
    },
  })
  await userEvent.click(screen.getByLabelText(/Who/))
  const photosIn = (within: Element) => [...within.querySelectorAll('img')].map(image => image.getAttribute('src'))
  expect(photosIn(await screen.findByRole('listbox'))).toEqual([photo])
  await userEvent.click(await screen.findByRole('option', { name: /Ana Ruiz/ }))
  await waitFor(() => expect(photosIn(screen.getByRole('list'))).toEqual([photo]))
})

test('PICKER-004 the warning stands under the field', async () => {
  picker({ ...anyone, limit: 1 })
  await choose('All trainees')
  expect(await screen.findByText('User limit reached: 1 at most.')).toBeTruthy()
})

test('of a whole cohort the first twenty are shown, and all of them on request', async () => {
  const users = Array.from({ length: 25 }, (_none, at) => somebody(100 + at, `Trainee Number ${at}`))
  renderScreen(<Picking rules={anyone} />, {
    routes: {
      'GET /api/users/available': { json: users },
      'GET /api/users/groups': { json: [{ id: 'trainee', keyname: 'trainee', name: 'Trainee', users }] },
    },
  })
  await choose('Trainees')
  const more = await screen.findByRole('button', { name: 'and 5 more' })
  expect(screen.getAllByText(/^Trainee Number/)).toHaveLength(20)
  await userEvent.click(more)
  expect(screen.getAllByText(/^Trainee Number/)).toHaveLength(25)
})

afterEach(() => void jest.useRealTimers())

test('PICKER-007 that people are being looked for is said after 300 ms, and not before that there is nobody', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const never = () => new Promise<FakeAnswer>(() => undefined)
  renderScreen(<Picking rules={anyone} />, {
    routes: { 'GET /api/users/available': never, 'GET /api/users/groups': { json: [] } },
  })
  await user.click(screen.getByLabelText(/Who/))
  const waited = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  await waited(290)
  expect(screen.queryByText('Looking…')).toBeNull()
  expect(screen.queryByText(/Nobody/)).toBeNull()
  await waited(20)
  expect(screen.getByText('Looking…')).toBeTruthy()
})

describe('while somebody types', () => {
  const typing = async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const submitted = jest.fn((event: FormEvent) => event.preventDefault())
    const all = [ana, devon, longName]
    renderScreen(
      <form onSubmit={submitted}>
        <Picking rules={anyone} />
        <button type="submit">Save</button>
      </form>,
      {
        routes: {
          'GET /api/users/available': ({ query }) => ({
            json: all.filter(({ name }) => name.toLowerCase().includes((query.get('search') ?? '').toLowerCase())),
          }),
          'GET /api/users/groups': { json: [{ id: 'g', keyname: 'd', name: 'Day group', users: [ana, devon] }] },
        },
      },
    )
    const field = screen.getByLabelText(/Who/)
    await user.click(field)
    await screen.findByRole('option', { name: /Day group/ })
    return { user, field, submitted, chosen: () => screen.queryAllByTestId('CancelIcon').length }
  }
  const waited = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  test('nobody is chosen from the answer to something else, neither by keys nor by a click', async () => {
    const { user, field, submitted, chosen } = await typing()
    await user.keyboard('{ArrowDown}')
    await user.type(field, 'd', { skipClick: true })
    await user.keyboard('{ArrowDown}{Enter}')
    expect(screen.queryAllByRole('option')).toEqual([])
    expect([chosen(), submitted.mock.calls.length]).toEqual([0, 0])
    expect((field as HTMLInputElement).value).toBe('d')
  })

  test('once they are found, the person of that name comes before the groups', async () => {
    const { user, field, chosen } = await typing()
    await user.type(field, 'd', { skipClick: true })
    await waited(600)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByText('Devon Clarke')).toBeTruthy()
    expect(chosen()).toBe(1)
  })

  test('the very name first, then names and words that begin so, else groups above people', () => {
    const called = (...words: readonly string[]) => words.map(name => ({ name }))
    const order = (search: string) =>
      inOrder(called('Joanna', 'Mary Ann', 'Anna', 'Ann'), called('Announced'), search).map(({ name }) => name)
    expect(order('ann')).toEqual(['Ann', 'Anna', 'Mary Ann', 'Joanna', 'Announced'])
    expect(order('oan')).toEqual(['Announced', 'Joanna', 'Mary Ann', 'Anna', 'Ann'])
    expect(order('')[0]).toBe('Announced')
  })
})

test('PICKER-006 long names are cut at 30 characters', async () => {
  picker()
  await userEvent.click(screen.getByLabelText(/Who/))
  expect(await screen.findByText('Wolfeschlegelsteinhausenberger…')).toBeTruthy()
})
