// Says of the steps of signing up everything that is wrong with them at once.
import type { BodyOf } from '@practicum/shared/contract/row'
import { statesOf } from '@practicum/shared/features/countries/country-data'
import type { checkSignupAccount, checkSignupDetails } from '@practicum/shared/features/signup/signup.contract'
import { accountRefusals, detailsRefusals, termsRefusals } from '@practicum/shared/features/signup/signup.form'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { CommandServices } from '../../execution/ports'
import { unsupportedCountry } from '../countries/country-support.aggregate'
import { refusedPassword } from '../passwords/passwords.judging'
import { organizationAggregate, userAggregate } from '../people/people.aggregates'
import { type Entrance, placeBehind } from './signup.entrances'

type Services = Pick<CommandServices, 'executor' | 'credentials'>
type Account = BodyOf<typeof checkSignupAccount>
export type Details = BodyOf<typeof checkSignupDetails>

/** Nothing where all of it holds. */
export async function wrongInAccount(
  services: Services,
  account: Account,
  entrance: Entrance,
): Promise<readonly Refusal[]> {
  const { email, first_name, last_name, password } = account
  const { organizationId } = placeBehind(entrance)
  const { state: organization } = await services.executor.load(organizationAggregate, organizationId)
  const isStronger = organization.status === 'active' && organization.settings.enableStrongerPasswords
  const owner = { email, names: [first_name, last_name], policy: isStronger ? 'extra_strong' : 'normal' } as const
  return [
    ...(await wrongAddress(services, email, entrance)),
    await refusedPassword(password, owner),
    ...accountRefusals(account),
    ...termsRefusals(account),
  ].filter(wrong => wrong !== undefined)
}

/** Of what is more than its form. By a link, which many hold, nobody learns who has an account. */
export async function wrongAddress(
  { executor, credentials }: Services,
  email: string,
  entrance: Entrance,
): Promise<readonly Refusal[]> {
  if (entrance.by === 'link') return []
  const { invite } = entrance
  const isInvited = credentials.emailIndex(email) === credentials.emailIndex(invite.email)
  const { state: holder } = await executor.load(userAggregate, invite.userId)
  return [
    isInvited ? undefined : refuse('signup.email_not_invited', {}, { field: 'email' }),
    holder.status === 'unknown' ? undefined : refuse('signup.email_taken', {}, { field: 'email' }),
  ].filter(wrong => wrong !== undefined)
}

export async function wrongInDetails(
  { executor }: Services,
  details: Details,
  entrance: Entrance,
): Promise<readonly Refusal[]> {
  const { country_code: country } = details
  return [
    ...detailsRefusals(details, placeBehind(entrance).role, statesOf(country)),
    ...(await unsupportedCountry(executor, country)),
  ]
}
