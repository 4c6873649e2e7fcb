// Opens the form for a new session: by its button, or because the address asks for it, with the people it names.

import { ROLES, type Role } from '@practicum/shared/access/roles'
import { type AvailableUser, availableUsers } from '@practicum/shared/features/people/people.contract'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useRead } from '../../providers/use-query'

interface OpeningRequest {
  /** Ids of people or of their positions. */
  readonly participants: readonly string[]
  readonly role: Role | undefined
}

export interface Opening {
  /** Present while the form is open. */
  readonly invited: readonly AvailableUser[] | undefined
  readonly open: () => void
  readonly close: () => void
}

const NOBODY: OpeningRequest = { participants: [], role: undefined }
/** As many as the server names at once. */
const EVERYBODY = 1000

/** `participants` holds ids, separated by commas or given repeatedly; `role_keyname` says in which role they are meant. */
export function askedFor(search: string): OpeningRequest | undefined {
  const query = new URLSearchParams(search)
  if (query.get('action') !== 'create') return undefined
  const participants = query.getAll('participants').flatMap(ids => ids.split(',').filter(id => id !== ''))
  return { participants, role: ROLES.find(role => role === query.get('role_keyname')) }
}

/** The address is consumed: closing the form and going back must not open it again. */
export function useOpening(): Opening {
  const { search, pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<OpeningRequest>()
  useEffect(() => {
    const found = askedFor(search)
    if (!found) return
    setAsked(found)
    navigate({ pathname, hash }, { replace: true })
  }, [search, pathname, hash, navigate])

  const named = asked !== undefined && asked.participants.length > 0
  const query = { limit: EVERYBODY, ...(asked?.role && { roles: [asked.role] }) }
  const people = useRead(availableUsers, { query }, { enabled: named })
  return {
    invited: asked && (named ? invitedOf(asked, people) : []),
    open: () => setAsked(NOBODY),
    close: () => setAsked(undefined),
  }
}

/** Whoever cannot be picked is left out; when nobody can be looked up the form opens empty. */
function invitedOf(
  { participants }: OpeningRequest,
  people: { data?: readonly AvailableUser[] | undefined; isError: boolean },
) {
  const named = people.data?.filter(
    ({ id, position_id }) => participants.includes(id) || participants.includes(position_id),
  )
  return named ?? (people.isError ? [] : undefined)
}
