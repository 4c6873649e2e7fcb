// The tags that sites can carry, as lists and forms offer them.
import { listSiteTags } from '@practicum/shared/features/supervision-sites/site-tags.contract'
import type { SiteTagView } from '@practicum/shared/features/supervision-sites/site-tags.view'
import { useRead } from '../../providers/use-query'

export function useSiteTags(enabled = true) {
  const read = useRead(listSiteTags, {}, { enabled })
  const tags: readonly SiteTagView[] = read.data?.data ?? []
  return { read, tags }
}
