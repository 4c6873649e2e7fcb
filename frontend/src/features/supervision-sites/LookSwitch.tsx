// Shows the directory as a list, as cards or as a map; the address says which, with all that it is narrowed to.
import GridView from '@mui/icons-material/GridViewOutlined'
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
      value={look === 'map' || look === 'cards' ? look : LIST}
      onChange={(_event, chosen: Shown | null) => chosen && show(chosen === LIST ? undefined : chosen)}
    >
      <ToggleButton value={LIST} sx={BUTTON}>
        <ViewList fontSize="small" />
        {translate('sites.map.list')}
      </ToggleButton>
      <ToggleButton value="cards" sx={BUTTON}>
        <GridView fontSize="small" />
        {translate('sites.map.cards')}
      </ToggleButton>
      <ToggleButton value="map" sx={BUTTON}>
        <MapOutlined fontSize="small" />
        {translate('sites.map.show')}
      </ToggleButton>
    </ToggleButtonGroup>
  )
}

/** As the address says nothing; on a phone its rows are cards by themselves. */
const LIST = 'list'
type Shown = typeof LIST | 'cards' | 'map'

const BUTTON = { gap: 0.75, px: 1.5, textTransform: 'none' } as const
