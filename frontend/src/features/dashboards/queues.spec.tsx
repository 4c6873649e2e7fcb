// The page of what waits and what has failed behind the platform.
import type { SetAsideEffect } from '@practicum/shared/features/dashboards/queues.contract'
import type { WaitingMail } from '@practicum/shared/features/mails/waiting.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import QueuesScreen from './QueuesScreen'

const AGAIN = 'POST /api/dashboard/admin/effects/again'
const effect = (number: number, more: Partial<SetAsideEffect> = {}): SetAsideEffect => ({
  ...{ event_id: idOf(number), consumer: 'mails', thing: 'user', failure: 'TypeError', again_since: null },
  since: '2026-11-20T10:00:00.000Z',
  ...more,
})
const mail: WaitingMail = {
  ...{ channel: 'mail', kind: 'user.invited', subject: 'You are invited to …', status: 'rejected', count: 2 },
  ...{ since: '2026-11-20T10:00:00.000Z', attempts: 3, code: '550 5.1.1' },
}

const open = (queues: object, mails: readonly WaitingMail[] = []) =>
  renderScreen(<QueuesScreen />, {
    state: aState(aUser('admin')),
    routes: {
      'GET /api/dashboard/admin/queues': { json: { unsent_seconds: 2, tries: 6, total: 0, effects: [], ...queues } },
      'GET /api/mails/waiting': { json: { data: mails } },
      [AGAIN]: { json: { asked: 1 } },
    },
  })

test('where nothing waits and nothing has failed, it says so', async () => {
  open({})
  expect(await screen.findByText('What happens is handed on within seconds.')).toBeTruthy()
  expect(screen.getByText('None has been set aside.')).toBeTruthy()
  expect(await screen.findByText('None waits, and none has failed.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Handle all again' })).toBeNull()
})

test.each([
  [300, 'Something waits for 5 minutes.'],
  [null, 'How long something waits cannot be told at the moment.'],
])('that something waits %s seconds is said', async (unsent_seconds, words) => {
  open({ unsent_seconds })
  expect(await screen.findByText(words)).toBeTruthy()
})

test('one effect is handled again by a press, all of them after a question; what is on its way already is left', async () => {
  const effects = [effect(1), effect(2, { again_since: '2026-11-20T11:00:00.000Z', failure: null })]
  const { server } = open({ total: 2, effects })
  const list = within(await screen.findByRole('list', { name: 'Effects that were set aside' }))
  const [first, second] = list.getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(first.textContent).toMatch(/^mails, for an event of userSet aside .*Error: TypeError/)
  expect(second.textContent).toMatch(/Error: not noted.*Asked for again/)
  expect(within(second).getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  await userEvent.click(within(first).getByRole('button'))
  expect(await screen.findByText('It is handled within seconds.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Handle all again' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Handle all again' }))
  await waitFor(() => expect(server.calls(AGAIN).map(({ body }) => body)).toEqual([{ event_id: idOf(1) }, {}]))
})

test('mails that failed stand by kind, and lead to the list in which they are sent again', async () => {
  open({}, [mail, { ...mail, channel: 'text', status: 'queued', attempts: 0, code: null, count: 1 }])
  const list = within(await screen.findByRole('list', { name: 'Mails and text messages that wait or have failed' }))
  const [failed, waiting] = list.getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(failed.textContent).toMatch(/2 mails.*tried up to 3 times · last answer 550 5\.1\.1Not sent/)
  expect(waiting.textContent).toMatch(/1 text message.*not tried yetWaiting/)
  const link = within(failed).getByRole('link', { name: 'Open the mails that stand so: Not sent' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/mails?filter={"status":"rejected"}')
})
