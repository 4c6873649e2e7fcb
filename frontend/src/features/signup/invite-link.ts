// The link that a mail has brought somebody by: read once from the address, which forgets the secret at once.
import { useEffect, useState } from 'react'
import { keepDraft, keptDraft, type SignupDraft } from './signup-draft'

const PAGE = '/register/invite'

export const inviteAddress = (id: string): string => `${PAGE}/${encodeURIComponent(id)}`

/** Undefined: neither the address nor this tab has the secret. What was typed for an earlier mail of the invitation goes on by the newer one. */
export function linkOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): SignupDraft | undefined {
  const id = idIn(pathname)
  const code = new URLSearchParams(search).get('code') ?? ''
  if (id === '') return undefined
  const kept = keptDraft(id)
  return code === '' ? kept : { ...kept, invite_id: id, code }
}

/** Empty where it cannot be read. */
function idIn(pathname: string): string {
  const [part = ''] = pathname.slice(PAGE.length + 1).split('/')
  try {
    return pathname.startsWith(`${PAGE}/`) ? decodeURIComponent(part) : ''
  } catch {
    return ''
  }
}

export function useInviteLink(): SignupDraft | undefined {
  const [link] = useState(() => linkOf(window.location))
  useEffect(() => {
    if (!link) return
    keepDraft(link)
    history.replaceState(history.state, '', inviteAddress(link.invite_id))
  }, [link])
  return link
}
