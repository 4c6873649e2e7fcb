// What react-admin itself says in English.
import englishMessages from 'ra-language-english'
import type { Messages } from './words'

const { ra } = englishMessages

/** Its own say "Sort by due ascending". */
const sort = { ...ra.sort, sort_by: 'Sort by %{field_lower_first}, %{order}' }

export const reactAdminWords = { ...englishMessages, ra: { ...ra, sort } } as unknown as Messages
