// What passkeys answer: the one object that the list of features holds.
import type { ReadFeature } from '../../reads/feature'
import { passkeyQueries } from './passkeys.queries'

export const passkeys: ReadFeature = { name: 'passkeys', queries: passkeyQueries }
