// The upload dialog: opened beside the field, and closed once what it took has arrived.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakeAnswer } from '../../testing/fake-server'
import { withUploads } from '../../testing/fake-uploads'
import { aState, aUser } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { SendingDocuments } from './SendingDocuments'

const WORDS = { submit: 'attachments.documents', saved: 'attachments.sent' } as const
const openIt = async (upload: () => FakeAnswer) => {
  renderScreen(<SendingDocuments type="task" id="1" touches={[]} words={WORDS} />, {
    state: aState(aUser()),
    routes: withUploads(upload, {}),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Upload from…' }))
  return within(await screen.findByRole('dialog', { name: 'Upload files' }))
}

const choose = (name: string) =>
  userEvent.upload(
    screen.getByLabelText('This device', { selector: 'input' }),
    new File(['%PDF-1.7'], name, { type: 'application/pdf' }),
    { applyAccept: false },
  )

test('closed by what has arrived, which then stands in the field', async () => {
  await openIt(() => ({ json: {} }))
  await choose('proof.pdf')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Ready to be attached')).toBeTruthy()
})

test('what is refused stays in sight, and closing asks nothing', async () => {
  const dialog = await openIt(() => ({ json: {} }))
  await choose('tool.exe')
  expect(await dialog.findByText(/this kind of file is not accepted/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('where there is no camera that is said', async () => {
  const dialog = await openIt(() => ({ json: {} }))
  await userEvent.click(dialog.getByRole('button', { name: 'Camera' }))
  expect(await dialog.findByText('No camera can be used here.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
  expect(dialog.getByRole('button', { name: 'This device' })).toBeTruthy()
})
