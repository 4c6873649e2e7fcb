// Who may call what of accounts, and what each may do to whose thing: by hand.
import type { Access } from '../harness/access'
import { leaving } from './people'

export const access: Access = {
  roles: `
    activeAdmins     . . . . . x
    archivePosition  . . . . . x
    assignPosition   . . . . . x
    deactivateUser   . . . . . x
    editUser         . . . . . x
    getUser          . . . . . x
    listMergeable    . . . . . x
    listUsers        . . . . . x
    mergeAccounts    . . . . . x
    previewMerge     . . . . . x
    reactivateUser   . . . . . x
    restorePosition  . . . . . x
    signOutUser      . . . . . x
    undoMerge        . . . . . x
  `,
  relations: `
                     own  part colleague coordinator admin former foreign
    archivePosition  -    -    -         -           x     -      -
    assignPosition   -    -    -         -           r     -      -
    deactivateUser   -    -    -         -           x     -      -
    editUser         -    -    -         -           x     -      -
    getUser          -    -    -         -           x     -      -
    listMergeable    -    -    -         -           x     -      -
    mergeAccounts    -    -    -         -           r     -      -
    previewMerge     -    -    -         -           r     -      -
    reactivateUser   -    -    -         -           r     -      -
    restorePosition  -    -    -         -           x     -      -
    signOutUser      -    -    -         -           x     -      -
    undoMerge        -    -    -         -           .     -      -
  `,
  things: [[/^\/api\/users\/:id/, leaving]],
  bodies: {
    // Whoever holds a role there holds no second one beside that of a trainee.
    assignPosition: (_id, { program }) => ({
      organization_id: program.organizationId,
      role: 'faculty',
      live_sessions_allowed: true,
    }),
    mergeAccounts: id => ({ account_id: id }),
    editUser: () => ({ first_name: 'Lea', last_name: 'Stays', timezone: 'UTC' }),
  },
}
