// Where the page of a person is, by what they are.
import type { Role } from '@practicum/shared/access/roles'

const PAGES: Partial<Record<Role, string>> = {
  trainee: 'trainees',
  supervisor: 'supervisors',
  faculty: 'faculty',
  coordinator: 'coordinators',
}

export const memberPath = ({ user_id, role_keyname }: { readonly user_id: string; readonly role_keyname: Role }) =>
  `/${PAGES[role_keyname] ?? 'coordinators'}/${user_id}`

/** Whoever is none of these has no page of their own. */
export const hasPage = (role: string): boolean => role in PAGES
