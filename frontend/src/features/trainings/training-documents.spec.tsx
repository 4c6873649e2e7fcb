// Documents in the summary of a training: fetched when they are asked for, offered to those alone who may know of them.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ScreenWords } from '../../providers/screen-words'
import { withUploads } from '../../testing/fake-uploads'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { aTraining } from '../../testing/trainings'
import { assignedMessages } from './assigned.messages'
import { TrainingSummary } from './TrainingSummary'

const LIST = 'GET /api/attachments'
const ATTACH = 'POST /api/attachments'
const trainee = aUser('trainee')
const own = aTraining({
  id: idOf(9000),
  trainee: {
    id: trainee.id,
    position_id: trainee.current_position.id,
    name: 'Ana Ruiz',
    role_keyname: 'trainee',
    profile_image_url: null,
  },
})

const other = aTraining({ id: idOf(9001), trainee: { ...own.trainee, position_id: idOf(999) } })

const open = (user = trainee, training = own) =>
  renderScreen(
    <ScreenWords name="assigned" english={assignedMessages}>
      <TrainingSummary training={training} />
    </ScreenWords>,
    {
      routes: withUploads(() => ({ json: {} }), { [LIST]: { json: [] }, [ATTACH]: () => ({ json: {} }) }),
      state: aState(user),
    },
  )

test('the trainee opens them, and adds one, which is sent to the training', async () => {
  const { server } = open()
  const button = await screen.findByRole('button', { name: 'Documents' })
  expect(server.calls(LIST)).toEqual([])
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const field = await screen.findByLabelText('Choose files', { selector: 'input' })
  await userEvent.upload(field, new File(['%PDF-1.7'], 'contract.pdf'))
  await screen.findByText('Ready to be attached')
  await userEvent.click(screen.getByRole('button', { name: 'Add to the training' }))
  await waitFor(() => expect(screen.getByText('The files were added.')).toBeTruthy())
  expect(server.calls(ATTACH)).toMatchObject([{ body: { object_class: 'training', object_id: idOf(9000) } }])
})

test.each([
  ['a supervisor', aUser('supervisor')],
  ['another faculty member', aUser('faculty')],
  ['another trainee', trainee],
])('%s is offered none', async (_who, user, training = other) => {
  open(user, training)
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Documents' })).toBeNull()
})

test('ATTACH-006 ATT3-008 whoever acts as the trainee is told that documents cannot be accessed', async () => {
  const { server } = open(aUser('trainee', { is_impersonating: true }))
  await userEvent.click(await screen.findByRole('button', { name: 'Documents' }))
  expect(await screen.findByText('Attachments cannot be accessed while acting as somebody.')).toBeTruthy()
  expect(server.calls(LIST)).toEqual([])
})
