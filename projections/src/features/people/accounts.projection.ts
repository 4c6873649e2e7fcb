// Events of users become the words by which their accounts are found.
import { personAddress, personName } from '@practicum/shared/features/people/people.fields'
import { userEvents } from '@practicum/shared/features/people/user.events'
import { toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import { accountWords } from './account-words'
import { type AccountRow, accountTable } from './accounts.table'

type Called = Omit<AccountRow, 'user_id' | 'words'>

const called = (said: Called): Omit<AccountRow, 'user_id'> => ({ ...said, words: accountWords(said) })

interface Addressed {
  readonly data: { readonly email: string }
}
const addressed = {
  patch: ({ data }: Addressed, { first_name, last_name }: AccountRow) =>
    called({ first_name, last_name, ...toRow(personAddress, data) }),
}

export const accountProjection: Projection<AccountRow> = {
  name: 'account',
  version: 1,
  table: accountTable,
  on: changes<AccountRow>()(userEvents, {
    UserRegistered: {
      insert: ({ data }) => ({
        user_id: data.userId,
        ...called({ ...toRow(personName, data), ...toRow(personAddress, data) }),
      }),
    },
    PersonDetailsChanged: { patch: ({ data }, { email }) => called({ ...toRow(personName, data), email }) },
    EmailChanged: addressed,
    EmailChangeTakenBack: addressed,
    SubjectErased: { remove: true },
  }),
}
