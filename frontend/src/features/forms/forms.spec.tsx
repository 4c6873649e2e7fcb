// The page of a form, to which evaluation tasks lead: what it is, who fills it in, and what can be done now.
import { screen } from '@testing-library/react'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import FormDetailsScreen from './FormDetailsScreen'

const form = (status: 'draft' | 'published' = 'published') => ({
  id: idOf(7),
  name: 'How is Bayview so far?',
  status,
  submitter_roles: [{ keyname: 'trainee', name: 'Trainee' }],
})
const CLARA = { id: idOf(20), name: 'Clara Whitfield', email: 'clara@example.org' }

async function page(role: 'trainee' | 'supervisor', shown = form()) {
  renderScreen(<FormDetailsScreen />, {
    at: `/forms/${idOf(7)}`,
    path: '/forms/:id',
    state: aState(aUser(role)),
    routes: {
      [`GET /api/forms/${idOf(7)}`]: { json: shown },
      'GET /api/dashboard/trainee': { json: { coordinators: [CLARA] } },
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'How is Bayview so far?' })
}

test('whoever fills it in reads that it cannot be done here yet, what becomes of their task, and whom to ask', async () => {
  await page('trainee')
  expect(
    screen.getByText('This form is yours to fill in, but its questions cannot be answered in Practicum yet.'),
  ).toBeTruthy()
  expect(screen.getByText(/Your task stays open/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Your tasks' }).getAttribute('href')).toBe('/tasks#assigned')
  expect((await screen.findByRole('link', { name: 'Clara Whitfield' })).getAttribute('href')).toBe(
    'mailto:clara@example.org',
  )
})

test('whoever does not fill it in reads who does', async () => {
  await page('supervisor')
  expect(screen.getByText('Others fill in this form, and its questions cannot be shown in Practicum yet.')).toBeTruthy()
  expect(screen.getByText('Trainee')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Your tasks' })).toBeNull()
})

test('a form that is not published is nobody’s to fill in', async () => {
  await page('trainee', form('draft'))
  expect(screen.getByText('This form is not published: nobody can fill it in.')).toBeTruthy()
})
