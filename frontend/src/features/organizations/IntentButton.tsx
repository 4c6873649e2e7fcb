// One thing to be done with an organization, in a dialog of its own.
import Button from '@mui/material/Button'
import type { OrganizationDetails } from '@practicum/shared/features/organizations/organizations.contract'
import { type ComponentType, useState } from 'react'
import { useTranslate } from 'react-admin'

export interface OrganizationDialogProps {
  readonly organization: OrganizationDetails
  readonly onClose: () => void
}

interface IntentButtonProps {
  /** Its words stand under this name. */
  readonly intent: string
  readonly dialog: ComponentType<OrganizationDialogProps>
  readonly organization: OrganizationDetails
}

export function IntentButton({ intent, dialog: Dialog, organization }: IntentButtonProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate(`institution.${intent}.button`)}
      </Button>
      {open && <Dialog organization={organization} onClose={() => setOpen(false)} />}
    </>
  )
}
