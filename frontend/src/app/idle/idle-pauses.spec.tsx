// What holds the time until somebody is idle: a recording that plays, a session that is being saved, a file on its way.
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Player } from '../../features/attachments/Player'
import { useUploads } from '../../features/attachments/use-uploads'
import SessionFormDialog from '../../features/live-sessions/SessionFormDialog'
import { isPaused } from '../../providers/activity'
import type { FakeAnswer, FakeRoutes } from '../../testing/fake-server'
import { partsOf, withUploads } from '../../testing/fake-uploads'
import { idOf, marisol } from '../../testing/fixtures'
import { aMeetingInFull } from '../../testing/meetings'
import { renderScreen } from '../../testing/render-screen'
import { IdleWatch } from './IdleWatch'

const WARNING = 'Are you still there?'
const OF_WATCHING: FakeRoutes = { 'GET /api/users/current': {}, 'PUT /api/users/current/last-route': {} }

const watched = (screenOf: ReactElement, routes: FakeRoutes = OF_WATCHING) =>
  renderScreen(
    <>
      <IdleWatch />
      {screenOf}
    </>,
    { at: '/livesessions', path: '/livesessions', routes },
  )

/** Answered when the spec says so. */
function held() {
  const waiting: ((answer: FakeAnswer) => void)[] = []
  return {
    answer: (): Promise<FakeAnswer> => new Promise(resolve => waiting.push(resolve)),
    end: (answer: FakeAnswer) => act(async () => waiting.shift()?.(answer)),
  }
}

const recording = (type: 'video' | 'audio'): AttachmentView => ({
  ...{ id: idOf(51), name: 'Round', filename: `round.${type}`, url: `/api/attachments/${idOf(51)}/content` },
  upload: { type, mimetype: type === 'video' ? 'video/mp4' : 'audio/mpeg', scan: 'none', size: 2000 },
  ...{ owner_id: idOf(1), created_at: '2026-11-20T18:00:00Z' },
  owner: marisol,
})

function Sending() {
  const { add, files } = useUploads('task')
  return (
    <button type="button" onClick={() => add([new File(['%PDF-1.7'], 'proof.pdf')])}>
      send {files[0]?.state}
    </button>
  )
}

describe('SESSION-008 IDLE-001 the timers pause while media plays, while a session is saved and while a file is uploaded', () => {
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))
  const settle = () => act(() => jest.advanceTimersByTimeAsync(500))
  afterEach(() => jest.useRealTimers())

  test.each(['video', 'audio'] as const)('media: %s', type => {
    jest.useFakeTimers()
    watched(<Player document={recording(type)} subtitles={[]} />)
    const media = screen.getByLabelText('Round')
    for (const ends of [fireEvent.pause, fireEvent.ended]) {
      fireEvent.play(media)
      pass(700)
      expect(screen.queryByText(WARNING)).toBeNull()
      ends(media)
      pass(482)
      expect(screen.getByText(WARNING)).toBeTruthy()
      fireEvent.keyDown(window, { key: 'a' })
      pass(1)
      expect(screen.queryByText(WARNING)).toBeNull()
    }
  })

  test('media that breaks off while it plays', () => {
    jest.useFakeTimers()
    watched(<Player document={recording('video')} subtitles={[]} />)
    fireEvent.play(screen.getByLabelText('Round'))
    fireEvent.error(screen.getByLabelText('Round'))
    pass(482)
    expect(screen.getByText(WARNING)).toBeTruthy()
  })

  test('a session that is being saved', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-25T18:00:00Z') })
    const saving = held()
    const meeting = aMeetingInFull()
    const { server } = watched(<SessionFormDialog meeting={meeting} onClose={() => undefined} />, {
      ...OF_WATCHING,
      [`PUT /api/meetings/${meeting.id}`]: saving.answer,
      'GET /api/users/available': { json: [] },
      'GET /api/users/groups': { json: [] },
    })
    await settle()
    fireEvent.change(screen.getByLabelText(/What is it about/), { target: { value: 'Another round' } })
    fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement)
    await settle()
    expect(server.calls(`PUT /api/meetings/${meeting.id}`)).toHaveLength(1)
    pass(700)
    expect(screen.queryByText(WARNING)).toBeNull()
    await saving.end({ json: { id: meeting.id, version: 5 } })
    await settle()
    pass(482)
    expect(screen.getByText(WARNING)).toBeTruthy()
  })

  test('a file on its way', async () => {
    const part = held()
    const { server } = watched(<Sending />, withUploads(part.answer, OF_WATCHING))
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(partsOf(server)).toHaveLength(1))
    await waitFor(() => expect(isPaused()).toBe(true))
    await part.end({ json: {} })
    await screen.findByText('send created')
    await waitFor(() => expect(isPaused()).toBe(false))
  })
})
