// The screen of invitations: who was asked and how they stand, what is done about it, and a cohort that is pasted, looked over and sent.
import type { InviteView } from '@practicum/shared/features/invites/invites.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { browser } from '../../providers/browser'
import { type FakeAnswer, type FakeRoutes, listOf, type RecordedRequest, refusal } from '../../testing/fake-server'
import { aState, aUser, idOf, marisol } from '../../testing/fixtures'
import { onPhone } from '../../testing/phone'
import { renderScreen } from '../../testing/render-screen'

const LIST = 'GET /api/invites'
const CREATE = 'POST /api/invites'
const DRAFT = 'GET /api/drafts/invites'
const KEEP = 'PUT /api/drafts/invites'
const NAMES = 'GET /api/organizations/names'
const again = (number: number) => `PUT /api/invites/${idOf(number)}/resend`
const one = (number: number) => `DELETE /api/invites/${idOf(number)}`

const DAYS_AGO = new Date(Date.now() - 3 * 86_400_000).toISOString()
const JUST_NOW = new Date(Date.now() - 60_000).toISOString()

const MARISOL = marisol
const anInvite = (number: number, changes: Partial<InviteView> = {}): InviteView => ({
  ...{ id: idOf(number), email: `p${number}@x.edu`, first_name: 'Ana', last_name: `Ruiz ${number}` },
  ...{ name: `Ana Ruiz ${number}`, role: 'trainee', role_name: 'Resident', status: 'open', sendings: 1 },
  ...{ organization_id: idOf(900), organization_name: 'Northbridge', inviter: MARISOL },
  ...{ created_at: DAYS_AGO, sent_at: DAYS_AGO, expires_at: '2027-01-10T10:00:00.000Z', accepted_at: null },
  came_back_at: null,
  ...changes,
})

const OWN = {
  'GET /api/organizations/00000000-0000-7000-8000-000000000900': { json: { id: idOf(900), kind: 'academic' } },
}
const open = (routes: FakeRoutes, role: Parameters<typeof aUser>[0] = 'coordinator') =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    ...{ at: '/invitations', state: aState(aUser(role)) },
    routes: { ...OWN, [DRAFT]: { json: { draft: null } }, [KEEP]: {}, 'DELETE /api/drafts/invites': {}, ...routes },
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const bodies = (calls: readonly RecordedRequest[]) => calls.map(({ body }) => body)

beforeEach(() => localStorage.clear())

describe('the list', () => {
  test('says of each whom, as what, how it stands, when it was sent and by whom', async () => {
    open({ [LIST]: listOf([anInvite(1, { sendings: 3 }), anInvite(2, { status: 'expired' })]) })
    const row = (await screen.findByText('Ana Ruiz 1')).closest('tr') as HTMLElement
    expect(row.textContent).toMatch(/p1@x\.edu.*Trainee.*Invited.*3 times.*Jan 10.*Marisol Okonkwo/)
    expect(
      within((await screen.findByText('Ana Ruiz 2')).closest('tr') as HTMLElement).getByText('Expired'),
    ).toBeTruthy()
  })

  test('says of whom the mail came back, and what helps, while they are waited for', async () => {
    const came_back_at = DAYS_AGO
    const gone = anInvite(2, { came_back_at, status: 'withdrawn' })
    open({ [LIST]: listOf([anInvite(1, { came_back_at }), gone]) })
    await userEvent.hover(await screen.findByText('Mail did not arrive'))
    expect((await screen.findByRole('tooltip')).textContent).toContain('invite the person by another address')
    expect(screen.getAllByText('Mail did not arrive')).toHaveLength(1)
    expect(within(screen.getByText('Ana Ruiz 2').closest('tr') as HTMLElement).getByText('Withdrawn')).toBeTruthy()
  })

  test('is narrowed by status, and by organization by admins alone', async () => {
    const data = [{ id: idOf(61), name: 'Lantern Street Clinic', kind: 'clinical' }]
    const { server } = open({ [LIST]: listOf([anInvite(1)]), [NAMES]: { json: { data } } }, 'admin')
    expect(await screen.findByText('Northbridge')).toBeTruthy()
    await press('Expired')
    await press('Organization')
    await userEvent.type(within(screen.getByRole('dialog')).getByRole('combobox'), 'lantern')
    await userEvent.click(await screen.findByRole('option', { name: 'Lantern Street Clinic' }))
    const filter = { status: 'expired', organization_id: idOf(61) }
    await waitFor(() => expect(JSON.parse(server.calls(LIST).at(-1)?.query.get('filter') ?? '')).toEqual(filter))
  })

  test('is ordered by who invited', async () => {
    const { server } = open({ [LIST]: listOf([anInvite(1)]) })
    await userEvent.click(await screen.findByText('Invited by'))
    await waitFor(() =>
      expect(JSON.parse(server.calls(LIST).at(-1)?.query.get('sort') ?? '')).toEqual(['inviter', 'ASC']),
    )
  })

  test('is of no organization but one’s own for a coordinator', async () => {
    open({ [LIST]: listOf([anInvite(1)]) })
    await screen.findByText('Ana Ruiz 1')
    expect(screen.queryByText('Northbridge')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Organization' })).toBeNull()
  })

  test('on a phone has cards', async () => {
    onPhone(() => open({ [LIST]: listOf([anInvite(1)]) }))
    expect(await screen.findByText('p1@x.edu')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('says where there is nothing yet what an invitation is, and offers to invite', async () => {
    open({ [LIST]: listOf([]) })
    expect(await screen.findByText(/An invitation is a mail with a link/)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Invite people' })).toHaveLength(2)
  })

  test('is not there for whoever looks after nobody', async () => {
    const { server } = open({}, 'trainee')
    expect(await screen.findByText(/permission|not allowed|may not/i)).toBeTruthy()
    expect(server.calls(LIST)).toEqual([])
  })
})

describe('an invitation', () => {
  test('that was sent lately says why it is not sent again, and one of some days is', async () => {
    const all = [anInvite(1, { sent_at: JUST_NOW }), anInvite(2), anInvite(3, { status: 'accepted' })]
    const { server } = open({ [LIST]: listOf(all), [again(1)]: {}, [again(2)]: {} })
    const lately = await screen.findByRole('button', { name: 'Send the invitation of Ana Ruiz 1 again' })
    expect(lately.getAttribute('aria-disabled')).toBe('true')
    await userEvent.hover(lately)
    expect((await screen.findByRole('tooltip')).textContent).toMatch(/It can be sent again from/)
    await userEvent.click(lately)
    expect(server.calls(again(1))).toEqual([])
    await press('Send the invitation of Ana Ruiz 2 again')
    expect(await screen.findByText('The invitation of Ana Ruiz 2 was sent again.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Ana Ruiz 3/ })).toBeNull()
  })

  test('is withdrawn only after it was said what follows, and says why it was not', async () => {
    const { server } = open({ [LIST]: listOf([anInvite(1)]), [one(1)]: refusal(409, 'it was accepted') })
    await press('Withdraw the invitation of Ana Ruiz 1')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(server.calls(one(1))).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(await dialog.findByText(/it was accepted/i)).toBeTruthy()
    server.answer({ [one(1)]: {} })
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('The invitation of Ana Ruiz 1 is withdrawn.')).toBeTruthy()
  })

  test('several are sent again, each with an answer, without those of the last hours', async () => {
    const all = [anInvite(1), anInvite(2), anInvite(3, { sent_at: JUST_NOW })]
    const { server } = open({ [LIST]: listOf(all), [again(1)]: {}, [again(2)]: refusal(409, 'it was accepted') })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows shown' }))
    await press('Send again')
    const asked = within(await screen.findByRole('alertdialog'))
    expect(asked.getByText('Send 2 invitations again?')).toBeTruthy()
    await userEvent.click(asked.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('1 invitation sent again')).toBeTruthy()
    expect(screen.getByText(/it was accepted/i)).toBeTruthy()
    expect(server.calls(again(3))).toEqual([])
  })
})

const COHORT = 'First name\tLast name\tEmail\nAna\tRuiz\tana@x.edu\nBo\tLi\tbo@x.edu\nCy\tOng\tcy@x.edu\nana@x.edu'
const person = (number: number) => within(screen.getByRole('group', { name: `Person ${number}` }))
const field = (number: number, label: RegExp) => person(number).getByLabelText<HTMLInputElement>(label)

async function paste(text: string): Promise<void> {
  await press('Invite people')
  await userEvent.click(await screen.findByLabelText('Paste a list of people'))
  await userEvent.paste(text)
}

/** From a region that was there before, as those who listen to the page are told. */
async function hears(text: string | RegExp): Promise<void> {
  await screen.findByText(text, { selector: '[role=status]' })
}

describe('inviting', () => {
  const emailOf = ({ body }: RecordedRequest) => (body as { email: string }).email

  test('a cohort is pasted, looked over and sent; who was refused is corrected, and alone sent again', async () => {
    const create = (asked: RecordedRequest) =>
      emailOf(asked) === 'bo@x.edu' ? refusal(409, 'has been invited already') : { json: { id: idOf(7) } }
    const { server } = open({ [LIST]: listOf([anInvite(1)]), [CREATE]: create })
    await paste(COHORT)
    expect(await screen.findByText('3 people added. 1 was in the list already.')).toBeTruthy()
    expect(field(3, /Last name/).value).toBe('Ong')
    await press('Send 3 invitations')
    expect(server.calls(CREATE)).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: 'Trainee' }))
    await press('Send 3 invitations')
    await hears(/^2 people are invited\. One invitation was refused\./)
    expect(screen.queryByText(/people added/)).toBeNull()
    expect(screen.getByText('ana@x.edu')).toBeTruthy()
    expect(person(1).getByText(/has been invited already/i)).toBeTruthy()
    const keys = server.calls(CREATE).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(3)

    await userEvent.clear(field(1, /Address/))
    await userEvent.type(field(1, /Address/), 'bo.li@x.edu')
    expect(screen.queryByText(/has been invited already/i)).toBeNull()
    await press('Send invitation')
    await hears('3 people are invited.')
    expect(bodies(server.calls(CREATE)).slice(3)).toEqual([
      { first_name: 'Bo', last_name: 'Li', email: 'bo.li@x.edu', role: 'trainee' },
    ])
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('what is missing or wrong is said beside its field, and nothing is sent with it', async () => {
    const { server } = open({ [LIST]: listOf([anInvite(1)]), [CREATE]: { json: { id: idOf(7) } } })
    await paste('ana@x.edu\nBo Li <bo@x>\nCy Ong <cy@x.edu>')
    expect(await person(1).findAllByText('Name is missing.')).toHaveLength(2)
    await userEvent.click(screen.getByRole('radio', { name: 'Trainee' }))
    await press('Send 3 invitations')
    expect(await screen.findByText('2 people need a look.')).toBeTruthy()
    expect(server.calls(CREATE)).toEqual([])
    await press('Remove Bo Li')
    await userEvent.type(field(1, /First name/), 'Ana{Enter}')
    await userEvent.type(field(1, /Last name/), 'Ruiz')
    await userEvent.clear(field(2, /Address/))
    await userEvent.type(field(2, /Address/), 'ana@x.edu')
    expect(person(2).getByText('The address stands in the list twice.')).toBeTruthy()
    expect(server.calls(CREATE)).toEqual([])
  })

  test('says what is wrong with an address, in words', async () => {
    open({ [LIST]: listOf([anInvite(1)]) })
    await paste('Ana Ruiz <ana@x>\nBo Li <bo@x.edu>')
    expect(person(1).getByText('Its ending is missing, such as .edu or .com.')).toBeTruthy()
    await userEvent.clear(field(2, /Address/))
    await userEvent.type(field(2, /Address/), 'bo.x.edu')
    expect(person(2).getByText('The @ is missing, as in ana@school.edu.')).toBeTruthy()
  })

  test('a paste of nobody says so', async () => {
    open({ [LIST]: listOf([anInvite(1)]) })
    await paste('  \n\t')
    expect(await screen.findByText('There was nobody in what was pasted. Copy the list once more.')).toBeTruthy()
    await userEvent.click(screen.getByLabelText('Paste a list of people'))
    await userEvent.paste('ana@x.edu, bo@x.edu')
    expect(await screen.findByText('2 people added.')).toBeTruthy()
  })

  test('the role that all of a list name is chosen, and of others it is said that they are not', async () => {
    open({ [LIST]: listOf([anInvite(1)]) })
    await press('Invite people')
    const supervisor = await screen.findByRole<HTMLInputElement>('radio', { name: 'Supervisor' })
    await userEvent.click(screen.getByLabelText('Paste a list of people'))
    await userEvent.paste('Name,Email,Role\nAna Ruiz,ana@x.edu,Supervisor\nBo Li,bo@x.edu,supervisora')
    expect(await screen.findByText('2 people added.')).toBeTruthy()
    expect(supervisor.checked).toBe(true)
    await userEvent.paste('Cy Ong,cy@x.edu,Trainee')
    expect(
      await screen.findByText(/^1 person added\. Roles in the list that are not the chosen one: Trainee\./),
    ).toBeTruthy()
    expect(supervisor.checked).toBe(true)
  })

  describe('from a file', () => {
    const choose = async (...files: File[]) =>
      userEvent.upload(await screen.findByLabelText<HTMLInputElement>('Take from a file'), files)
    const fileOf = (text: string) => new File([text], 'cohort.csv', { type: 'text/csv' })

    test('adds whom it names, leaves what was typed, and says the role that all of them have', async () => {
      open({ [LIST]: listOf([anInvite(1)]) })
      await press('Invite people')
      const typed = await screen.findByLabelText<HTMLTextAreaElement>('Paste a list of people')
      await userEvent.type(typed, 'cy@x.edu, Cy, Ong')
      await choose(fileOf('Correo;Apellidos;Nombre;Función\r\nana@x.edu;Ruiz;Ana;Docente\r\nbo@x.edu;"Li";Bo;Docente'))
      expect(await screen.findByText('2 people added.')).toBeTruthy()
      expect([field(1, /First name/).value, field(1, /Last name/).value]).toEqual(['Ana', 'Ruiz'])
      expect(typed.value).toBe('cy@x.edu, Cy, Ong')
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Faculty' }).checked).toBe(true)
      await press('Add to the list')
      expect(await screen.findByText('1 person added.')).toBeTruthy()
    })

    test('whoever was refused is kept as one, with the reason, and it can be taken again', async () => {
      const save = jest.spyOn(browser, 'save').mockImplementation(() => undefined)
      const create = (asked: RecordedRequest) =>
        emailOf(asked) === 'bo@x.edu' ? refusal(409, 'has been invited already') : { json: { id: idOf(7) } }
      open({ [LIST]: listOf([anInvite(1)]), [CREATE]: create })
      await press('Invite people')
      await choose(fileOf('Ana,Ruiz,ana@x.edu\n"Bo ""Bee""","Li, Jr",bo@x.edu'))
      await userEvent.click(await screen.findByRole('radio', { name: 'Trainee' }))
      await press('Send 2 invitations')
      await press('Keep those refused as a file')
      const [name, file] = save.mock.calls[0] as [string, Blob]
      expect(name).toBe('refused.csv')
      const text = await file.text()
      expect(text).toContain('First name,Last name,Address,Reason\r\n"Bo ""Bee""","Li, Jr",bo@x.edu,')
      expect(text).toMatch(/has been invited already/i)
      await press('Remove Bo "Bee" Li, Jr')
      await choose(fileOf(text))
      expect(await screen.findByText('1 person added.')).toBeTruthy()
      expect([field(1, /First name/).value, field(1, /Last name/).value]).toEqual(['Bo "Bee"', 'Li, Jr'])
    })

    test('that is none, or holds nobody, is refused in words, and another one can be chosen', async () => {
      open({ [LIST]: listOf([anInvite(1)]) })
      await press('Invite people')
      await choose(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'cohort.csv'))
      expect(await screen.findByText(/save it as CSV/)).toBeTruthy()
      await choose(fileOf('Name,Last name\nAna,Ruiz'))
      expect(await screen.findByText(/There is no address in the file/)).toBeTruthy()
      await choose(fileOf(''))
      expect(await screen.findByText('The file is empty.')).toBeTruthy()
      await choose(fileOf('Ana,Ruiz,ana@x.edu'))
      expect(await screen.findByText('1 person added.')).toBeTruthy()
      expect(screen.queryByText('The file is empty.')).toBeNull()
    })
  })

  test('whoever takes a row out stands on the next one, on the last one, and at last where people are added', async () => {
    open({ [LIST]: listOf([anInvite(1)]) })
    await paste(COHORT)
    await press('Remove Ana Ruiz')
    await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Remove Bo Li'))
    await press('Remove Cy Ong')
    await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Remove Bo Li'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add one person'))
  })

  test('while it is sent, tells in a region that was there before how many are sent, without those refused', async () => {
    const waiting: (() => void)[] = []
    const create = (asked: RecordedRequest) =>
      new Promise<FakeAnswer>(resolve =>
        waiting.push(() => resolve(emailOf(asked) === 'bo@x.edu' ? refusal(409, 'no') : { json: { id: idOf(7) } })),
      )
    open({ [LIST]: listOf([anInvite(1)]), [CREATE]: create })
    await paste(COHORT)
    const region = document.querySelector('[role=status]:empty')
    await userEvent.click(await screen.findByRole('radio', { name: 'Trainee' }))
    await press('Send 3 invitations')
    await hears('0 of 3 sent.')
    expect(region?.textContent).toBe('0 of 3 sent.')
    await waitFor(() => expect(waiting).toHaveLength(3))
    waiting[1]?.()
    await hears('0 of 3 sent. 1 refused.')
    waiting[0]?.()
    await hears('1 of 3 sent. 1 refused.')
    waiting[2]?.()
    await hears(/^2 people are invited\. One invitation was refused\./)
    expect(region?.isConnected).toBe(true)
  })

  test('one person is added by hand, by an admin into an organization that is named', async () => {
    const data = [
      { id: idOf(61), name: 'Harbor University', kind: 'academic' },
      { id: idOf(62), name: 'Lantern Street Clinic', kind: 'clinical' },
    ]
    const routes = { [LIST]: listOf([anInvite(1)]), [NAMES]: { json: { data } }, [CREATE]: { json: { id: idOf(7) } } }
    const { server } = open(routes, 'admin')
    await press('Invite people')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/Organization/), 'lantern')
    await userEvent.click(await screen.findByRole('option', { name: 'Lantern Street Clinic' }))
    expect(screen.queryByRole('radio', { name: 'Coordinator' })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Supervisor' }))
    await press('Add one person')
    expect(screen.queryByText('Name is missing.')).toBeNull()
    await userEvent.keyboard('Dee')
    await userEvent.type(field(1, /Last name/), 'Moss')
    await userEvent.type(field(1, /Address/), 'dee@x.edu')
    await press('Send invitation')
    await hears('1 person is invited.')
    const said = { first_name: 'Dee', last_name: 'Moss', email: 'dee@x.edu' }
    expect(bodies(server.calls(CREATE))).toEqual([{ ...said, role: 'supervisor', organization_id: idOf(62) }])
  })

  test('is stopped where it is, and goes on with those who are left', async () => {
    const waiting: (() => void)[] = []
    const create = () => new Promise<object>(resolve => waiting.push(() => resolve({ json: { id: idOf(7) } })))
    const lines = Array.from({ length: 6 }, (_, index) => `A${index},B,p${index}@x.edu`)
    const { server } = open({ [LIST]: listOf([anInvite(1)]), [CREATE]: create })
    await paste(lines.join('\n'))
    await userEvent.click(await screen.findByRole('radio', { name: 'Trainee' }))
    await press('Send 6 invitations')
    await hears('0 of 6 sent.')
    await waitFor(() => expect(waiting).toHaveLength(4))
    await press('Stop')
    for (const answer of waiting) answer()
    await hears(/4 people are invited\. Stopped\./)
    expect(server.calls(CREATE)).toHaveLength(4)
    expect(screen.getByRole('button', { name: 'Send 2 invitations' })).toBeTruthy()
  })

  test('keeps what was pasted as a draft, brings it back, and asks before it is left', async () => {
    const people = [{ key: '4', first_name: 'Ana', last_name: 'Ruiz', email: 'ana@x.edu' }]
    const body = JSON.stringify({ organization_id: null, role: 'faculty', pasted: '', people })
    const draft = { draft: { body, updated_at: '2026-11-20T18:00:00.000Z' } }
    const { server } = open({ [LIST]: listOf([anInvite(1)]), [DRAFT]: { json: draft } })
    await press('Invite people')
    expect(await screen.findByText(/go on with what you typed/)).toBeTruthy()
    expect(field(1, /First name/).value).toBe('Ana')
    await press('Add one person')
    await waitFor(() => expect(server.calls(KEEP)).toHaveLength(1), { timeout: 3_000 })
    await press('Cancel')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await press('Cancel')
    await press('Discard')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(server.calls('DELETE /api/drafts/invites')).toHaveLength(1))
  })
})
