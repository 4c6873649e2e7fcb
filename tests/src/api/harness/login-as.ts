// An admin who acts as somebody, by the command that people give.
import { startLoginAs } from '@practicum/shared/features/login-as/login-as.contract'
import type { TestApp } from './app'
import type { Browser } from './browser'
import { type Member, PASSWORD } from './program'

export const REASON = 'Cannot find the form'

/** In a browser of its own. */
export async function loggedInAs(
  app: Pick<TestApp, 'visitor'>,
  admin: Pick<Member, 'email'>,
  { userId: id }: Pick<Member, 'userId'>,
  return_to?: string,
): Promise<Browser> {
  const acting = await app.visitor().signIn(admin.email, PASSWORD)
  const body = { reason: REASON, password: PASSWORD as never, ...(return_to === undefined ? {} : { return_to }) }
  const started = await acting.do(startLoginAs, { params: { id }, body })
  if (started.status !== 200) throw new Error(`login-as: ${started.status} ${JSON.stringify(started.body)}`)
  acting.csrf = started.body.csrf_token
  return acting
}
