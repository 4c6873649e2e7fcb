// Who sees the mails of everybody, and may send one again; the server decides the same again.
import { allows } from '@practicum/shared/access/policy'
import { mailPolicy } from '@practicum/shared/features/mails/mails.policy'
import { askerOf, type Me } from '../../providers/me'

export const maySendAgain = (me: Me): boolean => allows(mailPolicy.sendAgain, askerOf(me), {})
