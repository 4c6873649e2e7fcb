// Tags of the sites of the demonstration: some for everybody, some for coordinators alone.
import type { SiteTagCommand } from '@practicum/shared/features/supervision-sites/site-tags.decider'
import type { TagColor, TagIcon } from '@practicum/shared/features/supervision-sites/site-tags.fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type Demonstration, unwrapOrThrow } from '../../demonstration/part'
import { siteTagsOf } from './site-tags.aggregate'

interface DemoTag {
  readonly name: string
  readonly icon: TagIcon
  readonly color: TagColor
  readonly coordinatorOnly?: true
}

const TAGS: Readonly<Record<string, DemoTag>> = {
  families: { name: 'Families', icon: 'family', color: 'purple' },
  youth: { name: 'Youth', icon: 'child', color: 'orange' },
  spanish: { name: 'Spanish spoken', icon: 'language', color: 'teal' },
  evenings: { name: 'Evening hours', icon: 'night', color: 'blue' },
  telehealth: { name: 'Telehealth', icon: 'online', color: 'green' },
  visited: { name: 'Visited this year', icon: 'verified', color: 'olive', coordinatorOnly: true },
  paperwork: { name: 'Contract to renew', icon: 'warning', color: 'red', coordinatorOnly: true },
}

export const tagIdOf = (key: string): string => derivedId(`demonstration-site-tag-${key}`, 'site tag')

export async function tagSites({ services: { executor }, people, now }: Demonstration): Promise<void> {
  const coordinator = personCalled(people, 'coordinator')
  const { organizationId } = coordinator
  for (const [key, { coordinatorOnly = false, ...look }] of Object.entries(TAGS)) {
    const command: SiteTagCommand = {
      ...{ type: 'CreateTag', organizationId, tagId: tagIdOf(key), ...look, coordinatorOnly },
    }
    const context = actingAs(coordinator, `site-tag-${key}`, now)
    unwrapOrThrow(
      await executor.execute(siteTagsOf(organizationId), organizationId, { command: () => command }, context),
    )
  }
}
