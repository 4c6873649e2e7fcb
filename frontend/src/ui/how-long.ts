// How long something has been so, in one unit.
import { pageLanguage } from './language'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** By the largest unit, at least a minute: `20 minutes`, `5 hours`, `3 days`. */
export function howLong(since: string, now: Date): string {
  const ms = now.getTime() - Date.parse(since)
  const [unit, size] = UNITS.find(([, one]) => ms >= one) ?? UNITS[2]
  const count = Math.max(1, Math.floor(ms / size))
  return new Intl.NumberFormat(pageLanguage(), { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
