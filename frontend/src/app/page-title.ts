// The title of the browser's tab: the organization's name, then the product's.
import { useEffect } from 'react'

export const PRODUCT = 'Practicum'

export const pageTitle = (organization: string): string => `${organization} · ${PRODUCT}`

export function usePageTitle(organization: string): void {
  useEffect(() => {
    document.title = pageTitle(organization)
  }, [organization])
}
