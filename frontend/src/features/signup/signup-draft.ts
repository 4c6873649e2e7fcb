// What this tab keeps of signing up, so that a reload goes on where it was.
import type { SignupValues } from './signup-form'

/**
 * The secret of the link is here and in no address: the history of the browser, and whoever looks over a shoulder, would keep it. It is kept
 * for this tab alone, and until the account is there, since a form as long as this must outlive a reload. Passwords are never kept: whoever
 * reloads types theirs again.
 */
export interface SignupDraft {
  readonly invite_id: string
  readonly code: string
  readonly typed?: KeptValues
}

export type KeptValues = Partial<Omit<SignupValues, 'password' | 'password_confirmation'>>

const KEY = 'practicum.signup'

/** Undefined also where the browser keeps nothing, or holds what is no draft. */
export function keptDraft(inviteId: string): SignupDraft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SignupDraft | null
    return draft?.invite_id === inviteId ? draft : undefined
  } catch {
    return undefined
  }
}

/** Where the browser keeps nothing, signing up goes on without. */
export function keepDraft({ invite_id, code, typed }: SignupDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ invite_id, code, ...(typed && { typed: withoutSecrets(typed) }) }))
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
