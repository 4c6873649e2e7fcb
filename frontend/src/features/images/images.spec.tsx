// Choosing an image: of oneself on the account and where one is asked for it, judged before it is sent, saved, removed.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakeRoutes } from '../../testing/fake-server'
import { takingFiles } from '../../testing/fake-uploads'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import OwnFace from './OwnFace'
import { ProfileImagePrompt } from './ProfileImagePrompt'

const SET = 'PUT /api/users/current/profile-image'
const DISMISS = 'POST /api/users/current/profile-image/dismiss'
const STATE = 'GET /api/users/current'
const IMAGE = { profile_image_uuid: idOf(5), url: `/api/images/profile/${idOf(6)}`, id: idOf(6) }

const ana = aUser('trainee', { profile_image_prompt: true })
const photo = (name = 'me.jpg', size = 10) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' })

/** Of somebody without one, until it is set. */
function server() {
  let user = ana
  return {
    [STATE]: () => ({ json: user }),
    [SET]: () => {
      user = { ...ana, profile_image_prompt: false, profile_image_url: IMAGE.url }
      return { json: IMAGE }
    },
    [DISMISS]: () => {
      user = { ...ana, profile_image_prompt: false }
      return { json: {} }
    },
  }
}

const open = (element: React.ReactElement, routes: FakeRoutes = {}) =>
  renderScreen(element, {
    state: aState(ana),
    routes: takingFiles({ ...server(), ...routes }, '/api/uploads/images/'),
  })

const dialog = () => screen.findByRole('dialog', { name: 'Photo' })
const input = async () => within(await dialog()).getByLabelText(/^Choose (an|another) image$/, { selector: 'input' })
const choose = async (file: File) => userEvent.upload(await input(), file, { applyAccept: false })
const save = async () => within(await dialog()).getByRole('button', { name: 'Save' }) as HTMLButtonElement
const uploads = ({ asked }: ReturnType<typeof open>['server']) =>
  asked.filter(({ path }) => path.startsWith('/api/uploads/images/'))

test('an image is shown before it is sent, and then stands for the person', async () => {
  const { server: asked, container } = open(<OwnFace />)
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a photo' }))
  expect((await save()).disabled).toBe(true)
  await choose(photo())
  await waitFor(async () =>
    expect((await dialog()).querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/),
  )
  expect(uploads(asked)).toEqual([])
  await userEvent.click(await save())
  await screen.findByText('Saved. It stands beside your name now.')
  const [upload] = uploads(asked)
  const [sent] = asked.calls(SET)
  expect(upload?.path).toBe(`/api/uploads/images/${(sent as { body: { uuid: string } }).body.uuid}`)
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe(IMAGE.url))
})

test('what is no image, or too large, is refused in words before it is sent', async () => {
  const { server: asked } = open(<OwnFace />)
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a photo' }))
  await choose(photo('papers.pdf'))
  expect(within(await dialog()).getByRole('alert').textContent).toBe('papers.pdf is no PNG, JPEG, GIF or WebP.')
  const large = photo('large.png')
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 })
  await choose(large)
  expect(within(await dialog()).getByRole('alert').textContent).toBe('large.png is larger than 10 MB.')
  expect((await save()).disabled).toBe(true)
  await choose(photo())
  expect(within(await dialog()).queryByRole('alert')).toBeNull()
  expect(uploads(asked)).toEqual([])
})

test('what the server refuses is said, and another one can be chosen', async () => {
  const errors = [{ code: 'image.unreadable', field: 'uuid', message: 'this image is damaged; choose another one' }]
  open(<OwnFace />, { [SET]: { status: 422, json: { errors } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a photo' }))
  await choose(photo())
  await waitFor(async () => expect((await save()).disabled).toBe(false))
  await userEvent.click(await save())
  expect((await within(await dialog()).findByRole('alert')).textContent).toMatch(/this image is damaged/i)
  await within(await dialog()).findByRole('button', { name: 'Choose another image' })
})

test('PROFILE-001 dashboards ask for one, with a button to upload it and one to be asked no more', async () => {
  const { server: asked } = open(<ProfileImagePrompt />)
  const prompt = () => screen.queryByRole('region', { name: 'Let others know you by your face' })
  expect(prompt()).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Upload a photo' }))
  await dialog()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(prompt()).toBeNull())
  expect(asked.calls(DISMISS)).toHaveLength(1)
})

test('it is asked for after the terms, and not by an admin who acts as the person', () => {
  for (const changes of [{ has_accepted_terms: false }, { is_impersonating: true }, { profile_image_prompt: false }]) {
    const { unmount } = renderScreen(<ProfileImagePrompt />, { state: aState({ ...ana, ...changes }) })
    expect(screen.queryByRole('region')).toBeNull()
    unmount()
  }
})
