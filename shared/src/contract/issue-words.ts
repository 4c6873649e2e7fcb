// What is wrong with a value of the wrong shape, in the product's own words: for every schema that does not say it better itself.
import { z } from 'zod'
import { filled, type Texts } from '../kernel/texts'

export type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** By the rule that is broken; `{count}`, `{size}` and `{divisor}` are of the rule. */
export const RULES: Texts = {
  required: 'field required',
  text: 'has to be text',
  number: 'has to be a number',
  whole_number: 'has to be a whole number',
  yes_or_no: 'has to be yes or no',
  list: 'has to be a list',
  date: 'has to be a date',
  email: 'has to be a valid email address, such as ana@school.edu',
  id: 'has to be an id',
  day: 'has to be a day, such as 2030-01-31',
  instant: 'has to be a point in time, such as 2030-01-31T12:00:00Z',
  time: 'has to be a time of day, such as 15:30',
  url: 'has to be a web address',
  characters_at_least: 'needs at least {count} character |||| needs at least {count} characters',
  characters_at_most: 'needs at most {count} character |||| needs at most {count} characters',
  entries_at_least: 'needs at least {count} entry |||| needs at least {count} entries',
  entries_at_most: 'needs at most {count} entry |||| needs at most {count} entries',
  at_least: 'has to be at least {size}',
  at_most: 'has to be at most {size}',
  more_than: 'has to be more than {size}',
  less_than: 'has to be less than {size}',
  choice: 'is not one of the choices',
  unknown_key: 'is not a known field',
  multiple: 'has to be a multiple of {divisor}',
  unstorable: 'contains characters that cannot be stored',
  unseen: 'contains nothing that can be seen',
  pale: 'has to be a colour such as #1f5f5b, dark enough for white text',
  plain_word: 'has to be without braces and bars',
  entrance: 'has to come with one invitation, link or code',
  form: 'does not have the right form',
}

/** A rule that a value breaks, and what its words need. */
export interface Broken {
  readonly rule: string
  readonly data: Readonly<Record<string, unknown>>
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  int: 'whole_number',
  nan: 'number',
  boolean: 'yes_or_no',
  array: 'list',
  tuple: 'list',
  date: 'date',
}
const FORMATS: Readonly<Record<string, string>> = {
  email: 'email',
  uuid: 'id',
  date: 'day',
  datetime: 'instant',
  time: 'time',
  url: 'url',
}

type Sized = Extract<Issue, { code: 'too_small' | 'too_big' }>

function sized(bound: 'at_least' | 'at_most', size: unknown, { origin, inclusive }: Sized): Broken {
  if (origin === 'string') return { rule: `characters_${bound}`, data: { count: Number(size) } }
  if (origin === 'array' || origin === 'set') return { rule: `entries_${bound}`, data: { count: Number(size) } }
  const beyond = bound === 'at_least' ? 'more_than' : 'less_than'
  return { rule: inclusive === false ? beyond : bound, data: { size: String(size) } }
}

const broken = (rule: string | undefined): Broken => ({ rule: rule ?? 'form', data: {} })

type Found = { readonly [Code in Issue['code']]?: (issue: Extract<Issue, { code: Code }>) => Broken }

const FOUND: Found = {
  invalid_type: ({ input, expected }) => broken(input === null ? 'required' : TYPES[expected]),
  too_small: issue =>
    issue.minimum === 1 && issue.origin === 'string' ? broken('required') : sized('at_least', issue.minimum, issue),
  too_big: issue => sized('at_most', issue.maximum, issue),
  invalid_format: ({ format }) => broken(FORMATS[format]),
  invalid_value: ({ input }) => broken(input === null ? 'required' : 'choice'),
  unrecognized_keys: () => broken('unknown_key'),
  not_multiple_of: ({ divisor }) => ({ rule: 'multiple', data: { divisor } }),
  custom: ({ params }) => broken(typeof params?.rule === 'string' ? params.rule : undefined),
}

/** What is not there is required, whatever was expected of it. */
export function brokenBy(issue: Issue): Broken {
  const found = FOUND[issue.code] as ((issue: Issue) => Broken) | undefined
  return issue.input === undefined ? broken('required') : (found?.(issue) ?? broken('form'))
}

/** In the language of these words. */
export const wordsOf =
  (rules: Texts) =>
  (issue: Issue): string => {
    const { rule, data } = brokenBy(issue)
    return filled(rules[rule] ?? RULES[rule] ?? '', data)
  }

export const englishWordsOf = wordsOf(RULES)

z.config({ customError: englishWordsOf })
