// Waits for the rows of a list as people do: none of another filter or order stands in their place any more.
import { waitFor } from '@testing-library/react'

export const rowsStand = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
