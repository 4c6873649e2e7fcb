// The directory as a map, with the same sites as words beside it; what has no place stands beneath.
import 'leaflet/dist/leaflet.css'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { alpha, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { AnswerOf, QueryOf } from '@practicum/shared/contract/row'
import { listSitePlaces, PLACES_TOLD, siteMapTiles } from '@practicum/shared/features/supervision-sites/asking.contract'
import { useCallback, useRef } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { useRead } from '../../providers/use-query'
import { EmptyState, ListFailed, ListSkeleton, RowsOrOld } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { SiteStatusChip } from './SiteStatusChip'
import type { PlacedSite } from './site-marks'
import { type Tiles, useLeaflet } from './use-leaflet'

type Places = AnswerOf<typeof listSitePlaces>
type Query = QueryOf<typeof listSitePlaces>

/** Of the list around; what is no text is sent as one. */
function useQuery(): Query {
  const { q, ...filter } = useListContext().filterValues as Readonly<Record<string, unknown>>
  const sent = Object.entries(filter).map(([key, value]) => [key, typeof value === 'boolean' ? String(value) : value])
  return { ...Object.fromEntries(sent), ...(typeof q === 'string' && q !== '' && { search: q }) }
}

export default function SiteMap() {
  const read = useRead(listSitePlaces, { query: useQuery() }, { keepPrevious: true })
  const tiles = useRead(siteMapTiles, {})
  if (read.error || tiles.error) {
    return (
      <ListFailed
        onRetry={() => {
          void read.refetch()
          void tiles.refetch()
        }}
      />
    )
  }
  if (!read.data || !tiles.data) return <ListSkeleton />
  return (
    <RowsOrOld old={read.isPlaceholderData}>
      <MapAndList places={read.data} tiles={tiles.data.tiles} />
    </RowsOrOld>
  )
}

function MapAndList({ places: { data, elsewhere, more }, tiles }: { places: Places; tiles: Tiles | null }) {
  const translate = useTranslate()
  const words = (key: string, args?: object): string => translate(`sites.map.${key}`, args)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {more && <Alert severity="info">{words('more', { count: PLACES_TOLD.toLocaleString() })}</Alert>}
      {data.length + elsewhere.length === 0 && <EmptyState text={words('nothing')} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' } }}>
        <Marks sites={data} tiles={tiles} />
        {data.length > 0 && <Named title={words('sites')} help={words('help')} sites={data} scrolled />}
      </Box>
      {elsewhere.length > 0 && <Named title={words('elsewhere')} help={words('elsewhere_help')} sites={elsewhere} />}
    </Box>
  )
}

function Marks({ sites, tiles }: { sites: readonly PlacedSite[]; tiles: Tiles | null }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const element = useRef<HTMLDivElement>(null)
  const wordsOf = ({ name, city, status }: PlacedSite): string =>
    [name, city, translate(`sites.status.${status}`)].filter(Boolean).join(', ')
  const about = useCallback(
    (site: PlacedSite) => popupOf(site, translate(`sites.status.${site.status}`), navigate),
    [translate, navigate],
  )
  const words = { zoomIn: translate('sites.map.zoom_in'), zoomOut: translate('sites.map.zoom_out'), wordsOf }
  const { groundFailed } = useLeaflet(element, { sites, tiles, words, about })
  return (
    <Box>
      <Paper ref={element} variant="outlined" role="region" aria-label={translate('sites.map.label')} sx={MAP} />
      {groundFailed && <Alert severity="warning">{translate('sites.map.ground_failed')}</Alert>}
    </Box>
  )
}

/** The page is left as by every other link, without being loaded anew. */
function popupOf({ id, name, city }: PlacedSite, status: string, navigate: (to: string) => unknown): HTMLElement {
  const box = document.createElement('div')
  const link = document.createElement('a')
  link.href = `/supervisionsites/${id}`
  link.textContent = name
  link.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigate(`/supervisionsites/${id}`)
  })
  const more = document.createElement('div')
  more.textContent = [city, status].filter(Boolean).join(' · ')
  box.append(link, more)
  return box
}

interface NamedProps {
  readonly title: string
  readonly help: string
  readonly sites: Places['elsewhere']
  readonly scrolled?: boolean
}

function Named({ title, help, sites, scrolled = false }: NamedProps) {
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ p: 2 }}>
      <Typography component="h2" variant="subtitle1">
        {title} ({sites.length})
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {help}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, ...(scrolled && SCROLLED) }}>
        {sites.map(({ id, name, city, status }) => (
          <Box component="li" key={id} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
            <RowLink to={`/supervisionsites/${id}`}>{name}</RowLink>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
              <Typography variant="body2" color="textSecondary">
                {city}
              </Typography>
              <SiteStatusChip status={status} />
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}

const SCROLLED = { maxHeight: { md: 440 }, overflowY: { md: 'auto' } } as const

const MAP = ({ palette }: Theme) => ({
  height: { xs: 360, md: 560 },
  overflow: 'hidden',
  isolation: 'isolate',
  '&.leaflet-container': { bgcolor: alpha(palette.primary.main, 0.12), font: 'inherit' },
  '& .ground-states': { fill: palette.background.paper, stroke: palette.text.secondary, fillOpacity: 1 },
  '& .ground-counties': { fill: 'none', stroke: palette.text.disabled, strokeOpacity: 0.6 },
  '& .site-mark': {
    color: 'error.main',
    '&:focus-visible': { outline: '3px solid', outlineColor: palette.primary.main, borderRadius: '50%' },
  },
  '& .site-approved': { color: 'success.main' },
  '& .site-pending, & .site-on_hold': { color: 'warning.main' },
  '& .leaflet-popup-content-wrapper, & .leaflet-popup-tip': { bgcolor: 'background.paper', color: 'text.primary' },
  '& .leaflet-popup-content a': { color: 'primary.main', fontWeight: 600 },
  '& .leaflet-bar a': { bgcolor: 'background.paper', color: 'text.primary' },
  '& .leaflet-control-attribution': { bgcolor: 'background.paper', color: 'text.secondary', fontSize: '0.75rem' },
})
