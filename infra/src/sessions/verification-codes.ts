// The secrets of somebody who has signed up by themselves: that of the mail that proves their address, and that of the page that waits for it.
import type { Refusal } from '@practicum/shared/kernel/refusal'
import type { Capabilities } from './capabilities'
import { behind, type InvitationServices } from './invitation-codes'

const PROVING = 'verify'
/** Purpose of the secret of that page. */
export const WAITING_TO_SIGN_UP = 'signup'

type Issuing = Pick<Capabilities, 'issue'>

/** Before the sending is on record. */
export const issueVerification = (capabilities: Issuing, sendingId: string): Promise<string> =>
  capabilities.issue(PROVING, sendingId)

/** The same for the same sending, as often as it is asked for. */
export const verificationCode = (capabilities: Pick<Capabilities, 'tokenOf'>, sendingId: string): string =>
  capabilities.tokenOf(PROVING, sendingId)

/** The sending behind the secret of a mail; undefined: none. */
export const behindVerification = (
  services: InvitationServices,
  ip: string,
  code: string,
): Promise<string | undefined | Refusal> => behind(services, ip, { purpose: PROVING, code })

/** For the page on which somebody has just signed up. */
export const issueWaiting = (capabilities: Issuing, userId: string): Promise<string> =>
  capabilities.issue(WAITING_TO_SIGN_UP, userId)

/** It waits for somebody who was known before. */
export const waitFor = (capabilities: Pick<Capabilities, 'lead'>, from: string, userId: string): Promise<void> =>
  capabilities.lead(WAITING_TO_SIGN_UP, from, userId)

/** Who waits on that page; undefined: nobody. */
export const whoWaits = (capabilities: Pick<Capabilities, 'subjectOf'>, token: string): Promise<string | undefined> =>
  capabilities.subjectOf(WAITING_TO_SIGN_UP, token)
