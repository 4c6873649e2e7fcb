// Supervision sites of the demonstration, in every status: coordinators have added some, supervisors have proposed others.

import { siteDetails } from '@practicum/shared/features/supervision-sites/site-details.fields'
import type { SiteCommand } from '@practicum/shared/features/supervision-sites/supervision-sites.decider'
import type { SiteDetails } from '@practicum/shared/features/supervision-sites/supervision-sites.state'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, partOf, personCalled } from '../../demonstration/acting'
import { type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { recordContracts } from './site-contracts.demonstration'
import { publishSlots } from './site-slots.demonstration'
import { tagIdOf, tagSites } from './site-tags.demonstration'
import { siteAggregate } from './supervision-sites.aggregate'
import { seedSite } from './supervision-sites.seeding'

type Details = Partial<SiteDetails> & Pick<SiteDetails, 'name'>
/** How it stands, and since or until how many days from today. */
type Until = 'approved' | 'pending' | 'rejected' | 'on_hold' | 'closed' | 'expired' | 'expiring'

interface DemoSite {
  readonly key: string
  readonly until: Until
  /** Key of the supervisor who proposed it; absent: a coordinator has added it. */
  readonly by?: string
  readonly supervisors?: readonly string[]
  /** Keys of the tags that it carries. */
  readonly tags?: readonly string[]
  readonly details: Details
  /** Its proof of insurance is there. */
  readonly insured?: true
}

const contact = (contactName: string, contactEmail: string) => ({ contactName, contactEmail })
const at = (street: string, city: string, zip: string, county: string) => ({ street, city, zip, county })

const SITES: readonly DemoSite[] = [
  {
    ...{ key: 'bayview', until: 'approved', supervisors: ['supervisor'], tags: ['families', 'spanish', 'visited'] },
    insured: true,
    details: {
      ...{ name: 'Bayview Family Services', department: 'Family counseling', officePhone: '+14155550142' },
      ...at('1450 Third Street', 'San Francisco', '94124', 'San Francisco'),
      ...{
        website: 'https://bayview-family.example.org/',
        ...contact('Rosa Delgado', 'rosa@bayview-family.example.org'),
      },
    },
  },
  {
    ...{
      key: 'harbor',
      until: 'expiring',
      supervisors: ['supervisor', 'supervisor.jonas'],
      tags: ['evenings', 'telehealth', 'paperwork'],
    },
    details: {
      ...{ name: 'Harbor Clinic', officePhone: '+15105550117', website: 'https://harborclinic.example.org/' },
      ...at('2200 Central Avenue', 'Alameda', '94501', 'Alameda'),
      ...{ acceptingTrainees: false, ...contact('Theo Brandt', 'intake@harborclinic.example.org') },
    },
  },
  {
    ...{ key: 'juniper', until: 'on_hold', supervisors: ['supervisor.kira'], tags: ['youth', 'visited'] },
    details: {
      ...{ name: 'Juniper Youth Center', department: 'School program', officePhone: '+14155550188' },
      ...at('85 Juniper Lane', 'San Rafael', '94901', 'Marin'),
    },
  },
  {
    ...{ key: 'northside', until: 'expired', supervisors: ['supervisor.jonas'] },
    details: {
      ...{ name: 'Northside Crisis Line', officePhone: '+19255550160', website: 'https://northside.example.org/' },
      ...at('610 Contra Costa Boulevard', 'Concord', '94520', 'Contra Costa'),
    },
  },
  {
    ...{ key: 'campus', until: 'approved', supervisors: ['supervisor.kira'], tags: ['youth', 'evenings'] },
    details: {
      ...{ name: 'Counseling Center on Campus', officePhone: '+14155550105' },
      ...at('1 University Terrace', 'San Francisco', '94117', 'San Francisco'),
    },
  },
  {
    ...{ key: 'sierra', until: 'pending', by: 'supervisor.jonas' },
    details: {
      ...{ name: 'Sierra Foothills Counseling', department: 'Adult services', officePhone: '+15305550121' },
      ...at('340 Lincoln Way', 'Auburn', '95603', 'Placer'),
      ...contact('Miriam Stone', 'miriam@sierrafoothills.example.org'),
    },
  },
  {
    ...{ key: 'oakline', until: 'rejected', by: 'supervisor.kira' },
    details: {
      ...{ name: 'Oakline Wellness Studio', website: 'https://oakline.example.org/' },
      ...at('77 Grand Avenue', 'Oakland', '94612', 'Alameda'),
    },
  },
  {
    ...{ key: 'tamalpais', until: 'closed' },
    details: {
      ...{ name: 'Tamalpais Recovery House', officePhone: '+14155550199' },
      ...at('12 Throckmorton Avenue', 'Mill Valley', '94941', 'Marin'),
    },
  },
]
const LAST = 'tamalpais'

const REASON = 'There is no licensed supervisor on site during the week.'

const nameOf = (key: string): string => `site-${key}`
const idOf = (key: string): string => derivedId(`demonstration-${nameOf(key)}`, 'site')

export const siteDemonstration: DemonstrationPart = {
  // Placements are at them.
  stage: 'references',
  async isThere({ executor }) {
    const { state } = await executor.load(siteAggregate, idOf(LAST))
    return state.status === 'closed'
  },
  async fill(demonstration) {
    await tagSites(demonstration)
    for (const site of SITES) {
      await make(demonstration, site)
      if (site.insured) await demonstration.attach({ ...INSURANCE, attachableId: idOf(site.key), from: 'coordinator' })
    }
  },
}

async function make(demonstration: Demonstration, site: DemoSite): Promise<void> {
  const { services, people, now } = demonstration
  const { state } = await services.executor.load(siteAggregate, idOf(site.key))
  // Of a release in which sites had no more than a name: it stays as people have it.
  if (state.status !== 'unknown' && state.creator === null) return
  const coordinator = personCalled(people, 'coordinator')
  const creator = personCalled(people, site.by ?? 'coordinator')
  const { userId: creatorId, positionId: creatorPositionId } = creator
  const decided = site.by === undefined
  const added = {
    ...{ organizationId: coordinator.organizationId, ...initiallyOf(siteDetails), countryCode: 'US', stateId: 'US-CA' },
    ...{ ...site.details, creatorId, creatorPositionId, published: decided },
    status: decided ? ('approved' as const) : ('pending' as const),
    supervisors: decided
      ? (site.supervisors ?? []).map(key => partOf(personCalled(people, key)))
      : [{ userId: creatorId, positionId: creatorPositionId }],
  }
  unwrapOrThrow(await seedSite(services, added, actingAs(creator, nameOf(site.key), now)))
  await tag({ services, people, now }, site)
  await publishSlots({ services, people, now }, idOf(site.key), site.key)
  await recordContracts(demonstration, idOf(site.key), site.key)
  const command = afterwards(site.until, dateIn(coordinator.zone, now))
  if (!command) return
  const context = actingAs(coordinator, `${nameOf(site.key)}-${site.until}`, now)
  unwrapOrThrow(await services.executor.execute(siteAggregate, idOf(site.key), { command: () => command }, context))
}

const INSURANCE = {
  attachableType: 'site',
  filename: 'bayview-liability-insurance.pdf',
  lines: ['Certificate of liability insurance', 'Bayview Family Services'],
}

type Made = Pick<Demonstration, 'services' | 'people' | 'now'>

async function tag({ services, people, now }: Made, { key, tags = [] }: DemoSite): Promise<void> {
  for (const one of tags) {
    const command: SiteCommand = { type: 'TagSite', tagId: tagIdOf(one), carried: true }
    const context = actingAs(personCalled(people, 'coordinator'), `${nameOf(key)}-tag-${one}`, now)
    unwrapOrThrow(await services.executor.execute(siteAggregate, idOf(key), { command: () => command }, context))
  }
}

const EXPIRES_IN: Partial<Record<Until, number>> = { expired: -20, expiring: 21 }

function afterwards(until: Until, today: string): SiteCommand | undefined {
  if (until === 'rejected') return { type: 'MoveSite', intent: 'reject', reason: REASON }
  if (until === 'on_hold') return { type: 'MoveSite', intent: 'hold' }
  if (until === 'closed') return { type: 'MoveSite', intent: 'close' }
  const days = EXPIRES_IN[until]
  return days === undefined ? undefined : { type: 'SetExpiry', expirationDate: addDays(today, days) }
}
