// Events of organizations become their table.
import { organizationEvents } from '@practicum/shared/features/people/organization.events'
import {
  DEFAULT_USER_LIMIT,
  organizationLook,
  organizationName,
  organizationSettings,
} from '@practicum/shared/features/people/people.fields'
import { type StoredOf, toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import { type OrganizationRow, organizationTable } from './people.table'

const face = (
  data: StoredOf<typeof organizationName> & StoredOf<typeof organizationLook> & { readonly zone: string },
) => ({
  ...toRow(organizationName, data),
  zone: data.zone,
  ...toRow(organizationLook, data),
})

export const organizationProjection: Projection<OrganizationRow> = {
  name: 'organization',
  version: 7,
  synchronousCommit: true,
  table: organizationTable,
  on: changes<OrganizationRow>()(organizationEvents, {
    OrganizationFounded: {
      insert: ({ data, meta, revision }) => ({
        organization_id: data.organizationId,
        ...face(data),
        kind: data.kind,
        words: data.words,
        ...toRow(organizationSettings, data.settings),
        owner_id: null,
        logo_id: null,
        user_limit: DEFAULT_USER_LIMIT,
        archived_at: null,
        turn: null,
        created_at: meta.occurredAt,
        revision: Number(revision),
      }),
    },
    OrganizationDetailsChanged: {
      patch: ({ data, revision }) => ({ ...face(data), revision: Number(revision) }),
    },
    OrganizationWordsChanged: {
      patch: ({ data, revision }) => ({ words: data.words, revision: Number(revision) }),
    },
    OrganizationSettingsChanged: {
      patch: ({ data, revision }) => ({
        ...toRow(organizationSettings, data.settings),
        revision: Number(revision),
      }),
    },
    OrganizationLogoChanged: {
      patch: ({ data, revision }) => ({ logo_id: data.image?.imageId ?? null, revision: Number(revision) }),
    },
    OrganizationOwnerChosen: {
      patch: ({ data, revision }) => ({ owner_id: data.userId, revision: Number(revision) }),
    },
    OrganizationUserLimitChanged: {
      patch: ({ data, revision }) => ({ user_limit: data.userLimit, revision: Number(revision) }),
    },
    OrganizationArchived: {
      patch: ({ meta, revision }) => ({
        archived_at: meta.occurredAt,
        turn: Number(revision),
        revision: Number(revision),
      }),
    },
    OrganizationDeleted: { remove: true },
    OrganizationRestored: {
      patch: ({ revision }) => ({ archived_at: null, turn: Number(revision), revision: Number(revision) }),
    },
    WelcomeDismissed: { patch: ({ revision }) => ({ show_welcome: false, revision: Number(revision) }) },
  }),
}
