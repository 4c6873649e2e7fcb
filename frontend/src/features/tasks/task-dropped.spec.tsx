// Files that are dropped on the field of a form, or pasted into the form: taken by the same path as chosen ones.
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { partsOf, withUploads } from '../../testing/fake-uploads'
import { aState, aUser } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { TaskForm } from '../../testing/task-forms'

const routes = withUploads(() => ({ json: {} }))

const modal = (user = aUser()) => renderScreen(<TaskForm mode="self" />, { at: '/tasks', state: aState(user), routes })

const field = () => screen.findByRole('group', { name: 'Documents' })
const fileOf = (name: string): File => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const carrying = (...files: readonly File[]) => ({
  dataTransfer: {
    ...{ files, types: ['Files'] },
    items: files.map(file => ({ kind: 'file', type: file.type, getAsFile: () => file })),
  },
})

test('while files are dragged over the page the field shows where to drop them, and what is dropped is sent', async () => {
  const { server } = modal()
  const group = await field()
  const file = carrying(fileOf('proof.pdf'))
  fireEvent.dragEnter(document, file)
  fireEvent.dragEnter(group, file)
  expect(await screen.findByText('Drop files here')).toBeTruthy()
  fireEvent.drop(group, file)
  expect(await screen.findByText('Ready to be attached')).toBeTruthy()
  expect(screen.getByText('1 file taken: proof.pdf')).toBeTruthy()
  expect(screen.queryByText('Drop files here')).toBeNull()
  expect(partsOf(server)).toHaveLength(1)
})

test('what is not accepted is refused with the words for a chosen file, and not sent', async () => {
  const { server } = modal()
  fireEvent.drop(await field(), carrying(fileOf('virus.exe')))
  expect(await screen.findByText(/this kind of file is not accepted/)).toBeTruthy()
  expect(partsOf(server)).toEqual([])
})

test('a file that is dropped beside the field is not opened in place of the page', async () => {
  modal()
  await field()
  const event = createEvent.drop(screen.getByLabelText(/What is to be done/), carrying(fileOf('proof.pdf')))
  fireEvent(screen.getByLabelText(/What is to be done/), event)
  expect(event.defaultPrevented).toBe(true)
  expect(screen.queryByText(/proof.pdf/)).toBeNull()
})

test('a picture that is pasted anywhere in the form is taken; copied words stay words', async () => {
  modal()
  await field()
  const words = screen.getByLabelText(/What is to be done/)
  const picture = new File(['x'], 'image.png', { type: 'image/png' })
  fireEvent.paste(words, { clipboardData: { files: [picture], types: ['text/plain', 'Files'] } })
  expect(screen.queryByText(/image.png/)).toBeNull()
  fireEvent.paste(words, { clipboardData: { files: [picture], types: ['Files'] } })
  await waitFor(() => expect(screen.getByText('1 file taken: image.png')).toBeTruthy())
  expect(await screen.findByText('Ready to be attached')).toBeTruthy()
})

test('who may not upload yet is offered no place to drop, and nothing is taken', async () => {
  modal(aUser('trainee', { hipaa_completed: false }))
  expect(await screen.findByText(/HIPAA course/)).toBeTruthy()
  fireEvent.dragEnter(document, carrying(fileOf('proof.pdf')))
  fireEvent.drop(screen.getByRole('dialog'), carrying(fileOf('proof.pdf')))
  expect(screen.queryByText(/proof.pdf|Drop files here/)).toBeNull()
})
