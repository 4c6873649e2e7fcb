// The aggregate of mails; whoever may see one sees what becomes of it.
import { audienceOf } from '@practicum/shared/access/audience'
import { type MailState, mailDecider } from '@practicum/shared/features/mails/mails.decider'
import { mailEvents } from '@practicum/shared/features/mails/mails.events'
import { mailPolicy } from '@practicum/shared/features/mails/mails.policy'

const audience = (state: MailState): readonly string[] =>
  state.status === 'unknown' ? [] : audienceOf(mailPolicy.see, { userId: state.userId })

export const mailAggregate = { catalog: mailEvents, decider: mailDecider, audience } as const
