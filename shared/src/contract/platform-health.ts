// How well the platform is, said of each of its parts: what was observed becomes a standing and the finding behind it.
import { z } from 'zod'

export const HEALTH_PARTS = ['log', 'read_models', 'queue', 'effects', 'audit'] as const
export const HEALTH_STANDINGS = ['well', 'watch', 'wrong'] as const

export const partHealth = z
  .object({
    part: z.enum(HEALTH_PARTS),
    /** `watch`: it may mend by itself. `wrong`: somebody has to mend it. */
    standing: z.enum(HEALTH_STANDINGS),
    finding: z.enum([
      'well',
      'lost',
      'outdated',
      'stalled',
      'behind',
      'unsent',
      'parked',
      'broken',
      'unsigned',
      'unverified',
      'unknown',
    ]),
    /** Of places, rows, read models, events, minutes or hours, as the finding counts. */
    amount: z.int(),
    /** When the part was last gone through; null where that is done for each answer, or was never done. */
    verified_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PartHealth' })
export type PartHealth = z.infer<typeof partHealth>

/** Each part once, in the order in which the others stand on it. */
export const platformHealth = z.array(partHealth)

export interface PlatformObserved {
  readonly lostPlaces: number
  readonly readModels: readonly {
    /** Null where it cannot be told. */
    readonly lag_events: number | null
    readonly outdated_rows: number
    readonly stalled: boolean
  }[]
  readonly parkedEffects: number
  /** Age of the oldest event whose effects are still to come; null where that cannot be told. */
  readonly unsentSeconds: number | null
  /** Age of the oldest event or line of the access trail that no anchor was signed over; null where that cannot be told. */
  readonly unsignedSeconds: number | null
  readonly brokenAudit: number
  /** The last time that log and access trail were gone through. */
  readonly verifiedAt: Date | undefined
  /** Since then, or since there is something to go through; null where that cannot be told. */
  readonly unverifiedSeconds: number | null
}

/** A read model that is fewer events behind catches up before anybody notices. */
export const EVENTS_BEHIND = 100
/** The queue is emptied within seconds. */
export const UNSENT_SECONDS = 60
/** So often an effect is tried before its event is set aside. */
export const EFFECT_TRIES = 6
/** Anchors are signed every five minutes. */
export const UNSIGNED_SECONDS = 900
/** Log and access trail are gone through every night. */
export const UNVERIFIED_SECONDS = 36 * 3600

export const healthOf = (observed: PlatformObserved): readonly PartHealth[] => [
  { ...SEEN_NOW, part: 'log', ...(wrong('lost', observed.lostPlaces) ?? WELL) },
  { ...SEEN_NOW, part: 'read_models', ...readModels(observed) },
  { ...SEEN_NOW, part: 'queue', ...(waiting('unsent', observed.unsentSeconds, UNSENT_SECONDS) ?? WELL) },
  { ...SEEN_NOW, part: 'effects', ...(wrong('parked', observed.parkedEffects) ?? WELL) },
  { part: 'audit', verified_at: observed.verifiedAt?.toISOString() ?? null, ...audit(observed) },
]

const SEEN_NOW = { verified_at: null } as const

type Finding = Omit<PartHealth, 'part' | 'verified_at'>

const MINUTE = 60
const HOUR = 3600

const WELL: Finding = { standing: 'well', finding: 'well', amount: 0 }

const UNKNOWN: Finding = { standing: 'watch', finding: 'unknown', amount: 0 }

const wrong = (finding: Finding['finding'], amount: number): Finding | undefined =>
  amount > 0 ? { standing: 'wrong', finding, amount } : undefined

function readModels({ readModels: models }: PlatformObserved): Finding {
  const outdated = models.reduce((sum, { outdated_rows }) => sum + outdated_rows, 0)
  const stalled = models.filter(model => model.stalled).length
  const behind = models.filter(({ lag_events }) => lag_events !== null && lag_events > EVENTS_BEHIND).length
  return (
    wrong('outdated', outdated) ??
    wrong('stalled', stalled) ??
    (models.some(({ lag_events }) => lag_events === null) ? UNKNOWN : undefined) ??
    (behind > 0 ? { standing: 'watch', finding: 'behind', amount: behind } : WELL)
  )
}

const audit = ({ brokenAudit, unsignedSeconds, unverifiedSeconds }: PlatformObserved): Finding =>
  wrong('broken', brokenAudit) ??
  waiting('unsigned', unsignedSeconds, UNSIGNED_SECONDS) ??
  waiting('unverified', unverifiedSeconds, UNVERIFIED_SECONDS, HOUR) ??
  WELL

function waiting(
  finding: Finding['finding'],
  seconds: number | null,
  patience: number,
  unit = MINUTE,
): Finding | undefined {
  if (seconds === null) return UNKNOWN
  return seconds > patience ? { standing: 'watch', finding, amount: Math.round(seconds / unit) } : undefined
}
