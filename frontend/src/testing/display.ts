// Chooses how a list is shown, as people do: the menu opens, and is closed again.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Switches `label` on or off, which it was not before. */
export async function display(label: string, on: boolean): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Display' }))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: label, checked: !on }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}
