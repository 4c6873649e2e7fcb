// Tables of people: who they are (shown where they share an organization with the reader), and their positions.
import {
  acceptedTexts,
  contactDetails,
  organizationLook,
  organizationName,
  organizationSettings,
  personAddress,
  personName,
  positionRights,
} from '@practicum/shared/features/people/people.fields'
import { organizationPolicy, personPolicy, positionPolicy } from '@practicum/shared/features/people/people.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

export type PersonRow = RowOf<typeof personName> &
  RowOf<typeof personAddress> & {
    readonly user_id: string
    readonly name: string
    /** When they last showed that mails to their address reach them. */
    readonly email_proved_at: string | null
    readonly zone: string
    /** How often name or zone was corrected. */
    readonly revision: number
    readonly language: string | null
    readonly accepted_terms: string | null
    readonly accepted_privacy: string | null
    readonly user_status: string
    readonly hipaa_completed: boolean
    readonly organization_ids: readonly string[]
    readonly current_position_id: string | null
    readonly last_sign_in_at: string | null
    readonly sign_in_locked_at: string | null
    readonly created_at: string
    readonly deleted_at: string | null
    readonly words: readonly string[]
    readonly image_id: string | null
    readonly image_upload_id: string | null
    readonly image_key: string | null
    readonly image_prompt_dismissed: boolean
    /** The account that has what was theirs. */
    readonly merged_into: string | null
    /** The accounts whose things are theirs. */
    readonly merged_ids: readonly string[]
    /** Those that were merged into this one, the oldest first. */
    readonly merges: readonly { readonly id: string; readonly account_id: string; readonly merged_at: string }[]
  }

export const personTable: TableDefinition<PersonRow> = {
  name: 'person',
  columns: {
    user_id: 'uuid',
    ...columnsOf(personName),
    name: 'text',
    ...columnsOf(personAddress),
    email_proved_at: 'timestamptz',
    zone: 'text',
    revision: 'integer',
    language: 'text',
    ...columnsOf(acceptedTexts),
    user_status: 'text',
    hipaa_completed: 'boolean',
    organization_ids: 'uuid[]',
    current_position_id: 'uuid',
    last_sign_in_at: 'timestamptz',
    sign_in_locked_at: 'timestamptz',
    created_at: 'timestamptz',
    deleted_at: 'timestamptz',
    words: 'text[]',
    image_id: 'uuid',
    image_upload_id: 'uuid',
    image_key: 'text',
    image_prompt_dismissed: 'boolean',
    merged_into: 'uuid',
    merged_ids: 'uuid[]',
    merges: 'jsonb',
  },
  key: 'user_id',
  indexes: [
    'using gin (organization_ids)',
    'last_sign_in_at',
    'created_at',
    'name, user_id',
    'sign_in_locked_at where sign_in_locked_at is not null',
    'image_id where image_id is not null',
    'merged_into where merged_into is not null',
  ],
  selectGrants: ['command', 'query', 'reactor'],
  found: { first: 'name' },
  visible: personPolicy.see,
}

export type PositionRow = RowOf<typeof positionRights> & {
  readonly position_id: string
  readonly user_id: string
  readonly organization_id: string
  readonly role: string
  readonly position_status: string
  readonly account_limited: boolean
  /** It is as it is because the organization was archived or restored. */
  readonly with_organization: boolean
  readonly created_at: string
}

export const positionTable: TableDefinition<PositionRow> = {
  name: 'position',
  columns: {
    position_id: 'uuid',
    user_id: 'uuid',
    organization_id: 'uuid',
    role: 'text',
    position_status: 'text',
    ...columnsOf(positionRights),
    account_limited: 'boolean',
    with_organization: 'boolean',
    created_at: 'timestamptz',
  },
  key: 'position_id',
  indexes: [
    'user_id',
    'organization_id, role, position_status',
    `organization_id where position_status <> 'archived'`,
    `organization_id where with_organization and position_status = 'archived'`,
  ],
  selectGrants: ['command', 'query', 'reactor'],
  visible: positionPolicy.see,
}

export type OrganizationRow = RowOf<typeof organizationName> &
  RowOf<typeof organizationLook> &
  RowOf<typeof organizationSettings> & {
    readonly organization_id: string
    readonly kind: string
    readonly zone: string
    readonly words: Readonly<Record<string, { one: string; many: string }>>
    readonly owner_id: string | null
    readonly logo_id: string | null
    readonly user_limit: number
    readonly archived_at: string | null
    /** The version by which it was archived or restored last. */
    readonly turn: number | null
    readonly created_at: string
    readonly revision: number
  }

export const organizationTable: TableDefinition<OrganizationRow> = {
  name: 'organization',
  columns: {
    organization_id: 'uuid',
    ...columnsOf(organizationName),
    kind: 'text',
    zone: 'text',
    ...columnsOf(organizationLook),
    words: 'jsonb',
    ...columnsOf(organizationSettings),
    owner_id: 'uuid',
    logo_id: 'uuid',
    user_limit: 'integer',
    archived_at: 'timestamptz',
    turn: 'integer',
    created_at: 'timestamptz',
    revision: 'integer',
  },
  key: 'organization_id',
  indexes: ['name, organization_id', 'created_at', 'organization_id where archived_at is not null'],
  selectGrants: ['command', 'query', 'reactor'],
  visible: organizationPolicy.see,
}

export type ContactRow = RowOf<typeof contactDetails> & {
  readonly user_id: string
  /** How often it was told. */
  readonly told: number
}

/** Apart from the person: who knows somebody knows neither their number nor where they live. */
export const contactTable: TableDefinition<ContactRow> = {
  name: 'contact',
  columns: { user_id: 'uuid', ...columnsOf(contactDetails), told: 'integer' },
  key: 'user_id',
  indexes: [],
  visible: personPolicy.contact,
}
