// Shows the directory as a list or as a map; the address says which, with all that it is narrowed to.
import MapOutlined from '@mui/icons-material/MapOutlined'
import ViewList from '@mui/icons-material/ViewListOutlined'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'react-admin'
import { useListLook } from '../../ui/list/look'

export function LookSwitch() {
  const translate = useTranslate()
  const [look, show] = useListLook()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={translate('sites.map.looks')}
      value={look === 'map' ? 'map' : 'list'}
      onChange={(_event, chosen: 'list' | 'map' | null) => chosen && show(chosen === 'map' ? 'map' : undefined)}
    >
      <ToggleButton value="list" sx={BUTTON}>
        <ViewList fontSize="small" />
        {translate('sites.map.list')}
      </ToggleButton>
      <ToggleButton value="map" sx={BUTTON}>
        <MapOutlined fontSize="small" />
        {translate('sites.map.show')}
      </ToggleButton>
    </ToggleButtonGroup>
  )
}

const BUTTON = { gap: 0.75, px: 1.5, textTransform: 'none' } as const
