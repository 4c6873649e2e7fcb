// Who may call what of access tokens, and what each may do to whose: by hand.
import { makeApiToken } from '@practicum/shared/features/api-tokens/api-tokens.contract'
import type { Access, Cast, Thing } from '../harness/access'
import { PASSWORD } from '../harness/program'

/** A token of a supervisor's own: no admin and no coordinator has a part in it. */
async function token({ program: { supervisor: own, faculty: part } }: Cast): Promise<Thing> {
  const body = {
    name: 'Asked about',
    of: 'person' as const,
    scopes: ['tasks:read'],
    days: 1,
    password: PASSWORD as never,
  }
  const made = await own.browser.do(makeApiToken, { body })
  return { id: made.body.id, own, part }
}

export const access: Access = {
  roles: `
    apiTokens       . x x x x x
    makeApiToken    . x x x x x
    revokeApiToken  . x x x x x
  `,
  relations: `
                    own  part colleague coordinator admin former foreign
    revokeApiToken  x    .    .         .           .     .      .
  `,
  things: [[/^\/api\/api-tokens\/:id/, token]],
}
