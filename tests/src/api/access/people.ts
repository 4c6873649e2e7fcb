// Who may call what of people, and what each may do to whose thing: by hand.
import type { Access, Cast, Thing } from '../harness/access'
import { enrol } from '../harness/program'

export const person = async ({ program: { trainee: own, faculty: part } }: Cast): Promise<Thing> => ({
  id: own.userId,
  own,
  part,
})
const position = async (cast: Cast): Promise<Thing> => ({
  ...(await person(cast)),
  id: cast.program.trainee.positionId,
})

/** Whose erasure nobody has asked for. */
export async function leaving({ app, program }: Cast): Promise<Thing> {
  const own = await enrol(app, { role: 'trainee', organizationId: program.organizationId, name: 'Lea Ving' })
  return { id: own.userId, own, part: program.faculty }
}

export const access: Access = {
  roles: `
    acceptTermsAndPrivacy  . x x x x x
    availableGroups   . x x x x x
    availableUsers    . x x x x x
    changeContact     . x x x x x
    chooseLanguage    . x x x x x
    chooseTimeZone    . x x x x x
    getPerson         . x x x x x
    ownContact        . x x x x x
    peopleByStanding  . . . . x .
    switchPosition    . x x x x x
  `,
  relations: `
                    own  part colleague coordinator admin former foreign
    getPerson       x    x    x         x           x     .      .
    switchPosition  x    .    .         .           .     .      .
  `,
  ofNobody: {
    availableUsers: 'people whom the caller may pick; who they are is asked about in visibility-lists.spec.ts',
  },
  things: [
    [/^\/api\/people\/:id/, person],
    [/^\/api\/users\/current_position\/:id/, position],
  ],
}
