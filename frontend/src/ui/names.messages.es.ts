// The word for those who are counted instead of named, in Spanish.
import type { nameMessages as english } from './names.messages'

export const nameMessages: typeof english = { more: 'más' }
