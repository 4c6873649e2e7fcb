// How people say days that chrono does not know in their language, in words that it knows.

export type DayPhrases = readonly (readonly [RegExp, string])[]

export const dayPhrases: DayPhrases = [
  [/^(the )?day after tomorrow$/, 'in 2 days'],
  [/^(on|by|for) /, ''],
]
