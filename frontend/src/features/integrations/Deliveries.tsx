// What an integration was sent and is to be sent, the newest first.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import {
  type IntegrationDelivery,
  type IntegrationView,
  integrationDeliveries,
  sendDeliveryAgain,
} from '@practicum/shared/features/integrations/integrations.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { ReadFrame } from '../../ui/ReadFrame'
import { StatusChip, type Tone, type Weight } from '../../ui/StatusChip'
import { useToldIntent } from '../../ui/use-told-intent'

/** Of what is sent no push tells. */
const LOOK_AGAIN_MS = 5000

const LOOKS: Readonly<Record<IntegrationDelivery['status'], readonly [Tone, Weight]>> = {
  waiting: ['info', 'quiet'],
  sent: ['success', 'done'],
  failed: ['error', 'alert'],
}

interface DeliveriesProps {
  readonly integration: IntegrationView
  /** What has happened, by kind. */
  readonly told: ReadonlyMap<string, string>
}

export function Deliveries({ integration, told }: DeliveriesProps) {
  const translate = useTranslate()
  const { id } = integration
  const read = useRead(integrationDeliveries, { params: { id } }, { everyMs: LOOK_AGAIN_MS })
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <ReadFrame read={read}>
        {({ data }) =>
          data.length === 0 ? (
            <Typography>{translate(`webhooks.deliveries.empty.${integration.status}`)}</Typography>
          ) : (
            <>
              <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
                {translate('webhooks.deliveries.about')}
              </Typography>
              <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {data.map(one => (
                  <DeliveryItem key={one.id} delivery={one} integration={integration} told={told} />
                ))}
              </Stack>
            </>
          )
        }
      </ReadFrame>
    </Paper>
  )
}

function DeliveryItem({ delivery, integration, told }: DeliveriesProps & { delivery: IntegrationDelivery }) {
  const translate = useTranslate()
  const { user } = useMe()
  const { kind, status, queued_at, due_at } = delivery
  const [tone, weight] = LOOKS[status]
  const text = told.get(kind) ?? translate('webhooks.deliveries.test')
  const sendable = status === 'failed' && integration.status === 'active' && !user.is_impersonating
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Box sx={{ flex: '1 1 15rem', minWidth: 0 }}>
        <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
          <Typography>{text}</Typography>
          <StatusChip tone={tone} weight={weight} label={translate(`webhooks.deliveries.status.${status}`)} />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          <InstantText at={queued_at} /> · <Outcome delivery={delivery} />
        </Typography>
        {status === 'waiting' && due_at !== null && (
          <Typography variant="body2" color="textSecondary">
            {translate('webhooks.deliveries.next')} <InstantText at={due_at} />
          </Typography>
        )}
      </Box>
      {sendable && <AgainButton of={integration.id} id={delivery.id} text={text} />}
    </Box>
  )
}

function Outcome({ delivery: { attempts, answer, failure } }: { delivery: IntegrationDelivery }) {
  const translate = useTranslate()
  const words = (key: string, values = {}): string => translate(`webhooks.deliveries.${key}`, values)
  return [
    words('attempts', { smart_count: attempts }),
    ...(answer === null ? [] : [words('answered', { answer })]),
    ...(failure === null ? [] : [words(`failure.${failure}`)]),
  ].join(' · ')
}

function AgainButton({ of, id, text }: { of: string; id: string; text: string }) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(sendDeliveryAgain)
  const again = () => run({ params: { id: of, delivery_id: id } }, () => ['webhooks.deliveries.again_done'])
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={running}
      aria-label={translate('webhooks.deliveries.again_named', { kind: text })}
      onClick={() => void again()}
    >
      {translate('webhooks.deliveries.again')}
    </Button>
  )
}
