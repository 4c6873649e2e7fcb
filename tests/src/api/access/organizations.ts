// Who may call what of organizations, and what each may do to whose: by hand.
import type { Access, Cast, Thing } from '../harness/access'

/** The one that they all work in but those who are foreign or gone. */
const organization = async ({
  program: { organizationId: id, trainee: own, faculty: part },
}: Cast): Promise<Thing> => ({
  ...{ id, own, part },
})

const face = { name: 'Program', timezone: 'America/Los_Angeles', accent: null }

export const access: Access = {
  roles: `
    changeOrganizationSettings  . . . . x x
    changeOrganizationWords     . . . . x x
    chooseOrganizationOwner     . . . . . x
    cloneOrganization           . . . . . x
    editOrganization            . . . . x x
    foundOrganization           . . . . . x
    getOrganization             . x x x x x
    listOrganizations           . . . . . x
    organizationNames           . . . . . x
  `,
  relations: `
                                own  part colleague coordinator admin former foreign
    changeOrganizationSettings  -    -    -         x           x     .      .
    changeOrganizationWords     -    -    -         x           x     .      .
    chooseOrganizationOwner     -    -    -         -           x     -      -
    cloneOrganization           -    -    -         -           x     -      -
    editOrganization            -    -    -         x           x     .      .
    getOrganization             x    x    x         x           x     .      .
  `,
  things: [[/^\/api\/organizations\/:id/, organization]],
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
    foundOrganization: () => ({ ...face, kind: 'academic' }),
  },
}
