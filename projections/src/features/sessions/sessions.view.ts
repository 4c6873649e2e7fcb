// The signed-in user as the contract shows them, read from the tables of people.

import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Session } from '@practicum/infra/sessions/store'
import { comparePositions, type PositionStatus, type Role, type UserStatus } from '@practicum/shared/access/roles'
import { logoUrl, profileImageUrl } from '@practicum/shared/contract/image-addresses'
import {
  organizationLook,
  organizationSettings,
  personAddress,
  personName,
  positionRights,
} from '@practicum/shared/features/people/people.fields'
import { personPolicy, positionPolicy } from '@practicum/shared/features/people/people.policy'
import { hasAcceptedPrivacy, hasAcceptedTerms } from '@practicum/shared/features/people/terms'
import type { CurrentUser, PositionView } from '@practicum/shared/features/sessions/page-state.contract'
import { DEFAULT_WORDS } from '@practicum/shared/kernel/default-words'
import { onlyRow, type RowOf } from '@practicum/shared/kernel/fields'
import { localeOf } from '@practicum/shared/kernel/locales'
import { queryRows, selected } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

interface UserRow extends RowOf<typeof personName>, RowOf<typeof personAddress> {
  readonly user_id: string
  readonly name: string
  readonly zone: string
  readonly language: string | null
  readonly user_status: UserStatus
  readonly hipaa_completed: boolean
  readonly accepted_terms: string | null
  readonly accepted_privacy: string | null
  readonly created_at: Date
  readonly image_id: string | null
  readonly image_upload_id: string | null
  readonly image_prompt_dismissed: boolean
  readonly supervisor_profile_prompt: boolean
  readonly accepting_trainees: boolean
  readonly directory_bio: boolean
  readonly directory_wants: boolean
}

/** Of a supervision profile; whoever neither supervises nor teaches sees none of theirs. */
const USER = `p.*, coalesce(s.prompt, false) as supervisor_profile_prompt, coalesce(s.accepting_trainees, false) as accepting_trainees,
    coalesce(s.directory_bio, false) as directory_bio, coalesce(s.directory_wants, false) as directory_wants`
const PERSON = 'read.person p left join read.supervision_profile s on s.user_id = p.user_id'

interface HeldRow
  extends RowOf<typeof positionRights>,
    RowOf<typeof organizationLook>,
    RowOf<typeof organizationSettings> {
  readonly position_id: string
  readonly role: Role
  readonly position_status: PositionStatus
  readonly account_limited: boolean
  readonly organization_id: string
  readonly organization_name: string
  readonly logo_id: string | null
  readonly owner_id: string | null
  readonly owner_name: string | null
  readonly words: CurrentUser['current_position']['organization']['dynamic_words']
}

const HELD = `p.position_id, p.role, p.position_status, p.account_limited, p.organization_id, ${selected(positionRights, 'p')},
    o.name as organization_name, o.words, o.logo_id, o.owner_id, w.name as owner_name,
    ${selected(organizationLook, 'o')}, ${selected(organizationSettings, 'o')}`

const POSITION = `read.position p join read.organization o on o.organization_id = p.organization_id
    left join read.person w on w.user_id = o.owner_id`

export async function currentUserOf(session: Session, db: ScopedDb): Promise<CurrentUser | undefined> {
  const { principal } = session
  const { userId, positionId, rootUserId } = principal
  const positionsHeld = scopeOf(positionPolicy.held, principal, 'p').and(`p.position_status <> 'archived'`)
  const [[user], held] = await Promise.all([
    queryRows<UserRow>(db, scopeOf(personPolicy.oneself, principal, 'p').select(USER, PERSON)),
    queryRows<HeldRow>(db, positionsHeld.select(HELD, POSITION)),
  ])
  const positions = held.map(row => positionView(row, userId, positionId)).sort(inSwitcherOrder)
  const current = positions.find(position => position.is_current)
  if (!user || !current) return undefined
  return {
    id: userId,
    ...onlyRow(personName, user),
    name: user.name,
    ...onlyRow(personAddress, user),
    status: user.user_status,
    timezone: user.zone,
    language: localeOf(user.language) ?? null,
    created_at: user.created_at.toISOString(),
    is_impersonating: rootUserId !== undefined,
    login_as: loginAsOf(session),
    hipaa_completed: user.hipaa_completed,
    has_accepted_terms: hasAcceptedTerms({ acceptedTerms: user.accepted_terms }),
    has_accepted_privacy: hasAcceptedPrivacy({ acceptedPrivacy: user.accepted_privacy }),
    profile_image_url: profileImageUrl(user.image_id),
    profile_image_uuid: user.image_upload_id,
    profile_image_id: user.image_id,
    profile_image_prompt: user.image_id === null && !user.image_prompt_dismissed,
    supervisor_profile_prompt: user.supervisor_profile_prompt,
    accepting_trainees: user.accepting_trainees,
    directory_bio: user.directory_bio,
    directory_wants: user.directory_wants,
    training_access_expires_at: null,
    positions,
    current_position: current,
    channel: session.channel,
  }
}

function loginAsOf({ principal: { rootUserId }, loginAs }: Session): CurrentUser['login_as'] {
  if (rootUserId === undefined || !loginAs) return null
  return { root_user: { id: rootUserId, name: loginAs.rootName }, until: loginAs.until.toISOString() }
}

const inSwitcherOrder = (a: PositionView, b: PositionView): number =>
  comparePositions(
    { role: a.role.keyname, organizationName: a.organization.name },
    { role: b.role.keyname, organizationName: b.organization.name },
  )

function positionView(row: HeldRow, userId: string, currentId: string): PositionView {
  const { position_id: id, role } = row
  return {
    id,
    is_current: id === currentId,
    status: row.position_status,
    role: { id: role, keyname: role, name: role.charAt(0).toUpperCase() + role.slice(1) },
    organization: {
      id: row.organization_id,
      name: row.organization_name,
      logo_image_url: logoUrl(row.organization_id, row.logo_id),
      owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name },
      ...onlyRow(organizationLook, row),
      dynamic_words: { ...DEFAULT_WORDS, ...row.words },
      organization_settings: onlyRow(organizationSettings, row),
    },
    organization_id: row.organization_id,
    user_id: userId,
    trainee_account_limited: row.account_limited,
    ...onlyRow(positionRights, row),
  }
}
