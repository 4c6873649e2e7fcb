// Events of users become the tables of people.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import {
  acceptedTexts,
  contactDetails,
  personAddress,
  personName,
  positionRights,
} from '@practicum/shared/features/people/people.fields'
import { userEvents } from '@practicum/shared/features/people/user.events'
import type { MovedPosition } from '@practicum/shared/features/people/user.merging-events'
import { toRow } from '@practicum/shared/kernel/fields'
import { wordsOf } from '@practicum/shared/kernel/words'
import { changes, type Projection } from '../../runner/projection'
import {
  type ContactRow,
  contactTable,
  type PersonRow,
  type PositionRow,
  personTable,
  positionTable,
} from './people.table'

const ERASED = '[erased]'
const NO_IMAGE = { image_id: null, image_upload_id: null, image_key: null }

const proved = ({ meta }: Pick<StoredEvent, 'meta'>): Pick<PersonRow, 'email_proved_at'> => ({
  email_proved_at: meta.occurredAt,
})

export const personProjection: Projection<PersonRow> = {
  name: 'person',
  version: 14,
  synchronousCommit: true,
  table: personTable,
  on: changes<PersonRow>()(userEvents, {
    UserRegistered: {
      insert: ({ data, meta }) => ({
        user_id: data.userId,
        ...toRow(personName, data),
        name: `${data.firstName} ${data.lastName}`.trim(),
        ...toRow(personAddress, data),
        email_proved_at: data.status === 'pending' ? null : meta.occurredAt,
        zone: data.zone,
        revision: 0,
        language: null,
        accepted_terms: null,
        accepted_privacy: null,
        user_status: data.status,
        hipaa_completed: false,
        organization_ids: [],
        current_position_id: null,
        last_sign_in_at: null,
        sign_in_locked_at: null,
        created_at: meta.occurredAt,
        deleted_at: null,
        words: wordsOf(`${data.firstName} ${data.lastName}`),
        ...NO_IMAGE,
        image_prompt_dismissed: false,
        merged_into: null,
        merged_ids: [],
        merges: [],
      }),
    },
    PositionAssigned: {
      patch: ({ data }, row) => ({
        organization_ids: [...new Set([...row.organization_ids, data.organizationId])],
        current_position_id: row.current_position_id ?? data.positionId,
      }),
    },
    CurrentPositionSwitched: { patch: ({ data }) => ({ current_position_id: data.positionId }) },
    MergedIntoAnother: { patch: ({ data }) => ({ user_status: 'inactive', merged_into: data.accountId }) },
    SeparatedFromAnother: { patch: ({ data }) => ({ user_status: data.status, merged_into: null }) },
    AccountMerged: {
      patch: ({ data: { mergeId, accountId, mergedAt, mergedIds, positions } }, row) => ({
        organization_ids: [
          ...new Set([...row.organization_ids, ...positions.map(({ organizationId }) => organizationId)]),
        ],
        current_position_id: row.current_position_id ?? positions[0]?.positionId ?? null,
        merged_ids: [...row.merged_ids, ...mergedIds],
        merges: [...row.merges, { id: mergeId, account_id: accountId, merged_at: mergedAt }],
      }),
    },
    AccountSeparated: {
      patch: ({ data }, row) => ({
        organization_ids: data.organizationIds,
        current_position_id: data.currentPositionId,
        merged_ids: row.merged_ids.filter(one => !data.mergedIds.includes(one)),
        merges: row.merges.filter(({ id }) => id !== data.mergeId),
      }),
    },
    PersonDetailsChanged: {
      patch: ({ data }, row) => ({
        ...toRow(personName, data),
        name: `${data.firstName} ${data.lastName}`.trim(),
        zone: data.zone,
        revision: row.revision + 1,
        words: wordsOf(`${data.firstName} ${data.lastName}`),
      }),
    },
    EmailVerified: { patch: proved },
    EmailChanged: { patch: event => ({ ...toRow(personAddress, event.data), ...proved(event) }) },
    EmailChangeTakenBack: { patch: event => ({ ...toRow(personAddress, event.data), ...proved(event) }) },
    // By the link of a mail.
    PasswordChanged: { patch: event => (event.data.by === 'reset' ? proved(event) : {}) },
    SignInLocked: { patch: ({ meta }) => ({ sign_in_locked_at: meta.occurredAt }) },
    SignInLockLifted: { patch: () => ({ sign_in_locked_at: null }) },
    UserStatusChanged: { patch: ({ data }) => ({ user_status: data.status }) },
    ProfileImageChanged: {
      patch: ({ data: { image } }) =>
        image ? { image_id: image.imageId, image_upload_id: image.uploadId, image_key: image.objectKey } : NO_IMAGE,
    },
    ProfileImagePromptDismissed: { patch: () => ({ image_prompt_dismissed: true }) },
    HipaaCompleted: { patch: () => ({ hipaa_completed: true }) },
    TermsAccepted: { patch: ({ data }) => toRow(acceptedTexts, data) },
    LanguageChosen: { patch: ({ data }) => ({ language: data.language }) },
    TimeZoneChosen: { patch: ({ data }, { revision }) => ({ zone: data.zone, revision: revision + 1 }) },
    // Whoever signs in on a device of theirs lifts the lock.
    UserSignedIn: {
      patch: ({ data, meta }, row) => ({
        last_sign_in_at: meta.occurredAt,
        sign_in_locked_at: data.knownDevice ? null : row.sign_in_locked_at,
      }),
    },
    SubjectErased: {
      patch: ({ meta }) => ({
        first_name: ERASED,
        last_name: ERASED,
        name: ERASED,
        email: ERASED,
        user_status: 'inactive',
        deleted_at: meta.occurredAt,
        words: [],
        ...NO_IMAGE,
      }),
    },
  }),
}

const positionIdsOf = ({ positions }: { readonly positions: readonly MovedPosition[] }): readonly string[] =>
  positions.map(({ positionId }) => positionId)

export const contactProjection: Projection<ContactRow> = {
  name: 'contact',
  version: 3,
  table: contactTable,
  on: changes<ContactRow>()(userEvents, {
    ContactDetailsChanged: {
      fold: (row, { data }) => ({
        user_id: data.userId,
        ...toRow(contactDetails, data),
        told: (row?.told ?? 0) + 1,
      }),
    },
    SubjectErased: { remove: true },
  }),
}

export const positionProjection: Projection<PositionRow> = {
  name: 'position',
  version: 7,
  synchronousCommit: true,
  table: positionTable,
  on: changes<PositionRow>()(userEvents, {
    PositionAssigned: {
      keys: ({ data }) => [data.positionId],
      insert: ({ data, meta }) => ({
        position_id: data.positionId,
        user_id: data.userId,
        organization_id: data.organizationId,
        role: data.role,
        position_status: data.status,
        ...toRow(positionRights, data),
        account_limited: data.accountLimited,
        with_organization: false,
        created_at: meta.occurredAt,
      }),
    },
    PositionStatusChanged: {
      keys: ({ data }) => [data.positionId],
      patch: ({ data }) => ({ position_status: data.status, with_organization: data.withOrganization }),
    },
    AccountMerged: { keys: ({ data }) => positionIdsOf(data), patch: ({ data }) => ({ user_id: data.userId }) },
    AccountSeparated: { keys: ({ data }) => positionIdsOf(data), patch: ({ data }) => ({ user_id: data.accountId }) },
  }),
}
