// What is done with an integration: tried, paused, resumed, given another secret, and deleted after it was said what follows.
import Button from '@mui/material/Button'
import {
  deleteIntegration,
  type IntegrationView,
  pauseIntegration,
  renewIntegrationSecret,
  resumeIntegration,
  testIntegration,
} from '@practicum/shared/features/integrations/integrations.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { useMe } from '../../providers/me'
import { AskedButton } from '../../ui/AskedButton'
import { useToldIntent } from '../../ui/use-told-intent'
import { IntegrationFormDialog, type OfferedKind } from './IntegrationFormDialog'

interface ButtonProps {
  readonly integration: IntegrationView
}

export interface IntegrationButtonsProps extends ButtonProps {
  readonly kinds: readonly OfferedKind[]
  readonly onSecret: (secret: string) => void
  /** Where one is led when it is gone. */
  readonly back: string
}

/** Whoever acts as somebody changes nothing. */
export function IntegrationButtons({ integration, kinds, onSecret, back }: IntegrationButtonsProps) {
  const { user } = useMe()
  if (user.is_impersonating) return null
  return (
    <>
      <DeleteButton integration={integration} back={back} />
      <RenewButton integration={integration} onSecret={onSecret} />
      {integration.status === 'active' && <PauseButton integration={integration} />}
      <EditButton integration={integration} kinds={kinds} />
      {integration.status === 'active' ? (
        <TestButton integration={integration} />
      ) : (
        <ResumeButton integration={integration} />
      )}
    </>
  )
}

function EditButton({ integration, kinds }: Pick<IntegrationButtonsProps, 'integration' | 'kinds'>) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const { organization_id: organizationId } = integration
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('webhooks.edit')}
      </Button>
      {open && <IntegrationFormDialog {...{ integration, organizationId, kinds }} onClose={() => setOpen(false)} />}
    </>
  )
}

function TestButton({ integration: { id } }: ButtonProps) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(testIntegration)
  return (
    <Button
      variant="contained"
      disabled={running}
      onClick={() => void run({ params: { id } }, () => ['webhooks.test.done'])}
    >
      {translate('webhooks.test.button')}
    </Button>
  )
}

function ResumeButton({ integration: { id } }: ButtonProps) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(resumeIntegration)
  return (
    <Button
      variant="contained"
      disabled={running}
      onClick={() => void run({ params: { id } }, () => ['webhooks.resume.done'])}
    >
      {translate('webhooks.resume.button')}
    </Button>
  )
}

function useQuestion(of: 'pause' | 'renew' | 'remove', { name }: IntegrationView) {
  const translate = useTranslate()
  return {
    title: translate(`webhooks.${of}.title`),
    consequence: translate(`webhooks.${of}.consequence`, { name }),
    confirm: translate(`webhooks.${of}.button`),
  }
}

function PauseButton({ integration }: ButtonProps) {
  const options = { params: { id: integration.id } }
  const question = useQuestion('pause', integration)
  return <AskedButton row={pauseIntegration} {...{ options, ...question }} done={() => ['webhooks.pause.done']} />
}

function RenewButton({ integration, onSecret }: Pick<IntegrationButtonsProps, 'integration' | 'onSecret'>) {
  const question = useQuestion('renew', integration)
  return (
    <AskedButton
      row={renewIntegrationSecret}
      options={{ params: { id: integration.id } }}
      {...question}
      done={({ secret }) => {
        onSecret(secret)
        return ['webhooks.renew.done']
      }}
    />
  )
}

function DeleteButton({ integration, back }: Pick<IntegrationButtonsProps, 'integration' | 'back'>) {
  const navigate = useNavigate()
  const question = useQuestion('remove', integration)
  return (
    <AskedButton
      row={deleteIntegration}
      options={{ params: { id: integration.id } }}
      {...question}
      danger
      color="error"
      done={() => {
        navigate(back)
        return ['webhooks.remove.done']
      }}
    />
  )
}
