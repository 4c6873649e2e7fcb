// As whom a mail is written, as it is shown: under the name of then, and with the logo of now.
import { logoUrl } from '@practicum/shared/contract/image-addresses'
import type { MailSenderView } from '@practicum/shared/features/mails/mails.contract'
import type { MailSender } from '@practicum/shared/features/mails/mails.layout'
import { organizationDecider } from '@practicum/shared/features/people/organization.decider'
import type { OrganizationEvent } from '@practicum/shared/features/people/organization.events'
import { eventsOf, folded } from '../../reads/from-log'
import type { ReadServices } from '../../reads/ports'

type Reads = Pick<ReadServices, 'store' | 'codec'>

/** Null: the platform. The log is asked, as it is for the logo itself: whoever has left an organization sees no row of it, and still has its mails. */
export async function senderView(reads: Reads, organization: MailSender | null): Promise<MailSenderView | null> {
  if (organization === null) return null
  const { id, name, accent } = organization
  return { name, accent, logo_image_url: id ? await logoOf(reads, id) : null }
}

async function logoOf(reads: Reads, id: string): Promise<string | null> {
  const state = folded(organizationDecider, await eventsOf<OrganizationEvent>(reads, `organization-${id}`))
  return state.status === 'unknown' ? null : logoUrl(id, state.logo?.imageId ?? null)
}
