// How an integration stands: one that paused itself asks to be looked at.
import type { IntegrationView } from '@practicum/shared/features/integrations/integrations.contract'
import { useTranslate } from 'react-admin'
import { StatusChip } from '../../ui/StatusChip'

export function IntegrationStatusChip({ integration }: { integration: IntegrationView }) {
  const translate = useTranslate()
  const { status, paused_because } = integration
  const label = translate(`webhooks.status.${status}`)
  if (status === 'active') return <StatusChip tone="success" label={label} />
  return paused_because === 'asked' ? (
    <StatusChip tone="default" label={label} />
  ) : (
    <StatusChip tone="warning" weight="alert" label={label} />
  )
}
