// The integrations of an organization, on its page.
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import {
  type IntegrationView,
  integrationsOfOrganization,
} from '@practicum/shared/features/integrations/integrations.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { RowLink } from '../../ui/list/RowLink'
import { ReadFrame } from '../../ui/ReadFrame'
import { ShownOnce } from '../../ui/ShownOnce'
import { IntegrationFormDialog, type OfferedKind } from './IntegrationFormDialog'
import { IntegrationStatusChip } from './IntegrationStatusChip'
import { integrationScreenMessages } from './integration-screens.messages'

interface IntegrationsPanelProps {
  readonly organizationId: string
}

export default function IntegrationsPanel(props: IntegrationsPanelProps) {
  return (
    <ScreenWords name="webhooks" english={integrationScreenMessages}>
      <Shown {...props} />
    </ScreenWords>
  )
}

function Shown({ organizationId }: IntegrationsPanelProps) {
  const translate = useTranslate()
  const read = useRead(integrationsOfOrganization, { query: { organization_id: organizationId } })
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        {translate('webhooks.about')}
      </Typography>
      <ReadFrame read={read}>
        {({ data, kinds }) => (
          <>
            <Integrations integrations={data} kinds={kinds} />
            <AddButton organizationId={organizationId} kinds={kinds} />
          </>
        )}
      </ReadFrame>
    </Paper>
  )
}

function Integrations({
  integrations: all,
  kinds,
}: {
  integrations: readonly IntegrationView[]
  kinds: readonly OfferedKind[]
}) {
  const translate = useTranslate()
  if (all.length === 0) return <Typography>{translate('webhooks.empty')}</Typography>
  const told = new Map(kinds.map(({ kind, text }) => [kind, text]))
  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {all.map(one => (
        <Box component="li" key={one.id}>
          <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
            <RowLink to={`/organization/integrations/${one.id}`}>{one.name}</RowLink>
            <IntegrationStatusChip integration={one} />
          </Stack>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {one.address}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {one.hears.map(kind => told.get(kind) ?? kind).join(' · ')}
          </Typography>
        </Box>
      ))}
    </Stack>
  )
}

interface AddButtonProps extends IntegrationsPanelProps {
  readonly kinds: readonly OfferedKind[]
}

function AddButton({ organizationId, kinds }: AddButtonProps) {
  const translate = useTranslate()
  const { user } = useMe()
  const [open, setOpen] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Add />}
        disabled={user.is_impersonating}
        onClick={() => setOpen(true)}
        sx={{ mt: 2 }}
      >
        {translate('webhooks.add')}
      </Button>
      {open && (
        <IntegrationFormDialog {...{ organizationId, kinds }} onMade={setSecret} onClose={() => setOpen(false)} />
      )}
      {secret !== undefined && (
        <ShownOnce secret={secret} words="webhooks.secret" more="check" onClose={() => setSecret(undefined)} />
      )}
    </>
  )
}
