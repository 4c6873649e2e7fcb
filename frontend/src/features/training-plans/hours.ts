// Hours as they are read: to a quarter, in the way of the language, alone or with their unit.
import { useLanguage } from '../../ui/language'

export function useHours(style: 'decimal' | 'unit' = 'decimal'): (hours: number) => string {
  const format = new Intl.NumberFormat(useLanguage(), { style, unit: 'hour', maximumFractionDigits: 2 })
  return hours => format.format(hours)
}
