// Says of the steps of signing up everything that is wrong with them at once.
import type { BodyOf } from '@practicum/shared/contract/row'
import { statesOf } from '@practicum/shared/features/countries/country-data'
import type { OpenedInvite } from '@practicum/shared/features/invites/invites.opening'
import type { checkSignupAccount, checkSignupDetails } from '@practicum/shared/features/signup/signup.contract'
import { accountRefusals, detailsRefusals, termsRefusals } from '@practicum/shared/features/signup/signup.form'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { CommandServices } from '../../execution/ports'
import { refusedPassword } from '../passwords/passwords.judging'
import { organizationAggregate, userAggregate } from '../people/people.aggregates'

type Services = Pick<CommandServices, 'executor' | 'credentials'>
type Account = BodyOf<typeof checkSignupAccount>
type Details = BodyOf<typeof checkSignupDetails>

/** Nothing where all of it holds. */
export async function wrongInAccount(
  { executor, credentials }: Services,
  account: Account,
  invite: OpenedInvite,
): Promise<readonly Refusal[]> {
  const { email, first_name, last_name, password } = account
  const isInvited = credentials.emailIndex(email) === credentials.emailIndex(invite.email)
  const [{ state: organization }, { state: holder }] = await Promise.all([
    executor.load(organizationAggregate, invite.organizationId),
    executor.load(userAggregate, invite.userId),
  ])
  const isStronger = organization.status === 'active' && organization.settings.enableStrongerPasswords
  const owner = { email, names: [first_name, last_name], policy: isStronger ? 'extra_strong' : 'normal' } as const
  return [
    isInvited ? undefined : refuse('signup.email_not_invited', {}, { field: 'email' }),
    holder.status === 'unknown' ? undefined : refuse('signup.email_taken', {}, { field: 'email' }),
    await refusedPassword(password, owner),
    ...accountRefusals(account),
    ...termsRefusals(account),
  ].filter(wrong => wrong !== undefined)
}

export const wrongInDetails = (details: Details, { role }: OpenedInvite): readonly Refusal[] =>
  detailsRefusals(details, role, statesOf(details.country_code))
