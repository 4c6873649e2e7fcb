// What this browser keeps of an account that waits for its address to be proved: opening the link of the mail here is enough, elsewhere the password is asked for.
const KEY = 'practicum.signup.waiting'

export interface Waiting {
  readonly email: string
  /** Names the channel that tells when it is proved. */
  readonly waiting: string
  /** ISO 8601: when it was created. */
  readonly since?: string
}

/** Undefined also where the browser keeps nothing, or waits for another address. */
export function keptWaiting(email?: string): Waiting | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Waiting | null
    return kept && (email === undefined || kept.email.toLowerCase() === email.toLowerCase()) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Where the browser keeps nothing, the password is asked for. */
export function keepWaiting({ email, waiting }: Omit<Waiting, 'since'>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ email, waiting, since: new Date().toISOString() } satisfies Waiting))
  } catch {
    // As in another browser.
  }
}

export function forgetWaiting(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
