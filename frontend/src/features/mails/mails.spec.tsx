// The screens of mails: the list, one mail with what became of it, and sending it again.
import type { MailDetails } from '@practicum/shared/features/mails/mails.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { type FakeRoutes, listOf } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'

const ID = idOf(9000)
const LIST = 'GET /api/mails'
const ONE = `GET /api/mails/${ID}`
const LOGO = `/api/images/logos/${idOf(1)}/${idOf(9002)}`
const AGAIN = `POST /api/mails/${ID}/send-again`

const aMail = (changes: Partial<MailDetails> = {}): MailDetails => ({
  ...{
    id: ID,
    channel: 'mail',
    kind: 'user.sign_in_locked',
    to: 'ana@harbor.test',
    name: 'Ana Ruiz',
    subject: 'A lock',
  },
  ...{ status: 'sent', reason: null, attempts: 1, due_at: null, bounced_at: null, bounce_code: null },
  ...{ queued_at: '2026-11-24T18:00:00.000Z', sent_at: '2026-11-24T18:00:02.000Z' },
  organization: { name: 'Harbor University', accent: '#2b6f6a', logo_image_url: null },
  paragraphs: ['Hello Ana,', 'There is <b>news</b>.'],
  action: { label: 'Look at your devices', link: 'https://practicum.test/account' },
  closing: ['Your password is as it was.'],
  sendable: false,
  text: 'Hello Ana,\n\nThere is news.',
  ...changes,
})

const open = (at: string, routes: FakeRoutes, role: 'admin' | 'trainee' = 'admin') =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, { at, routes, state: aState(aUser(role)) })

// Which part of a mail was open last is remembered.
afterEach(() => localStorage.clear())

test('the list says to whom each was written, and how it stands', async () => {
  open('/mails', { [LIST]: listOf([aMail(), aMail({ id: idOf(9001), subject: 'Lost', status: 'rejected' })]) })
  expect((await screen.findByRole('link', { name: 'A lock' })).getAttribute('href')).toBe(`/mails/${ID}`)
  expect(screen.getAllByText('ana@harbor.test')).toHaveLength(2)
  const lost = screen.getByRole('link', { name: 'Lost' }).closest('tr') as HTMLElement
  expect(within(lost).getByText('Not sent')).toBeTruthy()
})

test('a mail is shown as its reader gets it, and what it says is text, not markup', async () => {
  open(`/mails/${ID}`, { [ONE]: { json: aMail() } })
  expect(await screen.findByText('There is <b>news</b>.')).toBeTruthy()
  expect(screen.getByText('Harbor University')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Look at your devices' }).getAttribute('href')).toBe(
    'https://practicum.test/account',
  )
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('it is headed with the logo of its organization, where that has one', async () => {
  const organization = { name: 'Harbor University', accent: null, logo_image_url: LOGO }
  open(`/mails/${ID}`, { [ONE]: { json: aMail({ organization }) } })
  expect((await screen.findByRole('img', { name: 'Harbor University' })).getAttribute('src')).toBe(LOGO)
  expect(screen.queryByText('Harbor University')).toBeNull()
})

test('a text message has no heading, and no logo', async () => {
  const organization = { name: 'Harbor University', accent: null, logo_image_url: LOGO }
  open(`/mails/${ID}`, { [ONE]: { json: aMail({ channel: 'text', to: '+12065550117', action: null, organization }) } })
  await screen.findByText('Hello Ana,')
  expect(screen.queryByRole('img', { name: 'Harbor University' })).toBeNull()
})

test('an admin sees what each kind of mail says, in a language and in the name of an organization', async () => {
  const template = {
    ...{ kind: 'invite.mail', channel: 'mail', subject: 'You are invited', paragraphs: ['Hello {name},'] },
    ...{ action: { label: 'Set up an account' }, closing: [], can_wait: true },
  }
  const harbor = { id: idOf(1), name: 'Harbor University', kind: 'academic' }
  const asked = 'GET /api/mail-templates'
  const sender = { name: 'Harbor University', accent: null, logo_image_url: LOGO }
  const { server } = open('/admin/tools/mail-templates', {
    [asked]: ({ query }) => ({
      json: { organization: query.has('organization_id') ? sender : null, data: [template] },
    }),
    'GET /api/organizations/names': { json: { data: [harbor] } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'You are invited' }))
  const mail = await screen.findByRole('region', { name: 'You are invited' })
  expect(within(mail).getByText('Hello {name},')).toBeTruthy()
  expect(within(mail).getByText(/kept from addresses/)).toBeTruthy()
  expect(within(mail).queryByRole('img')).toBeNull()
  await userEvent.click(screen.getByRole('combobox', { name: 'In the name of' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Harbor University' }))
  const logo = await within(mail).findByRole('img', { name: 'Harbor University' })
  expect(logo.getAttribute('src')).toBe(LOGO)
  await userEvent.click(screen.getByRole('combobox', { name: 'Language' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Español' }))
  const last = { language: 'es', organization_id: harbor.id }
  await waitFor(() =>
    expect(Object.fromEntries(server.calls(asked).at(-1)?.query ?? new URLSearchParams())).toEqual(last),
  )
})

test('templates are found by their words, and each is opened by a press', async () => {
  const template = (kind: string, subject: string, paragraph: string) => ({
    ...{ kind, channel: 'mail', subject, paragraphs: [paragraph], action: null, closing: [], can_wait: false },
  })
  const data = [template('a.one', 'You are invited', 'Hello'), template('b.two', 'Sesión nueva', 'Where it was')]
  open('/admin/tools/mail-templates', {
    'GET /api/mail-templates': { json: { organization: null, data } },
    'GET /api/organizations/names': { json: { data: [] } },
  })
  const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  await screen.findByRole('button', { name: 'You are invited' })
  expect(shown()).toEqual(['You are invited', 'Sesión nueva'])
  expect(screen.queryByText('Hello')).toBeNull()
  const find = screen.getByRole('searchbox', { name: 'Find by words' })
  await userEvent.type(find, 'sesion')
  expect(shown()).toEqual(['Sesión nueva'])
  await userEvent.clear(find)
  await userEvent.type(find, 'hello')
  expect(shown()).toEqual(['You are invited'])
  await userEvent.type(find, ' there')
  expect(screen.getByText('None has these words.')).toBeTruthy()
})

test('a link that is the addressee’s alone is not there', async () => {
  open(`/mails/${ID}`, { [ONE]: { json: aMail({ action: { label: 'Choose a password', link: null } }) } })
  expect(await screen.findByText('Choose a password: the link is in the mail itself, and nowhere else.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Choose a password' })).toBeNull()
})

test('what was perhaps sent is sent again only after it was said that it may come twice', async () => {
  const reason = 'the connection broke'
  const routes = { [ONE]: { json: aMail({ status: 'unconfirmed', reason, sendable: true }) }, [AGAIN]: { json: {} } }
  const { server } = open(`/mails/${ID}`, routes)
  expect((await screen.findByRole('alert')).textContent).toContain(reason)
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('would then come a second time')
  expect(server.calls(AGAIN)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(server.calls(AGAIN)).toHaveLength(1))
})

test('what came back says so, why and when', async () => {
  const back = { status: 'bounced', bounced_at: '2026-11-24T18:05:00.000Z', bounce_code: '5.1.1' } as const
  open(`/mails/${ID}`, { [ONE]: { json: aMail(back) } })
  expect((await screen.findByRole('alert')).textContent).toContain('it could not be delivered (5.1.1)')
  expect(screen.getAllByText('Came back')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('what is held back says why, and is sent only after it was said that it may come back', async () => {
  const held = aMail({ status: 'held_back', sent_at: null, attempts: 0, sendable: true })
  const { server } = open(`/mails/${ID}`, { [ONE]: { json: held }, [AGAIN]: { json: {} } })
  expect((await screen.findByRole('alert')).textContent).toContain('Mails to this address come back')
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('This one may, too.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(server.calls(AGAIN)).toHaveLength(1))
})

test('whoever reads their own mail is offered nothing but to read it', async () => {
  open(`/mails/${ID}`, { [ONE]: { json: aMail({ status: 'rejected', sendable: true }) } }, 'trainee')
  await screen.findByText('Hello Ana,')
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  expect(screen.queryByRole('tab', { name: 'History' })).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'Plain text' }))
  expect(await screen.findByText(/There is news\./)).toBeTruthy()
})
