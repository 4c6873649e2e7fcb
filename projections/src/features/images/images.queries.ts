// Images as they are shown: of people to those who see the person, logos to whoever has their address.
import { type Binding, bindStream, type Download } from '@practicum/infra/http/bindings'
import { showLogo, showProfileImage } from '@practicum/shared/features/images/images.contract'
import { organizationDecider } from '@practicum/shared/features/people/organization.decider'
import type { OrganizationEvent } from '@practicum/shared/features/people/organization.events'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { eventsOf, folded } from '../../reads/from-log'
import type { ReadServices } from '../../reads/ports'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

type Reads = Pick<ReadServices, 'objects' | 'store' | 'codec'>

export const imageQueries = (reads: Reads): readonly Binding[] => [
  bindStream(showProfileImage, ['person'], async ({ read, principal, params: { id } }) => {
    const seen = scopeOf(personPolicy.see, principal, 'pe').and('pe.image_id = ?', id)
    const [found] = await read(db =>
      queryRows<{ image_key: string }>(db, seen.select('pe.image_key', 'read.person pe')),
    )
    return shown(reads, id, found?.image_key)
  }),
  // Whoever is about to sign up sees no read model.
  bindStream(showLogo, [], async ({ params: { organization, id } }) => {
    const logo = await logoOf(reads, organization)
    return shown(reads, id, logo?.imageId === id ? logo.objectKey : undefined)
  }),
]

async function logoOf(reads: Reads, organizationId: string) {
  const events = await eventsOf<OrganizationEvent>(reads, `organization-${organizationId}`)
  const state = folded(organizationDecider, events)
  return state.status === 'unknown' ? undefined : state.logo
}

/** Asked for again at each look, and sent again only where it is another one. */
const KEPT = { 'Cache-Control': 'private, no-cache' }

async function shown({ objects }: Reads, id: string, key: string | undefined): Promise<Download | Refusal> {
  const image = key === undefined ? undefined : await objects.get(key)
  if (!image) return refuse('not_found', {}, { kind: 'missing' })
  const { size, bytes: content } = image
  return { contentType: 'image/webp', filename: `${id}.webp`, etag: `"${id}"`, headers: KEPT, size, content }
}
