// What passwords answer is the write side's: nothing of them is remembered in a table that is read.
import type { ReadFeature } from '../../reads/feature'

export const passwords: ReadFeature = { name: 'passwords' }
