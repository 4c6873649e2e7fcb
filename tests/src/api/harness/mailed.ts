// The mails to an address, as an admin reads them here.
import { getMail, listMails, type MailDetails, type MailView } from '@practicum/shared/features/mails/mails.contract'
import { eventually } from './eventually'
import type { Member } from './program'

/** Once there are so many, newest first. */
export async function mailsTo(
  { browser }: Pick<Member, 'browser'>,
  email: string,
  count = 1,
): Promise<readonly MailDetails[]> {
  const { items } = await eventually(
    () => browser.list<MailView>(listMails, { search: email }),
    ({ items: found }) => found.length >= count && found.every(({ status }) => status === 'kept'),
  )
  return Promise.all(items.map(async ({ id }) => (await browser.get(getMail, { params: { id } })).body))
}

/** That its button carries. */
export const codeIn = (mail: MailDetails | undefined): string =>
  new URL(mail?.action?.link ?? 'http://none').searchParams.get('code') ?? ''
