// Where a link leads, and where its code is typed: both can be said to somebody on the phone.
import type { InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'

export function linkAddress({ id, code }: Pick<InviteLinkView, 'id' | 'code'>): string | undefined {
  if (code === null) return undefined
  const url = new URL(`/register/invite-link/${id}`, window.location.origin)
  url.searchParams.set('code', code)
  return url.href
}

export const codePage = (): string => `${window.location.host}/register`
