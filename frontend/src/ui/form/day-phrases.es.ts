// How people say days that chrono does not know in Spanish, in words that it knows.
import type { DayPhrases } from './day-phrases'

export const dayPhrases: DayPhrases = [
  [/^pasado ma[ñn]ana$/, 'en 2 días'],
  [/^(para )?(el|la) /, ''],
  [/^(pr[óo]xima semana|semana que viene|semana pr[óo]xima)$/, 'en 1 semana'],
  [/^(pr[óo]ximo mes|mes que viene|mes pr[óo]ximo)$/, 'en 1 mes'],
  [/^(\p{L}+) (que viene|pr[óo]ximo)$/u, 'próximo $1'],
]
