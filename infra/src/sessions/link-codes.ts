// The code of an invite link: in its address, and typed by whoever was told it.
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { type Capabilities, LINK_PURPOSE } from './capabilities'
import { behind, type InvitationServices } from './invitation-codes'
import { asTyped, inGroups } from './typed-codes'

/** Before the link is on record. */
export const issueLinkCode = (capabilities: Pick<Capabilities, 'issue'>, linkId: string): Promise<string> =>
  capabilities.issue(LINK_PURPOSE, linkId)

/** As it is shown: the same for the same link. */
export const linkCode = (capabilities: Pick<Capabilities, 'tokenOf'>, linkId: string): string =>
  inGroups(capabilities.tokenOf(LINK_PURPOSE, linkId))

export interface ShownLink {
  /** Where the address names it; undefined: the code alone was typed. */
  readonly id: string | undefined
  readonly code: string
}

/** The link behind a code, however it was typed; undefined: none, or another one than is named. */
export async function behindLinkCode(
  services: InvitationServices,
  ip: string,
  { id, code }: ShownLink,
): Promise<string | undefined | Refusal> {
  const linkId = await behind(services, ip, { purpose: LINK_PURPOSE, code: asTyped(code) })
  return isRefusal(linkId) || id === undefined || id === linkId ? linkId : undefined
}
