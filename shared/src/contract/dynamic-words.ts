// What an organization calls roles and things, as calls tell it.
import { z } from 'zod'
import { DYNAMIC_WORDS } from '../kernel/default-words'

export const dynamicWords = z.record(z.enum(DYNAMIC_WORDS), z.object({ one: z.string(), many: z.string() }))
