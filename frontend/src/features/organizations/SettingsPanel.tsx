// What an organization has decided, in words, and where it is decided otherwise.
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { OrganizationDetails } from '@practicum/shared/features/organizations/organizations.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { FactList } from '../../ui/Facts'
import { IntentButton } from './IntentButton'
import { ORGANIZATION_SETTINGS } from './organization-settings'
import { SettingsDialog } from './SettingsDialog'
import { UserLimitDialog } from './UserLimitDialog'

export function SettingsPanel({ organization }: { organization: OrganizationDetails }) {
  const translate = useTranslate()
  const { cared_for, organization_settings: settings, places } = organization
  const isAdmin = useMe().role === 'admin'
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <FactList
        columns="minmax(0, 420px) 1fr"
        facts={[
          ...ORGANIZATION_SETTINGS.map(setting => ({
            label: translate(`institution.setting.${setting}`),
            value: translate(`institution.setting.${settings[setting] ? 'yes' : 'no'}`),
          })),
          ...(places
            ? [{ label: translate('institution.limit.places'), value: translate('institution.limit.of', places) }]
            : []),
        ]}
      />
      {cared_for && (
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <IntentButton intent="settings" dialog={SettingsDialog} organization={organization} />
          {isAdmin && <IntentButton intent="limit" dialog={UserLimitDialog} organization={organization} />}
        </Box>
      )}
    </Paper>
  )
}
