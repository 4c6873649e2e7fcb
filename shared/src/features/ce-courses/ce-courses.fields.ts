// The fields of a continuing-education course: each named once, for its event, its row and its view.
import { z } from 'zod'
import { plainText } from '../../events/catalog'
import { storedField } from '../../kernel/fields'

export const courseFields = { title: storedField(plainText(200), z.string(), 'text') } as const
