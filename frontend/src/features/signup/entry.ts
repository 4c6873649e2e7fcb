// By what somebody has come, as the address says it: an invitation, whose secret the address forgets at once, a link, or a code.
import { useEffect, useState } from 'react'
import { type Entry, keepDraft, keptDraft, type SignupDraft } from './signup-draft'

const INVITE = '/register/invite'
const LINK = '/register/invite-link'
const CODE = '/register'

export const inviteAddress = (id: string): string => `${INVITE}/${encodeURIComponent(id)}`
export const codeAddress = (code: string): string => `${CODE}/${encodeURIComponent(code)}`

/** Undefined: neither the address nor this tab has what leads in. What was typed for an earlier mail of an invitation goes on by the newer one. */
export function draftAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): SignupDraft | undefined {
  const entry = entryIn(pathname, new URLSearchParams(search).get('code') ?? '')
  const kept = keptDraft(pathname)
  return entry ? { ...kept, page: pathname, entry } : kept
}

function entryIn(pathname: string, code: string): Entry | undefined {
  const [invite_id, invite_link_id] = [partAfter(INVITE, pathname), partAfter(LINK, pathname)]
  if (invite_id !== undefined) return withCode({ invite_id, code })
  if (invite_link_id !== undefined) return withCode({ invite_link_id, code })
  const signup_code = partAfter(CODE, pathname)
  return signup_code ? { signup_code } : undefined
}

const withCode = <One extends { readonly code: string }>(entry: One): One | undefined =>
  Object.values(entry).includes('') ? undefined : entry

/** Undefined: the address is another one. Empty where it cannot be read. */
function partAfter(path: string, pathname: string): string | undefined {
  if (!pathname.startsWith(`${path}/`)) return undefined
  const [part = ''] = pathname.slice(path.length + 1).split('/')
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** A link is shown to many, and may stay in the address; an invitation is for one. */
export function useEntry(): SignupDraft | undefined {
  const [draft] = useState(() => draftAt(window.location))
  useEffect(() => {
    if (!draft) return
    keepDraft(draft)
    if ('invite_id' in draft.entry) history.replaceState(history.state, '', draft.page)
  }, [draft])
  return draft
}
