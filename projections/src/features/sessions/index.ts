// What sessions remember and answer: the one object that the list of features holds.
import type { ReadFeature } from '../../reads/feature'
import { sessionQueries } from './sessions.queries'

export const sessions: ReadFeature = {
  name: 'sessions',
  queries: sessionQueries,
}
