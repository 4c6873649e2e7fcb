// What is answered of the people of an organization: the one object that the list of features holds.
import type { ReadFeature } from '../../reads/feature'
import { memberQueries } from './members.queries'

export const members: ReadFeature = { name: 'members', queries: () => memberQueries }
