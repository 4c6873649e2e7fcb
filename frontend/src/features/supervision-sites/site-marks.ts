// Marks of sites on a map: each by itself, also where several are in the area of one postal code, each with its name for who hears it.
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { listSitePlaces } from '@practicum/shared/features/supervision-sites/asking.contract'
import { divIcon, type LatLngBounds, latLngBounds, type Marker, marker } from 'leaflet'

export type PlacedSite = AnswerOf<typeof listSitePlaces>['data'][number]

const SIZE = 28
/** In pixels, at every zoom. */
const SPREAD = 24
const MARK = `<svg viewBox="0 0 24 24" width="${SIZE}" height="${SIZE}" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="9" fill="currentColor" stroke="#fff" stroke-width="2.5"/></svg>`

/** How far from its place it is drawn: alone on it, others in rings around it. */
export function offsetOf(index: number, count: number): readonly [number, number] {
  if (count === 1) return [0, 0]
  const ring = Math.max(1, (count * SPREAD * 1.3) / (2 * Math.PI * SPREAD))
  const angle = (2 * Math.PI * index) / count
  return [Math.round(Math.cos(angle) * SPREAD * ring), Math.round(Math.sin(angle) * SPREAD * ring)]
}

/** `wordsOf`: what it is called, and how it stands. */
export function marksOf(
  sites: readonly PlacedSite[],
  wordsOf: (site: PlacedSite) => string,
): readonly (readonly [PlacedSite, Marker])[] {
  const places = new Map<string, readonly PlacedSite[]>()
  for (const site of sites) {
    const place = `${site.latitude} ${site.longitude}`
    places.set(place, [...(places.get(place) ?? []), site])
  }
  return [...places.values()].flatMap(together =>
    together.map((site, index) => {
      const [right, down] = offsetOf(index, together.length)
      const icon = divIcon({
        className: `site-mark site-${site.status}`,
        html: MARK,
        iconSize: [SIZE, SIZE],
        iconAnchor: [SIZE / 2 - right, SIZE / 2 - down],
        popupAnchor: [right, down - SIZE / 2],
      })
      const mark = marker([site.latitude, site.longitude], { icon, keyboard: true, title: site.name })
      mark.on('add', () => mark.getElement()?.setAttribute('aria-label', wordsOf(site)))
      return [site, mark] as const
    }),
  )
}

/** Where there are none: the mainland of the United States. */
export const boundsOf = (sites: readonly PlacedSite[]): LatLngBounds =>
  sites.length === 0
    ? latLngBounds([24, -125], [50, -66])
    : latLngBounds(sites.map(({ latitude, longitude }) => [latitude, longitude]))
