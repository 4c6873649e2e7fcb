// Opens the form for something new: by its button, or because the address asks for it, with the people it names.

import { ROLES, type Role } from '@practicum/shared/access/roles'
import { type AvailableUser, availableUsers } from '@practicum/shared/features/people/people.contract'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useRead } from '../providers/use-query'

interface OpeningRequest {
  /** Ids of people or of their positions. */
  readonly named: readonly string[]
  readonly role: Role | undefined
}

export interface Opening {
  /** Present while the form is open. */
  readonly invited: readonly AvailableUser[] | undefined
  readonly open: () => void
  readonly close: () => void
}

const NOBODY: OpeningRequest = { named: [], role: undefined }
/** As many as the server names at once. */
const EVERYBODY = 1000

/** The parameter holds ids, separated by commas or given repeatedly; `role_keyname` says in which role they are meant. */
export function askedFor(search: string, parameter: string): OpeningRequest | undefined {
  const query = new URLSearchParams(search)
  if (query.get('action') !== 'create') return undefined
  const named = query.getAll(parameter).flatMap(ids => ids.split(',').filter(id => id !== ''))
  return { named, role: ROLES.find(role => role === query.get('role_keyname')) }
}

/** The address is consumed: closing the form and going back must not open it again. */
export function useOpening(parameter: string): Opening {
  const { search, pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<OpeningRequest>()
  useEffect(() => {
    const found = askedFor(search, parameter)
    if (!found) return
    setAsked(found)
    navigate({ pathname, hash }, { replace: true })
  }, [search, pathname, hash, navigate, parameter])

  const named = asked !== undefined && asked.named.length > 0
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
  { named }: OpeningRequest,
  people: { data?: readonly AvailableUser[] | undefined; isError: boolean },
) {
  const found = people.data?.filter(({ id, position_id }) => named.includes(id) || named.includes(position_id))
  return found ?? (people.isError ? [] : undefined)
}
