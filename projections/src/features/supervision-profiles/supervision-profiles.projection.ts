// Events of people, of their supervision profiles and of what is attached to these become one row for each person.
import { fileContent } from '@practicum/shared/contract/attached'
import { attachmentEvents } from '@practicum/shared/features/attachments/attachment.events'
import { userEvents } from '@practicum/shared/features/people/user.events'
import { supervisionProfileEvents } from '@practicum/shared/features/supervision-profiles/supervision-profiles.events'
import { profileFields } from '@practicum/shared/features/supervision-profiles/supervision-profiles.fields'
import { initialRowOf, only, toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import { type SupervisionProfileRow, supervisionProfileTable } from './supervision-profiles.table'

interface OnAttachable {
  readonly data: { readonly attachableType: string; readonly attachableId: string }
}

const attachedTo = ({ data }: OnAttachable): readonly string[] =>
  data.attachableType === supervisionProfileEvents.aggregate ? [data.attachableId] : []

const documentChanges = changes<SupervisionProfileRow>()(attachmentEvents, {
  AttachmentAttached: {
    keys: attachedTo,
    patch: ({ data, meta }, { documents }) => {
      const { attachmentId: id, organizationId, filename, kind, ownerPositionId } = data
      const file = { filename, kind, ...only(fileContent, data) }
      return {
        documents: [
          ...documents,
          { id, organizationId, name: filename, ...file, ownerPositionId, at: meta.occurredAt },
        ],
      }
    },
  },
  AttachmentRenamed: {
    keys: attachedTo,
    patch: ({ data }, { documents }) => ({
      documents: documents.map(one => (one.id === data.attachmentId ? { ...one, name: data.name } : one)),
    }),
  },
  AttachmentDetached: {
    keys: attachedTo,
    patch: ({ data }, { documents }) => ({ documents: documents.filter(({ id }) => id !== data.attachmentId) }),
  },
})

/** As it is for whoever has said nothing; also where its own stream is told alone. */
const begun = (userId: string): SupervisionProfileRow => ({
  user_id: userId,
  ...initialRowOf(profileFields),
  ...{ licenses: [], documents: [], prompt: true, revision: -1 },
})

export const supervisionProfileProjection: Projection<SupervisionProfileRow> = {
  name: 'supervision_profile',
  version: 1,
  table: supervisionProfileTable,
  on: {
    ...changes<SupervisionProfileRow>()(userEvents, {
      UserRegistered: {
        insert: ({ data }) => begun(data.userId),
      },
      // What was named at signup stands there until something else is said.
      SignupResponseGiven: {
        patch: ({ data }, { licenses, revision }) => ({
          licenses: revision < 0 ? data.licenses.map(license => ({ ...license, expiresOn: null })) : licenses,
        }),
      },
      SubjectErased: { remove: true },
    }),
    ...changes<SupervisionProfileRow>()(supervisionProfileEvents, {
      SupervisionProfileChanged: {
        fold: (row, { data, revision }, key) => ({
          ...(row ?? begun(key)),
          ...toRow(profileFields, data),
          ...{ licenses: data.licenses, prompt: false, revision: Number(revision) },
        }),
      },
      SupervisorProfilePromptDismissed: {
        fold: (row, { revision }, key) => ({ ...(row ?? begun(key)), prompt: false, revision: Number(revision) }),
      },
    }),
    ...documentChanges,
  },
}
