// Who may call what of mails, and what each may do to whose thing: by hand.
import { systemContext } from '@practicum/command-service/execution/context'
import { listMails, type MailView } from '@practicum/shared/features/mails/mails.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { Access, Cast, Thing } from '../harness/access'
import { eventually } from '../harness/eventually'

/** Kept here, as no mail server is set up. */
async function mail({ app, program: { trainee: own, faculty: part } }: Cast): Promise<Thing> {
  const cause = newId()
  const written = { kind: 'user.sign_in_locked', userId: own.userId, cause }
  await app.practicum.services.mail.put(written, systemContext(cause, new Date()))
  const { items } = await eventually(
    () => own.browser.list<MailView>(listMails),
    ({ items: [newest] }) => newest?.status === 'kept',
  )
  return { id: items[0]?.id ?? '', own, part }
}

export const access: Access = {
  roles: `
    getMail        . x x x x x
    listMails      . x x x x x
    mailTemplates  . . . . . x
    sendMailAgain  . . . . . x
    waitingMails   . . . . . x
  `,
  relations: `
                   own  part colleague coordinator admin former foreign
    getMail        x    .    .         .           x     .      .
    sendMailAgain  -    -    -         -           r     -      -
  `,
  ofNobody: {
    mailTemplates: 'an organization, in whose name an admin is shown them: all are theirs to see',
  },
  things: [[/^\/api\/mails\/:id/, mail]],
}
