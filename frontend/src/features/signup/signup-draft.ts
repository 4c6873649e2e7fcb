// What this tab keeps of signing up, so that a reload goes on where it was.
import type { SignupValues } from './signup-form'

export interface InviteEntry {
  readonly invite_id: string
  readonly code: string
}

/** What leads in, as it is sent. */
export type Entry =
  | InviteEntry
  | { readonly invite_link_id: string; readonly code: string }
  | { readonly signup_code: string }

/**
 * The secret of an invitation is here and in no address: the history of the browser, and whoever looks over a shoulder, would keep it. It is kept
 * for this tab alone, and until the account is there, since a form as long as this must outlive a reload. Passwords are never kept: whoever
 * reloads types theirs again.
 */
export interface SignupDraft {
  /** The address without the secret. */
  readonly page: string
  readonly entry: Entry
  readonly typed?: KeptValues
  /** The account is there, and its address is to be proved. */
  readonly created?: true
}

export type KeptValues = Partial<Omit<SignupValues, 'password' | 'password_confirmation'>>

const KEY = 'practicum.signup'

/** Undefined also where the browser keeps nothing, or holds what is no draft. */
export function keptDraft(page: string): SignupDraft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SignupDraft | null
    return draft?.page === page ? draft : undefined
  } catch {
    return undefined
  }
}

/** Where the browser keeps nothing, signing up goes on without. */
export function keepDraft({ typed, ...draft }: SignupDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...draft, ...(typed && { typed: withoutSecrets(typed) }) }))
  } catch {
    // A reload then begins anew.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

function withoutSecrets(typed: KeptValues & Partial<SignupValues>): KeptValues {
  const { password: _password, password_confirmation: _confirmation, ...kept } = typed
  return kept
}
