// The size of a file in words for people.
import { pageLanguage } from '../../ui/language'

const KILO = 1024
const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const

/** `100 MB`, `1.5 KB`, `12 bytes`. */
export function sizeText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(KILO)))
  const number = new Intl.NumberFormat(pageLanguage(), { maximumFractionDigits: 1 }).format(bytes / KILO ** power)
  return `${number} ${UNITS[power]}`
}
