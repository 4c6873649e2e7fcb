// The words of liability insurance that the whole application knows; those of its screens are fetched with them.
import type { Messages } from '../../providers/words'

export const insuranceMessages: Messages = { title: 'Insurance', tile: 'Insurance ends soon' }
