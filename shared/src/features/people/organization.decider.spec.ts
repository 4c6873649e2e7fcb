// The rules of organizations: founded once, changed where something is new, owned by whoever holds the role that goes with its kind.
import { givenOf } from '../../kernel/given-when-then'
import { organizationDecider } from './organization.decider'
import { type OrganizationEvent, organizationEvents } from './organization.events'
import { type OrganizationKind, OWNER_ROLES } from './people.fields'

const given = givenOf(organizationDecider)
const { definitions } = organizationEvents
const { sample } = definitions.OrganizationFounded
const { organizationId, settings, words } = sample
const founded = (kind: OrganizationKind = 'academic'): OrganizationEvent => ({
  type: 'OrganizationFounded',
  data: { ...sample, kind },
})
const details = { name: 'Harbor State University', zone: 'America/Denver', accent: '#2f6f6d' }

test('an organization is founded once, in a zone that exists', () => {
  given()
    .when({ type: 'FoundOrganization', ...sample })
    .thenEmits(founded())
  given(founded())
    .when({ type: 'FoundOrganization', ...sample })
    .thenRefused('organization.exists')
  given()
    .when({ type: 'FoundOrganization', ...sample, zone: 'Mars/Base' })
    .thenRefused('organization.zone_unknown')
})

test('its name, zone and colour change together, once', () => {
  const changed: OrganizationEvent = { type: 'OrganizationDetailsChanged', data: { organizationId, ...details } }
  given(founded()).when({ type: 'ChangeOrganization', details }).thenEmits(changed)
  given(founded(), changed).when({ type: 'ChangeOrganization', details }).thenEmits()
  given(founded())
    .when({ type: 'ChangeOrganization', details: { ...details, zone: 'nowhere' } })
    .thenRefused('organization.zone_unknown')
})

test('its words are said anew as a whole, and go back to those of the product', () => {
  const changed = (said: typeof words | object): OrganizationEvent => ({
    type: 'OrganizationWordsChanged',
    data: { organizationId, words: said as typeof words },
  })
  given(founded()).when({ type: 'ChangeWords', words }).thenEmits()
  given(founded()).when({ type: 'ChangeWords', words: {} }).thenEmits(changed({}))
  given(founded(), changed({})).when({ type: 'ChangeWords', words }).thenEmits(changed(words))
  const other = { trainee: { one: 'intern', many: 'residents' } }
  given(founded()).when({ type: 'ChangeWords', words: other }).thenEmits(changed(other))
})

test('what it has decided changes where it is something else', () => {
  const other = { ...settings, requireTraineeInsurance: false }
  given(founded()).when({ type: 'ChangeSettings', settings }).thenEmits()
  given(founded())
    .when({ type: 'ChangeSettings', settings: other })
    .thenEmits({ type: 'OrganizationSettingsChanged', data: { organizationId, settings: other } })
})

const { userId, positionId } = definitions.OrganizationOwnerChosen.sample
const ROLES = ['coordinator', 'manager', 'admin', 'faculty', 'supervisor', 'trainee'] as const

test.each(['academic', 'clinical', 'admin'] as const)(
  'ORG-004 whoever owns an organization holds the role that goes with its kind: %s',
  kind => {
    expect(OWNER_ROLES).toEqual({ academic: 'coordinator', clinical: 'manager', admin: 'admin' })
    for (const role of ROLES) {
      const choosing = given(founded(kind)).when({ type: 'ChooseOwner', positions: [{ userId, positionId, role }] })
      if (role !== OWNER_ROLES[kind]) choosing.thenRefused('organization.owner_role')
      else choosing.thenEmits({ type: 'OrganizationOwnerChosen', data: { organizationId, userId, positionId } })
    }
    given(founded(kind)).when({ type: 'ChooseOwner', positions: [] }).thenRefused('organization.owner_role')
  },
)

test('an owner is chosen once, and another one follows', () => {
  const chosen: OrganizationEvent = { type: 'OrganizationOwnerChosen', data: { organizationId, userId, positionId } }
  const again = { userId, positionId, role: 'coordinator' as const }
  given(founded(), chosen)
    .when({ type: 'ChooseOwner', positions: [again] })
    .thenEmits()
  const anew = { ...again, positionId: '0192f0c0-0000-7000-8000-0000000000f3' }
  given(founded(), chosen)
    .when({ type: 'ChooseOwner', positions: [anew] })
    .thenEmits({ type: 'OrganizationOwnerChosen', data: { organizationId, userId, positionId: anew.positionId } })
  const next = { ...again, userId: '0192f0c0-0000-7000-8000-0000000000f1' }
  given(founded(), chosen)
    .when({ type: 'ChooseOwner', positions: [next] })
    .thenEmits({ type: 'OrganizationOwnerChosen', data: { organizationId, userId: next.userId, positionId } })
})

test('of an organization that nobody has founded there is nothing to change', () => {
  for (const command of [
    { type: 'ChangeOrganization', details } as const,
    { type: 'ChangeWords', words } as const,
    { type: 'ChangeSettings', settings } as const,
    { type: 'ChooseOwner', positions: [] } as const,
  ]) {
    given().when(command).thenRefused('not_found')
  }
})

test('it is archived and restored, each once, and nothing of it changes meanwhile', () => {
  const archived: OrganizationEvent = { type: 'OrganizationArchived', data: { organizationId } }
  const restored: OrganizationEvent = { type: 'OrganizationRestored', data: { organizationId } }
  given(founded()).when({ type: 'ArchiveOrganization' }).thenEmits(archived)
  given(founded(), archived).when({ type: 'ArchiveOrganization' }).thenEmits()
  given(founded()).when({ type: 'RestoreOrganization' }).thenEmits()
  given(founded(), archived).when({ type: 'RestoreOrganization' }).thenEmits(restored)
  given(founded(), archived, restored).when({ type: 'ArchiveOrganization' }).thenEmits(archived)
  given().when({ type: 'ArchiveOrganization' }).thenRefused('not_found')
  for (const command of [
    { type: 'ChangeOrganization', details },
    { type: 'ChangeWords', words: {} },
    { type: 'ChangeSettings', settings },
    { type: 'LimitUsers', userLimit: 5 },
    { type: 'ChangeLogo', image: null },
    { type: 'ChooseOwner', positions: [] },
  ] as const)
    given(founded(), archived).when(command).thenRefused('organization.archived')
  given(founded(), archived, restored)
    .when({ type: 'ChangeWords', words: {} })
    .thenEmits({
      type: 'OrganizationWordsChanged',
      data: { organizationId, words: {} },
    })
})

test('it is deleted once it is archived, where nobody ever came, and is as if it had never been', () => {
  const archived: OrganizationEvent = { type: 'OrganizationArchived', data: { organizationId } }
  const deleted: OrganizationEvent = { type: 'OrganizationDeleted', data: { organizationId } }
  const unused = { type: 'DeleteOrganization', used: false } as const
  given(founded()).when(unused).thenRefused('organization.not_archived')
  given(founded(), archived).when({ type: 'DeleteOrganization', used: true }).thenRefused('organization.used')
  given(founded(), archived).when(unused).thenEmits(deleted)
  for (const command of [unused, { type: 'RestoreOrganization' }, { type: 'LimitUsers', userLimit: 5 }] as const)
    given(founded(), archived, deleted).when(command).thenRefused('not_found')
})

test('ORG-015 how many people have a place in it is 10,000, until it is said otherwise', () => {
  const limited: OrganizationEvent = { type: 'OrganizationUserLimitChanged', data: { organizationId, userLimit: 250 } }
  given(founded()).when({ type: 'LimitUsers', userLimit: 10_000 }).thenEmits()
  given(founded()).when({ type: 'LimitUsers', userLimit: 250 }).thenEmits(limited)
  given(founded(), limited).when({ type: 'LimitUsers', userLimit: 250 }).thenEmits()
})
