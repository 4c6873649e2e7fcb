// Shapes that several contracts show: a person as others see them, a requested instant, reasons.
import { z } from 'zod'
import { role } from '../access/roles'
import './issue-words'

/** A person in one position, as shown beside their work. */
export const personRef = z
  .object({
    id: z.uuid(),
    position_id: z.uuid(),
    name: z.string(),
    role_keyname: role,
    /** null: they have none. */
    profile_image_url: z.string().nullable(),
  })
  .meta({ id: 'PersonRef' })
export type PersonRef = z.infer<typeof personRef>

/** A query names one value or several. */
export const oneOrMany = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(sent => (typeof sent === 'string' ? [sent] : sent), z.array(item))

/** As callers name somebody whom they have picked. */
export const pickedRef = z.strictObject({ id: z.uuid(), position_id: z.uuid() })
export const refOf = ({ id, position_id }: Pick<PersonRef, 'id' | 'position_id'>): z.infer<typeof pickedRef> => ({
  id,
  position_id,
})

/** White space, and marks without width that are left over at the ends of copied text. */
const AT_ENDS = /^[\s\u200b\u200e\u200f\u2060\ufeff]+|[\s\u200b\u200e\u200f\u2060\ufeff]+$/gu
/** All that a reader does not see: white space, controls, marks without width, blanks that pass for letters. */
const UNSEEN = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}\u2800]/gu
/** Half of a pair, which no text can hold. */
const UNPAIRED = /\p{Surrogate}/u

const isControl = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return (code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 127 || NO_CHARACTERS.has(code)
}
/** Unicode keeps them free for ever, and XML, of which spreadsheets are made, has no place for them. */
const NO_CHARACTERS: ReadonlySet<number> = new Set([0xfffe, 0xffff])

const isStorable = (text: string): boolean => !UNPAIRED.test(text) && ![...text].some(isControl)

const UNSTORABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu

/** What of a text that nobody has checked can be stored. */
export const storableOf = (text: string): string => text.replace(UNSTORABLE, '').replace(/\p{Surrogate}/gu, '\ufffd')

/** Does a reader see anything of it? */
const isSeen = (text: string): boolean => text.replace(UNSEEN, '') !== ''

/**
 * Text that a person types, at most `max` UTF-16 units after trimming: the same letters in one form (NFC), nothing that PostgreSQL, JSON or
 * a log line cannot carry, and not made of what nobody sees. May be empty.
 */
export const typed = (max: number): z.ZodType<string, string> =>
  z
    .string()
    .overwrite(text => text.replace(AT_ENDS, ''))
    .normalize('NFC')
    .max(max)
    .refine(isStorable, { params: { rule: 'unstorable' } })
    .refine(text => text === '' || isSeen(text), { params: { rule: 'unseen' } })

/** A required text. The message is the one forms show. */
export const requiredText = (max: number): z.ZodType<string, string> =>
  typed(max).refine(text => text.length > 0, { params: { rule: 'required' } })

export const reason = requiredText(2000)

/** A path of this site; `//host` and `/\\host` are not. */
export const ownPath = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])\S*$/, { error: 'must be a path of this site' })
