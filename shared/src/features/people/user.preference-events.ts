// What somebody chooses about how they are spoken to.
import { z } from 'zod'
import { event, plainText } from '../../events/catalog'
import { id } from '../../kernel/ids'

const userId = '0192f0c0-0000-7000-8000-000000000001'

export const preferenceEvents = {
  /** The key of a language; a later release may have it no more. */
  LanguageChosen: event({
    version: 1,
    schema: z.object({ userId: id, language: plainText(35) }),
    sample: { userId, language: 'es' },
  }),
  /** IANA name: where their days begin. */
  TimeZoneChosen: event({
    version: 1,
    schema: z.object({ userId: id, zone: plainText(60) }),
    sample: { userId, zone: 'America/Denver' },
  }),
} as const
