// How the past of an organization is told: its words and its settings one by one, its owner by name.

import type { OrganizationEvent } from '@practicum/shared/features/people/organization.events'
import { DYNAMIC_WORDS } from '@practicum/shared/kernel/default-words'
import type { EventData, ReadSlots } from '../../reads/slots'

type Data<Type extends OrganizationEvent['type']> = Extract<OrganizationEvent, { type: Type }>['data']

/** Null: as everywhere. */
const wordsTold = (words: Data<'OrganizationWordsChanged'>['words']): EventData =>
  Object.fromEntries(DYNAMIC_WORDS.map(word => [word, words[word] ? `${words[word].one}, ${words[word].many}` : null]))

export const organizationTold: ReadSlots['historyWords'] = {
  OrganizationFounded: data => {
    const { words, settings, ...said } = data as Data<'OrganizationFounded'>
    return { ...said, ...settings, ...wordsTold(words) }
  },
  OrganizationWordsChanged: data => wordsTold((data as Data<'OrganizationWordsChanged'>).words),
  OrganizationSettingsChanged: data => (data as Data<'OrganizationSettingsChanged'>).settings,
  OrganizationOwnerChosen: data => ({ ownerId: (data as Data<'OrganizationOwnerChosen'>).userId }),
}
