// Looking at a file where it stands: which can be, what is fetched and when, and that nothing of it becomes part of the page.
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isPaused } from '../../providers/activity'
import { type FakeAnswer, refusal } from '../../testing/fake-server'
import { idOf, marisol } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { DocumentList } from './DocumentList'
import { type Drawing, openPdf, type Pdf } from './pdf'
import { previewKind, previewOf, TEXT_SHOWN } from './preview'

/** jsdom draws nothing: what PDF.js makes of a file is seen in a browser. */
jest.mock('./pdf', () => ({ openPdf: jest.fn() }))
const opening = jest.mocked(openPdf)

const CONTENT = `/api/attachments/${idOf(51)}/content`
const upload = (mimetype: string, size = 2000): AttachmentView['upload'] => ({
  ...{ type: 'documents', mimetype, size, scan: 'passed' },
})
const documentOf = (mimetype: string): AttachmentView => ({
  ...{ id: idOf(51), name: 'Notes', filename: 'notes.txt', url: CONTENT, upload: upload(mimetype) },
  ...{ owner_id: idOf(1), created_at: '2026-11-20T18:00:00Z' },
  owner: marisol,
})

function list(mimetype: string, answer: FakeAnswer = {}) {
  return renderScreen(<DocumentList documents={[documentOf(mimetype)]} mayChange={false} touches={[]} />, {
    routes: { [`GET ${CONTENT}`]: answer },
  })
}
const look = async () => userEvent.click(await screen.findByRole('button', { name: 'Look at Notes' }))

test.each([
  ['image/png', 2000, 'picture'],
  ['image/webp', 2000, 'picture'],
  ['text/csv', 2000, 'text'],
  ['image/svg+xml', 2000, undefined],
  ['text/html', 2000, undefined],
  ['application/pdf', 2000, 'pdf'],
  ['application/zip', 2000, undefined],
  ['image/png', 11 * 1024 * 1024, undefined],
])('a file of %s and %i bytes is looked at as %s', (mimetype, size, kind) => {
  expect(previewKind(upload(mimetype, size))).toBe(kind)
})

test('a picture has the type that was checked, whatever the file comes as', async () => {
  const preview = await previewOf(new Blob(['x'], { type: 'text/html' }), upload('image/png'))
  expect(preview).toEqual({ kind: 'picture', src: 'data:image/png;base64,eA==' })
})

test('of a long text the beginning is shown', async () => {
  const preview = await previewOf(new Blob(['x'.repeat(TEXT_SHOWN + 1)]), upload('text/plain'))
  expect(preview).toEqual({ kind: 'text', text: 'x'.repeat(TEXT_SHOWN), isCut: true })
})

test('it is fetched when it is asked for, and text stays text', async () => {
  const { server } = list('text/plain', { json: '<b>bold</b>' })
  await screen.findByText('Notes')
  expect(server.calls(`GET ${CONTENT}`)).toEqual([])
  await look()
  const dialog = within(await screen.findByRole('dialog', { name: 'Notes' }))
  expect((await dialog.findByRole('region', { name: 'Notes' })).textContent).toBe('"<b>bold</b>"')
  await userEvent.keyboard('{Escape}')
})

test('a picture is shown under the name of its document', async () => {
  list('image/jpeg', { json: 'pixels' })
  await look()
  const picture = await screen.findByRole('img', { name: 'Notes' })
  expect(picture.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/)
})

test('a file that is refused says so, and can be asked for again', async () => {
  const { server } = list('text/plain', refusal(403, 'not while looking through somebody’s eyes'))
  await look()
  expect(await screen.findByText(/not while looking through/)).toBeTruthy()
  server.answer({ [`GET ${CONTENT}`]: { json: 'here' } })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findByRole('region', { name: 'Notes' })).textContent).toBe('"here"')
})

test('what cannot be looked at is offered to be taken away alone', async () => {
  list('application/zip')
  expect(await screen.findByRole('link', { name: 'Download Notes' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Look at Notes' })).toBeNull()
})

const aPdf = () => ({
  pages: 2,
  close: jest.fn<void, []>(),
  start: jest.fn<Drawing, Parameters<Pdf['start']>>(() => ({ drawn: Promise.resolve(), stop: () => undefined })),
})

test('of a PDF the first page is drawn, and the next when it is asked for', async () => {
  const pdf = aPdf()
  opening.mockResolvedValue(pdf)
  list('application/pdf', { json: 'pages' })
  await look()
  expect(await screen.findByText('Page 1 of 2')).toBeTruthy()
  const ends = () =>
    screen.getAllByRole('button', { name: / page$/ }).map(button => button.getAttribute('aria-disabled'))
  expect(ends()).toEqual(['true', 'false'])
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByText('Page 2 of 2')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Notes, page 2' })).toBeTruthy()
  expect(ends()).toEqual(['false', 'true'])
  expect(pdf.start.mock.calls.map(([page]) => page)).toEqual([1, 2])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(pdf.close).toHaveBeenCalledTimes(1))
})

test.each([
  ['cannot be read', () => opening.mockRejectedValue(new Error('password'))],
  [
    'has a page that cannot be drawn',
    () =>
      opening.mockResolvedValue({
        ...aPdf(),
        start: () => ({ drawn: Promise.reject(new Error()), stop: () => undefined }),
      }),
  ],
])('a PDF that %s is offered to be taken away', async (_what, given) => {
  given()
  list('application/pdf', { json: 'pages' })
  await look()
  const dialog = within(await screen.findByRole('dialog', { name: 'Notes' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'This document cannot be shown here; it can be downloaded.',
  )
  expect(dialog.getByRole('link', { name: 'Download Notes' })).toBeTruthy()
})

test('a document that nobody looked through says so, and no other', () => {
  const unscanned = { ...documentOf('text/plain'), id: idOf(52), name: 'Old notes' }
  const documents = [documentOf('text/plain'), { ...unscanned, upload: { ...unscanned.upload, scan: 'none' as const } }]
  renderScreen(<DocumentList documents={documents} mayChange={false} touches={[]} />, {})
  const said = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.includes('not scanned for malware'))
  expect(said).toEqual([false, true])
})

describe('a recording', () => {
  const film = {
    ...documentOf('video/mp4'),
    upload: { type: 'video' as const, mimetype: 'video/mp4', size: 2_000_000_000, scan: 'none' as const },
  }
  const wordsOf = (id: number, filename: string): AttachmentView => ({
    ...documentOf('text/vtt'),
    ...{
      id: idOf(id),
      name: filename,
      filename,
      upload: { type: 'subtitles', mimetype: 'text/vtt', size: 90, scan: 'passed' },
    },
  })
  const playing = async (...words: readonly AttachmentView[]) => {
    const { server } = renderScreen(<DocumentList documents={[film, ...words]} mayChange={false} touches={[]} />, {})
    await userEvent.click(await screen.findByRole('button', { name: 'Play Notes' }))
    const dialog = await screen.findByRole('dialog', { name: 'Notes' })
    return { server, video: dialog.querySelector('video') as HTMLVideoElement }
  }

  test('is played as it comes, however large, and of several subtitles those of its own name are shown', async () => {
    const { server, video } = await playing(wordsOf(52, 'other.vtt'), wordsOf(53, 'notes.srt'))
    expect(video.getAttribute('src')).toBe(`/api/attachments/${idOf(51)}/media`)
    const tracks = [...video.querySelectorAll('track')]
    expect(tracks.map(track => [track.getAttribute('src'), track.default])).toEqual([
      [`/api/attachments/${idOf(52)}/media`, false],
      [`/api/attachments/${idOf(53)}/media`, true],
    ])
    expect(server.calls(`GET ${CONTENT}`)).toEqual([])
  })

  test('holds the time until somebody is idle while it runs', async () => {
    const { video } = await playing()
    fireEvent.play(video)
    await waitFor(() => expect(isPaused()).toBe(true))
    fireEvent.pause(video)
    await waitFor(() => expect(isPaused()).toBe(false))
  })

  test('that the browser cannot play is offered to be taken away', async () => {
    const { video } = await playing()
    fireEvent.error(video)
    expect((await screen.findByRole('alert')).textContent).toBe('This browser cannot play it; it can be downloaded.')
  })
})
