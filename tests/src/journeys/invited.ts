// Somebody who is invited, as the screens' counterparts see it: asked in by a coordinator, and their link as it was mailed.
import { enter, made } from './people'
import type { Stage } from './stage'

export async function invite(stage: Stage, email: string, role: string): Promise<void> {
  const { page } = await stage.signedIn('coordinator')
  await made(page, '/api/invites', { email, first_name: 'Nadia', last_name: 'Okoye', role })
}

/** As whoever runs an installation without a mail server reads it. */
export async function linkTo(stage: Stage, email: string): Promise<string> {
  const { page } = await stage.visitor()
  await enter(page, 'admin')
  const { request } = page.context()
  for (;;) {
    const { data } = await (await request.get(`/api/mails?page=1&search=${encodeURIComponent(email)}`)).json()
    const [mail] = data
    if (mail) {
      const { pathname, search } = new URL((await (await request.get(`/api/mails/${mail.id}`)).json()).action.link)
      return `${pathname}${search}`
    }
    await page.waitForTimeout(100)
  }
}
