// The code of an invite link: in its address, and typed by whoever was told it.
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { type Capabilities, LINK_PURPOSE } from './capabilities'
import { behind, type InvitationServices } from './invitation-codes'
import { asTyped, inGroups } from './typed-codes'

/** Before the link is on record. */
export const issueLinkCode = (capabilities: Pick<Capabilities, 'issue'>, linkId: string): Promise<string> =>
  capabilities.issue(LINK_PURPOSE, linkId)

/** As it is shown: the same for the same link. */
export const linkCode = (capabilities: Pick<Capabilities, 'tokenOf'>, linkId: string): string =>
  inGroups(capabilities.tokenOf(LINK_PURPOSE, linkId))

/** The link behind a code, however it was typed; undefined: none. */
export const behindLinkCode = (
  services: InvitationServices,
  ip: string,
  code: string,
): Promise<string | undefined | Refusal> => behind(services, ip, { purpose: LINK_PURPOSE, code: asTyped(code) })
