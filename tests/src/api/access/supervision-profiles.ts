// Who may call what of supervision profiles, and what each may do to whose: by hand.
import type { Access, Cast, Thing } from '../harness/access'

/** Of a supervisor, in whose organization others are. */
const profile = async ({ program: { supervisor: own, trainee: part } }: Cast): Promise<Thing> => ({
  ...{ id: own.userId, own, part },
})

export const access: Access = {
  roles: `
    changeSupervisionProfile        . . x x . .
    dismissSupervisorProfilePrompt  . . x x . .
    getSupervisionProfile           . x x x x .
    listSupervisorLicenses          . x x x x .
    ownSupervisionProfile           . . x x . .
  `,
  relations: `
                            own  part colleague coordinator admin former foreign
    getSupervisionProfile   x    x    x         x           -     .      .
    listSupervisorLicenses  x    x    x         x           -     .      .
  `,
  things: [[/^\/api\/users\/:id\/supervision-profile/, profile]],
  bodies: {
    changeSupervisionProfile: () => ({ bio: 'I supervise groups.' }),
  },
}
