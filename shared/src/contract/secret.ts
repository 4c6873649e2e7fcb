// Secrets in what is sent: their type follows them, so that no row takes one without saying so.
import { z } from 'zod'

declare const SECRET: unique symbol
type Secret = string & { readonly [SECRET]: true }

/** A password, a code, a token that somebody sends. A row with one in its body compiles with `secret: true` alone. */
export const secret = (shape: z.ZodString): z.ZodType<Secret, string> => shape as unknown as z.ZodType<Secret, string>

/** Is there one anywhere in it? */
export type HoldsSecret<T> = T extends Secret
  ? true
  : T extends readonly (infer Item)[]
    ? HoldsSecret<Item>
    : T extends object
      ? true extends { [Key in keyof T]-?: HoldsSecret<NonNullable<T[Key]>> }[keyof T]
        ? true
        : false
      : false

export const TYPED_PASSWORD_MAX = 1000

/** A password as somebody types it to prove who they are; never empty. */
export const typedPassword = secret(z.string().min(1).max(TYPED_PASSWORD_MAX))
