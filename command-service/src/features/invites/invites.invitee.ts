// Asks somebody in as a supervisor for a feature that has to know who they are: whether they come by this invitation, one of before, or are here already.
import type { Principal } from '@practicum/shared/access/principal'
import { isOpen } from '@practicum/shared/features/invites/invites.decider'
import type { Locale } from '@practicum/shared/kernel/locales'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { accountOf, pickedPerson, positionHere } from '../people/people.lookup'
import { inviteAggregate, inviteIdOf } from './invites.aggregate'
import { takeSending } from './invites.budgets'
import { invited } from './invites.creating'
import { heldBy, type Place, placeOf } from './invites.invited'

export interface Invitee {
  /** Who they are, or will be once they sign up. */
  readonly userId: string
  /** The position in which they supervise here already. */
  readonly positionId: string | undefined
}

interface Wanted {
  readonly by: Principal
  readonly person: { readonly firstName: string; readonly lastName: string; readonly email: string }
  readonly locale: Locale
  readonly context: CommandContext
}

/** Refused as an invitation by the form is, but where they were invited to supervise before. */
export async function inviteSupervisor(services: CommandServices, wanted: Wanted): Promise<Invitee | Refusal> {
  const { by, person, locale, context } = wanted
  const place = await placeOf(services, by, { role: 'supervisor' })
  if (isRefusal(place)) return place
  const here = await supervisorHere(services, by, person.email)
  if (here) return here
  const spent = await takeSending(services.attempts, { ...place, userId: by.userId })
  if (spent) return spent
  const { firstName: first_name, lastName: last_name, email } = person
  const said = { email, first_name, last_name, role: place.role }
  const done = await invited(services, place, { by, said, locale, context })
  if (!isRefusal(done)) return done.state.status === 'unknown' ? notHere() : asInvitee(done.state.userId)
  const before = done.code === 'invite.exists' ? await invitedBefore(services, place, { email, context }) : undefined
  return before ?? done
}

const asInvitee = (userId: string): Invitee => ({ userId, positionId: undefined })

/** An invitation that was written is known. */
function notHere(): never {
  throw new Error('an invitation was written and is unknown')
}

async function supervisorHere(
  { credentials, executor }: CommandServices,
  by: Principal,
  email: string,
): Promise<Invitee | undefined> {
  const { known } = await heldBy({ executor }, credentials.emailIndex(email))
  if (known === undefined) return undefined
  const userId = await accountOf(executor, { userId: known })
  const position = await positionHere(executor, by, { userId, role: 'supervisor' })
  // Whoever may not be picked by hand is not named either: the invitation says what stands against it.
  if (!position || isRefusal(await pickedPerson(executor, by, { id: userId, position_id: position.id })))
    return undefined
  return { userId, positionId: position.id }
}

/** Undefined: there is no open invitation to supervise here. */
async function invitedBefore(
  { credentials, executor }: CommandServices,
  { organizationId, role }: Place,
  { email, context }: { readonly email: string; readonly context: CommandContext },
): Promise<Invitee | undefined> {
  const { known } = await heldBy({ executor }, credentials.emailIndex(email))
  if (known === undefined) return undefined
  const { state } = await executor.load(inviteAggregate, inviteIdOf(organizationId, known))
  const stands = state.status !== 'unknown' && state.role === role && isOpen(state, context.now.toISOString())
  return stands ? asInvitee(known) : undefined
}
