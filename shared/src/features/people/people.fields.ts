// The fields of people and organizations: each named once, for its events, its row and its view.
import { z } from 'zod'
import { plainText, sealed } from '../../events/catalog'
import { storedField } from '../../kernel/fields'

const personal = (max: number) => storedField(sealed('userId', max), z.string(), 'text')
const flag = storedField(z.boolean(), z.boolean(), 'boolean')

export const personAddress = { email: personal(254) } as const
export const personName = { firstName: personal(100), lastName: personal(100) } as const

/** What a position may do beside what its role may. */
export const positionRights = { liveSessionsAllowed: flag } as const

export const organizationName = { name: storedField(plainText(200), z.string(), 'text') } as const
export const organizationLook = {
  accent: storedField(plainText(20).nullable(), z.string().nullable(), 'text'),
} as const
export const organizationSettings = {
  allowTraineeCodePurchase: flag,
  requireTraineeInsurance: flag,
  showWelcome: flag,
  /** Its people choose passwords of at least sixteen characters. */
  enableStrongerPasswords: flag,
} as const
