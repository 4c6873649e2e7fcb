// A list as a file, as far as its screen has to know: where it is to be had, and its columns, each under its word.

export const LIST_FILE_FORMATS = ['csv', 'xlsx'] as const
export type ListFileFormat = (typeof LIST_FILE_FORMATS)[number]

export const exportPathOf = ({ path }: { readonly path: string }): string => `${path}/export`

interface Headed {
  /** What stands above it. */
  readonly word: string
  /** The field to write where this one is empty. */
  readonly otherwise?: string
}

/** `names`: of a thing or of several, by their `name`. `codes`: a code of the wire, by its word. */
export type FileColumn = Headed &
  (
    | { readonly as: 'text' | 'number' | 'day' | 'instant' | 'names' | 'yes_or_no' }
    | { readonly as: 'codes'; readonly words: Readonly<Record<string, string>> }
  )

/** By the name of a field, in the order of the file. */
export type FileColumns<Field extends string = string> = { readonly [F in Field]?: FileColumn }

export const textColumn = (word: string, otherwise?: string): FileColumn => ({
  as: 'text',
  word,
  ...(otherwise !== undefined && { otherwise }),
})
export const numberColumn = (word: string): FileColumn => ({ as: 'number', word })
/** `YYYY-MM-DD`. */
export const dayColumn = (word: string): FileColumn => ({ as: 'day', word })
/** ISO 8601; written in the zone of the reader. */
export const instantColumn = (word: string): FileColumn => ({ as: 'instant', word })
export const namesColumn = (word: string): FileColumn => ({ as: 'names', word })
export const yesOrNoColumn = (word: string): FileColumn => ({ as: 'yes_or_no', word })
export const codesColumn = (word: string, words: Readonly<Record<string, string>>): FileColumn => ({
  as: 'codes',
  word,
  words,
})
