// The rules of organizations: what they are called, how they look, what they have decided, and who owns them.
import type { Role } from '../../access/roles'
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { type StoredOf, sameIn } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import { isZone } from '../../kernel/zones'
import type { OrganizationEvent } from './organization.events'
import {
  DEFAULT_USER_LIMIT,
  type KeptImage,
  type OrganizationKind,
  type OrganizationWords,
  OWNER_ROLES,
  organizationLook,
  organizationName,
  organizationSettings,
} from './people.fields'
import { imageChanged } from './user.image'

type EventData<Type extends OrganizationEvent['type']> = Extract<OrganizationEvent, { type: Type }>['data']

type Details = StoredOf<typeof organizationName> & StoredOf<typeof organizationLook> & { readonly zone: string }
type Settings = StoredOf<typeof organizationSettings>

export interface KnownOrganization {
  /** `archived`: nobody opens it, and nothing of it changes until it is restored. */
  readonly status: 'active' | 'archived'
  readonly id: string
  readonly kind: OrganizationKind
  readonly details: Details
  readonly words: OrganizationWords
  readonly settings: Settings
  /** How many people may have a place in it. */
  readonly userLimit: number
  readonly logo: KeptImage | null
  /** In which position of theirs. */
  readonly owner: { readonly userId: string; readonly positionId: string } | undefined
}
export type OrganizationState = { readonly status: 'unknown' } | KnownOrganization

/** Somebody, as their own stream says it: what they hold in this organization now. */
export interface ProposedOwner {
  readonly userId: string
  readonly positionId: string
  readonly role: Role
}

export type OrganizationCommand =
  | ({ readonly type: 'FoundOrganization' } & EventData<'OrganizationFounded'>)
  | { readonly type: 'ChangeOrganization'; readonly details: Details }
  | { readonly type: 'ChangeWords'; readonly words: OrganizationWords }
  | { readonly type: 'ChangeSettings'; readonly settings: Settings }
  | { readonly type: 'ChangeLogo'; readonly image: KeptImage | null }
  /** `positions`: the active ones that the person holds in it. */
  | { readonly type: 'LimitUsers'; readonly userLimit: number }
  | { readonly type: 'ArchiveOrganization' }
  | { readonly type: 'RestoreOrganization' }
  /** `used`: somebody belonged to it, or was invited, at any time. */
  | { readonly type: 'DeleteOrganization'; readonly used: boolean }
  | { readonly type: 'ChooseOwner'; readonly positions: readonly ProposedOwner[] }

export const organizationDecider: Decider<OrganizationCommand, OrganizationState, OrganizationEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'FoundOrganization') return found(command, state)
    if (state.status === 'unknown') return refuse('not_found', {}, { kind: 'missing' })
    if (command.type === 'DeleteOrganization') return deleteUnused(command, state)
    if (isStanding(command)) return decideStanding(command, state)
    return state.status === 'archived' ? organizationArchived() : decideOpen(command, state)
  },
  evolve(state, event) {
    if (event.type === 'OrganizationDeleted') return { status: 'unknown' }
    if (event.type !== 'OrganizationFounded') return state.status === 'unknown' ? state : evolveKnown(state, event)
    const { organizationId: id, kind, words, settings } = event.data
    return {
      ...{ status: 'active', id, kind, details: detailsOf(event.data), words, settings },
      ...{ userLimit: DEFAULT_USER_LIMIT, logo: null, owner: undefined },
    }
  },
}

const detailsOf = ({ name, zone, accent }: Details): Details => ({ name, zone, accent })
const unknownZone = () => refuse('organization.zone_unknown', {}, { field: 'timezone' })

function found(
  { type: _type, ...data }: Extract<OrganizationCommand, { type: 'FoundOrganization' }>,
  state: OrganizationState,
): Decision<OrganizationEvent> {
  if (state.status !== 'unknown') return refuse('organization.exists')
  return isZone(data.zone) ? [{ type: 'OrganizationFounded', data }] : unknownZone()
}

type StandingCommand = Extract<OrganizationCommand, { type: 'ArchiveOrganization' | 'RestoreOrganization' }>
const isStanding = (command: OrganizationCommand): command is StandingCommand =>
  command.type === 'ArchiveOrganization' || command.type === 'RestoreOrganization'

function decideStanding({ type }: StandingCommand, state: KnownOrganization): Decision<OrganizationEvent> {
  const data = { organizationId: state.id }
  if (type === 'ArchiveOrganization') return state.status === 'archived' ? [] : [{ type: 'OrganizationArchived', data }]
  return state.status === 'active' ? [] : [{ type: 'OrganizationRestored', data }]
}

/** What people did stays; of one that nobody ever came to there is nothing to keep. */
function deleteUnused(
  { used }: Extract<OrganizationCommand, { type: 'DeleteOrganization' }>,
  { id: organizationId, status }: KnownOrganization,
): Decision<OrganizationEvent> {
  if (status !== 'archived') return refuse('organization.not_archived', {}, { kind: 'conflict' })
  if (used) return refuse('organization.used', {}, { kind: 'conflict' })
  return [{ type: 'OrganizationDeleted', data: { organizationId } }]
}

/** Where it was chosen in a form, beside the field. */
export const organizationArchived = (options: Refusal['options'] = { kind: 'conflict' }): Refusal =>
  refuse('organization.archived', {}, options)

function decideOpen(
  command: Exclude<OrganizationCommand, { type: 'FoundOrganization' | 'DeleteOrganization' } | StandingCommand>,
  state: KnownOrganization,
): Decision<OrganizationEvent> {
  const organizationId = state.id
  switch (command.type) {
    case 'ChangeOrganization':
      return changeDetails(command.details, state)
    case 'ChangeWords':
      return sameWords(command.words, state.words)
        ? []
        : [{ type: 'OrganizationWordsChanged', data: { organizationId, words: command.words } }]
    case 'ChangeSettings':
      return sameIn(organizationSettings, command.settings, state.settings)
        ? []
        : [{ type: 'OrganizationSettingsChanged', data: { organizationId, settings: command.settings } }]
    case 'LimitUsers':
      return limitUsers(command.userLimit, state)
    case 'ChangeLogo': {
      const change = imageChanged(command.image, state.logo)
      return change ? [{ type: 'OrganizationLogoChanged', data: { organizationId, ...change } }] : []
    }
    case 'ChooseOwner':
      return chooseOwner(command.positions, state)
    default:
      return assertNever(command)
  }
}

const limitUsers = (userLimit: number, { id: organizationId, userLimit: before }: KnownOrganization) =>
  userLimit === before ? [] : [{ type: 'OrganizationUserLimitChanged' as const, data: { organizationId, userLimit } }]

function changeDetails(details: Details, state: KnownOrganization): Decision<OrganizationEvent> {
  if (!isZone(details.zone)) return unknownZone()
  return sameDetails(details, state.details)
    ? []
    : [{ type: 'OrganizationDetailsChanged', data: { organizationId: state.id, ...details } }]
}

/** Whoever owns it holds the role that goes with its kind, in it. */
function chooseOwner(
  positions: readonly ProposedOwner[],
  { id: organizationId, kind, owner }: KnownOrganization,
): Decision<OrganizationEvent> {
  const chosen = positions.find(({ role }) => role === OWNER_ROLES[kind])
  if (!chosen) return refuse('organization.owner_role', { role: OWNER_ROLES[kind] }, { field: 'user_id' })
  const { userId, positionId } = chosen
  return userId === owner?.userId && positionId === owner.positionId
    ? []
    : [{ type: 'OrganizationOwnerChosen', data: { organizationId, userId, positionId } }]
}

function evolveKnown(
  state: KnownOrganization,
  event: Exclude<OrganizationEvent, { type: 'OrganizationFounded' | 'OrganizationDeleted' }>,
): KnownOrganization {
  switch (event.type) {
    case 'OrganizationDetailsChanged':
      return { ...state, details: detailsOf(event.data) }
    case 'OrganizationWordsChanged':
      return { ...state, words: event.data.words }
    case 'OrganizationSettingsChanged':
      return { ...state, settings: event.data.settings }
    case 'OrganizationLogoChanged':
      return { ...state, logo: event.data.image }
    case 'OrganizationOwnerChosen':
      return { ...state, owner: { userId: event.data.userId, positionId: event.data.positionId } }
    case 'OrganizationUserLimitChanged':
      return { ...state, userLimit: event.data.userLimit }
    case 'OrganizationArchived':
      return { ...state, status: 'archived' }
    case 'OrganizationRestored':
      return { ...state, status: 'active' }
    case 'WelcomeDismissed':
      return state
    default:
      return assertNever(event)
  }
}

const FACE = { ...organizationName, ...organizationLook }
const sameDetails = (one: Details, other: Details): boolean => one.zone === other.zone && sameIn(FACE, one, other)

const sameWords = (one: OrganizationWords, other: OrganizationWords): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every(
    key => one[key]?.one === other[key]?.one && one[key]?.many === other[key]?.many,
  )
