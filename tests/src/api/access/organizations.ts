// Who may call what of organizations, and what each may do to whose: by hand.
import type { Access, Cast, Thing } from '../harness/access'
import { foundOrganization } from '../harness/program'

/** The one that they all work in but those who are foreign or gone. */
const organization = async ({
  program: { organizationId: id, trainee: own, faculty: part },
}: Cast): Promise<Thing> => ({
  ...{ id, own, part },
})

/** One that none of them works in: nobody could go on from it afterwards. */
const anotherOrganization = async ({ app, program: { trainee: own, faculty: part } }: Cast): Promise<Thing> => ({
  ...{ id: await foundOrganization(app), own, part },
})

const face = { name: 'Program', timezone: 'America/Los_Angeles', accent: null }

export const access: Access = {
  roles: `
    archiveOrganization         . . . . . x
    changeOrganizationSettings  . . . . x x
    changeOrganizationWords     . . . . x x
    chooseOrganizationOwner     . . . . . x
    cloneOrganization           . . . . . x
    deleteOrganization          . . . . . x
    editOrganization            . . . . x x
    foundOrganization           . . . . . x
    getOrganization             . x x x x x
    limitOrganizationUsers      . . . . . x
    listOrganizationFigures     . . . . . x
    listOrganizations           . . . . . x
    organizationNames           . . . . . x
    restoreOrganization         . . . . . x
  `,
  relations: `
                                own  part colleague coordinator admin former foreign
    archiveOrganization         -    -    -         -           x     -      -
    changeOrganizationSettings  -    -    -         x           x     .      .
    changeOrganizationWords     -    -    -         x           x     .      .
    chooseOrganizationOwner     -    -    -         -           x     -      -
    cloneOrganization           -    -    -         -           x     -      -
    deleteOrganization          -    -    -         -           r     -      -
    editOrganization            -    -    -         x           x     .      .
    getOrganization             x    x    x         x           x     .      .
    limitOrganizationUsers      -    -    -         -           x     -      -
    restoreOrganization         -    -    -         -           x     -      -
  `,
  things: [
    [/^\/api\/organizations\/:id\/(archive|restore)/, anotherOrganization],
    [/^\/api\/organizations\/:id/, organization],
  ],
  bodies: {
    changeOrganizationSettings: () => ({
      allow_trainee_code_purchase: true,
      require_trainee_insurance: false,
      show_welcome: false,
      enable_stronger_passwords: false,
    }),
    changeOrganizationWords: () => ({ words: { trainee: { one: 'intern', many: 'interns' } } }),
    chooseOrganizationOwner: (_id, { program }) => ({ user_id: program.coordinator.userId }),
    cloneOrganization: () => ({ name: 'Another program' }),
    editOrganization: () => face,
    limitOrganizationUsers: () => ({ user_limit: 500 }),
    foundOrganization: () => ({ ...face, kind: 'academic' }),
  },
}
