// Keeps whoever was refused as a file, each with the reason: to be corrected elsewhere, and taken from there again.
import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { csvLine } from '@practicum/shared/kernel/csv'
import { useTranslate } from 'react-admin'
import { browser } from '../../providers/browser'
import type { Inviting } from './use-invite-form'

/** By which spreadsheets know that letters of all languages are in it. */
const MARK = '\uFEFF'

export function RefusedFile({ form, refusals }: Pick<Inviting, 'form' | 'refusals'>) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`invitations.invite.file.${key}`)
  const save = (): void => {
    const heading = ['first_name', 'last_name', 'email'].map(name => translate(`invitations.field.${name}`))
    const rows = form.methods
      .getValues('people')
      .filter(({ key }) => refusals.has(key))
      .map(({ key, first_name, last_name, email }) => [
        ...[first_name, last_name, email],
        (refusals.get(key) ?? []).join(' '),
      ])
    const text = [[...heading, words('reason')], ...rows].map(csvLine).join('')
    browser.save(`${words('refused_name')}.csv`, new Blob([MARK, text], { type: 'text/csv' }))
  }
  return (
    <Button startIcon={<Download />} onClick={save}>
      {words('refused')}
    </Button>
  )
}
