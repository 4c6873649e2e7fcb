// What images answer: the one object that the list of features holds.
import type { ReadFeature } from '../../reads/feature'
import { imageQueries } from './images.queries'

export const images: ReadFeature = { name: 'images', queries: imageQueries }
