// The rule of an account that begins: registered by those who run the platform, or by the person themselves, who sign up.
import type { Decision } from '../../kernel/decider'
import { only, type StoredOf } from '../../kernel/fields'
import { refuse } from '../../kernel/refusal'
import { contactDetails } from './people.fields'
import type { UserEvent } from './user.events'
import type { GivenResponse } from './user.response'
import type { AcceptedTexts } from './user.terms'
import type { VerificationSending } from './user.verification'

type EventData<Type extends UserEvent['type']> = Extract<UserEvent, { type: Type }>['data']

export type BeginningCommand =
  | ({ readonly type: 'RegisterUser' } & EventData<'UserRegistered'>)
  /** With all that was said and accepted, and the position that it leads to, or with nothing. */
  | ({
      readonly type: 'SignUp'
      readonly texts: AcceptedTexts
      readonly position: Omit<EventData<'PositionAssigned'>, 'userId'>
      readonly response?: GivenResponse
      /** Where nothing has proved the address yet: the mail that is to. */
      readonly verification?: VerificationSending
    } & EventData<'UserRegistered'> &
      StoredOf<typeof contactDetails>)

export const isBeginning = (command: { readonly type: string }): command is BeginningCommand =>
  command.type === 'RegisterUser' || command.type === 'SignUp'

export function begin(command: BeginningCommand, { status }: { readonly status: string }): Decision<UserEvent> {
  if (status !== 'unknown') return refuse('user.exists')
  const { userId, email, firstName, lastName, zone } = command
  const registered = { userId, email, firstName, lastName, zone, status: command.status }
  const first = { type: 'UserRegistered', data: registered } as const
  if (command.type === 'RegisterUser') return [first]
  const { verification: sent, response } = command
  return [
    first,
    ...(sent ? [{ type: 'VerificationSent', data: { userId, ...sent } } as const] : []),
    { type: 'ContactDetailsChanged', data: { userId, ...only(contactDetails, command) } },
    { type: 'TermsAccepted', data: { userId, ...command.texts } },
    { type: 'PositionAssigned', data: { userId, ...command.position } },
    ...(response && isSaying(response)
      ? [{ type: 'SignupResponseGiven', data: { userId, ...response } } as const]
      : []),
  ]
}

const isSaying = ({ answers, licenses }: GivenResponse): boolean => answers.length + licenses.length > 0
