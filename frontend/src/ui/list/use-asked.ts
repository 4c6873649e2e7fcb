// What a list is asked for, as one value to be compared.
import { useListContext } from 'react-admin'

export function useAsked(): string {
  const { page, perPage, sort, filterValues } = useListContext()
  return JSON.stringify([page, perPage, sort, filterValues])
}
