// Rows of a file as invitations: each person is invited as by the form, within a budget that imports have for themselves.
import { createInvite } from '@practicum/shared/features/invites/invites.contract'
import { SIGNUP_ROLES, type SignupRole } from '@practicum/shared/features/invites/invites.fields'
import { PEOPLE_COLUMNS, PEOPLE_MAX_ROWS } from '@practicum/shared/features/invites/people-columns'
import { roleCalled } from '@practicum/shared/features/invites/role-words'
import type { OrganizationState } from '@practicum/shared/features/people/organization.decider'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { folded } from '@practicum/shared/kernel/words'
import type { Importable, ImportedRow } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'
import { organizationAggregate } from '../people/people.aggregates'
import { inviteAggregate, inviteIdOf } from './invites.aggregate'
import { giveImportedBack, takeImported } from './invites.budgets'
import { type Asked, invited } from './invites.creating'
import { heldBy, placeOf } from './invites.invited'

type Values = Readonly<Record<string, string>>

export const peopleImportable: Importable = {
  columns: PEOPLE_COLUMNS,
  maxRows: PEOPLE_MAX_ROWS,
  knownBy: ({ email = '' }) => masked(email.trim()),
  async importRow(services, values, { by, context }) {
    const { attempts, executor } = services
    // Before a budget is asked, or what became of the invitation: they may work here by now.
    if (await hasRun(services, values, { by, context })) return undefined
    const inviter = { ...by, acting: 'coordinator' } as const
    const said = saidIn(values, (await executor.load(organizationAggregate, by.organizationId)).state)
    if (isRefusal(said)) return [said]
    const place = await placeOf(services, inviter, said)
    if (isRefusal(place)) return [place]
    const spent = await takeImported(attempts, by.organizationId)
    if (spent) return [spent]
    const giveBack = () => giveImportedBack(attempts, by.organizationId)
    const asked = invited(services, place, { by: inviter, said, locale: by.locale, context })
    const done = await asked.catch(async (error: unknown) => {
      await giveBack()
      throw error
    })
    if (!isRefusal(done)) return undefined
    await giveBack()
    return [ofRow(done)]
  },
  hasRun,
}

/** Of whom it is stays with whoever has the file. */
const masked = (email: string): string => {
  const [, first, domain] = /^(.).*@([^@\s]+)$/u.exec(email) ?? []
  return first && domain ? `${first}…@${domain}` : ''
}

async function hasRun(
  { credentials, executor }: CommandServices,
  { email = '' }: Values,
  { by, context }: ImportedRow,
): Promise<boolean> {
  const { known } = await heldBy({ executor }, credentials.emailIndex(email.trim()))
  if (known === undefined) return false
  return (await executor.load(inviteAggregate, inviteIdOf(by.organizationId, known), context.commandId)).ran
}

function saidIn(values: Values, organization: OrganizationState): Asked['said'] | Refusal {
  const text = (field: string): string => values[field]?.trim() ?? ''
  const missing = Object.keys(PEOPLE_COLUMNS).find(field => text(field) === '')
  if (missing !== undefined) return refuse('import.value_required', {}, { field: missing })
  const role = roleNamed(text('role'), organization)
  if (role === undefined) return refuse('invite.role_unknown', {}, { field: 'role' })
  const [email, first_name, last_name] = ['email', 'first_name', 'last_name'].map(text)
  const parsed = createInvite.body.safeParse({ email, first_name, last_name, role })
  if (parsed.success) return parsed.data
  const field = String(parsed.error.issues[0]?.path[0] ?? '')
  return refuse(field === 'email' ? 'invite.address_unfit' : 'import.value_invalid', {}, { field })
}

/** What the organization calls its roles goes before the words of the product. */
function roleNamed(word: string, organization: OrganizationState): SignupRole | undefined {
  const own = organization.status === 'unknown' ? {} : organization.words
  const said = folded(word)
  const isOwn = (role: SignupRole): boolean => {
    const { one = '', many = '' } = own[role] ?? {}
    return [one, many].some(name => folded(name) === said)
  }
  return SIGNUP_ROLES.find(isOwn) ?? roleCalled(word)
}

/** In words that name no number: a row keeps its code alone. Nothing of it is a reason to wait. */
function ofRow(refused: Refusal): Refusal {
  const code = ROW_CODES[refused.code]
  return code === undefined ? refused : refuse(code, {}, { field: 'email' })
}

const ROW_CODES: Readonly<Record<string, string>> = {
  'invite.too_many': 'invite.mailed_enough',
  'organization.full': 'invite.no_place',
}
