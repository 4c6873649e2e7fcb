// People: so far what other features use to pick them.
import type { Feature } from '../../app/feature'
import { peopleMessages } from './people.messages'

export const people: Feature = {
  name: 'people',
  messages: peopleMessages,
  slots: { histories: ['user', 'organization'] },
}
