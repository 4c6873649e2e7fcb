// Hours as they are read: to a quarter, in the way of the language.
import { useLanguage } from '../../ui/language'

export function useHours(): (hours: number) => string {
  const format = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2 })
  return hours => format.format(hours)
}
