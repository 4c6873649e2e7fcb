// Events of people, of their supervision profiles and of what is attached to these become one row for each person.
import { userEvents } from '@practicum/shared/features/people/user.events'
import { remindedStill, remindedWith } from '@practicum/shared/features/supervision-profiles/license-reminders'
import { supervisionProfileEvents } from '@practicum/shared/features/supervision-profiles/supervision-profiles.events'
import { profileFields } from '@practicum/shared/features/supervision-profiles/supervision-profiles.fields'
import { initialRowOf, toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import { documentChangesOf } from '../attachments/documents.changes'
import { type SupervisionProfileRow, supervisionProfileTable } from './supervision-profiles.table'

/** As it is for whoever has said nothing; also where its own stream is told alone. */
const begun = (userId: string): SupervisionProfileRow => ({
  user_id: userId,
  ...initialRowOf(profileFields),
  ...{ licenses: [], documents: [], reminded: {}, prompt: true, told: false, revision: -1 },
})

export const supervisionProfileProjection: Projection<SupervisionProfileRow> = {
  name: 'supervision_profile',
  version: 4,
  table: supervisionProfileTable,
  on: {
    ...changes<SupervisionProfileRow>()(userEvents, {
      UserRegistered: {
        insert: ({ data }) => begun(data.userId),
      },
      // What was named at signup stands there until something else is said.
      SignupResponseGiven: {
        patch: ({ data }, { licenses, told }) => ({
          licenses: !told ? data.licenses.map(license => ({ ...license, expiresOn: null })) : licenses,
        }),
      },
      SubjectErased: { remove: true },
    }),
    ...changes<SupervisionProfileRow>()(supervisionProfileEvents, {
      SupervisionProfileChanged: {
        fold: (row, { data, revision }, key) => ({
          ...(row ?? begun(key)),
          ...toRow(profileFields, data),
          reminded: remindedStill(row?.reminded ?? {}, row?.licenses ?? [], data.licenses),
          ...{ licenses: data.licenses, told: true, prompt: false, revision: Number(revision) },
        }),
      },
      LicensesExpiryReminded: {
        fold: (row, { data, revision }, key) => ({
          ...(row ?? begun(key)),
          reminded: remindedWith(row?.reminded ?? {}, data.reminders),
          revision: Number(revision),
        }),
      },
      SupervisorProfilePromptDismissed: {
        fold: (row, { revision }, key) => ({ ...(row ?? begun(key)), prompt: false, revision: Number(revision) }),
      },
    }),
    ...documentChangesOf<SupervisionProfileRow>(supervisionProfileEvents.aggregate, { whereAdded: true }),
  },
}
