// The fields of supervision sites: each named once, for its events, its row and the views that show it.
import { z } from 'zod'
import { plainText } from '../../events/catalog'
import { storedField } from '../../kernel/fields'

const named = (max: number) => storedField(plainText(max), z.string(), 'text')

/** What others show of a site. */
export const siteTitle = { name: named(200) } as const

export const siteListing = { county: named(100), published: storedField(z.boolean(), z.boolean(), 'boolean') } as const
