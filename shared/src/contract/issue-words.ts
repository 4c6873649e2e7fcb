// What is wrong with a value of the wrong shape, in the product's own words: for every schema that does not say it better itself.
import { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const TYPES: Readonly<Record<string, string>> = {
  string: 'has to be text',
  number: 'has to be a number',
  int: 'has to be a whole number',
  nan: 'has to be a number',
  boolean: 'has to be yes or no',
  array: 'has to be a list',
  tuple: 'has to be a list',
  date: 'has to be a date',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'valid email',
  uuid: 'has to be an id',
  date: 'has to be a day, such as 2030-01-31',
  datetime: 'has to be a point in time, such as 2030-01-31T12:00:00Z',
  time: 'has to be a time of day, such as 15:30',
  url: 'has to be a web address',
}

const WRONG_FORM = 'does not have the right form'
export const REQUIRED = 'field required'

const count = (number: unknown, unit: string): string => `${number} ${unit}${Number(number) === 1 ? '' : 's'}`

type Sized = Extract<Issue, { code: 'too_small' | 'too_big' }>

function limit(word: 'at least' | 'at most', size: unknown, { origin, inclusive }: Sized): string {
  if (origin === 'string') return `needs ${word} ${count(size, 'character')}`
  if (origin === 'array' || origin === 'set')
    return `needs ${word} ${count(size, 'entry').replace('entrys', 'entries')}`
  const beyond = word === 'at least' ? 'more than' : 'less than'
  return `has to be ${inclusive === false ? beyond : word} ${size}`
}

type Worded = { readonly [Code in Issue['code']]?: (issue: Extract<Issue, { code: Code }>) => string }

const WORDS: Worded = {
  invalid_type: ({ input, expected }) => (input === null ? REQUIRED : (TYPES[expected] ?? WRONG_FORM)),
  too_small: issue =>
    issue.minimum === 1 && issue.origin === 'string' ? REQUIRED : limit('at least', issue.minimum, issue),
  too_big: issue => limit('at most', issue.maximum, issue),
  invalid_format: ({ format }) => FORMATS[format] ?? WRONG_FORM,
  invalid_value: () => 'is not one of the choices',
  unrecognized_keys: () => 'is not a known field',
  not_multiple_of: ({ divisor }) => `has to be a multiple of ${divisor}`,
}

/** What is not there is required, whatever was expected of it. */
export function wordsOf(issue: Issue): string {
  const words = WORDS[issue.code] as ((issue: Issue) => string) | undefined
  return issue.input === undefined ? REQUIRED : (words?.(issue) ?? WRONG_FORM)
}

z.config({ customError: wordsOf })
