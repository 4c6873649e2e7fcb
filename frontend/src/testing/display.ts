// Chooses how a list is shown, as people do: the menu opens, and is closed again.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** `label`: of what is switched on or off. */
export async function display(label: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Display' }))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: label }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}
