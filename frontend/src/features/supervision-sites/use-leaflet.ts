// A map of Leaflet in an element: made once, its marks anew with every answer.
import { control, type Map as LeafletMap, layerGroup, map as mapIn, tileLayer } from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { drawGround } from './map-ground'
import { boundsOf, marksOf, type PlacedSite } from './site-marks'

const CLOSEST = 12
const FARTHEST = 3

export interface MapWords {
  readonly zoomIn: string
  readonly zoomOut: string
  readonly wordsOf: (site: PlacedSite) => string
}

export interface Tiles {
  readonly url: string
  readonly attribution: string
}

interface MapContent {
  readonly sites: readonly PlacedSite[]
  readonly tiles: Tiles | null
  readonly words: MapWords
  /** What stands in the popup of a mark. */
  readonly about: (site: PlacedSite) => HTMLElement
}

export function useLeaflet(element: RefObject<HTMLElement | null>, { sites, tiles, words, about }: MapContent) {
  const [map, setMap] = useState<LeafletMap>()
  const [groundFailed, setGroundFailed] = useState(false)
  const latest = useRef({ words, about })
  latest.current = { words, about }
  useEffect(() => {
    if (!element.current) return undefined
    const made = begin(element.current, latest.current.words)
    let shown = true
    if (tiles) tileLayer(tiles.url, { attribution: escaped(tiles.attribution), maxZoom: CLOSEST }).addTo(made)
    else drawGround(made, () => shown).catch(() => setGroundFailed(true))
    setMap(made)
    return () => {
      shown = false
      made.remove()
    }
  }, [element, tiles])
  useEffect(() => {
    if (!map) return undefined
    const group = layerGroup()
    for (const [site, mark] of marksOf(sites, site => latest.current.words.wordsOf(site)))
      mark.bindPopup(() => latest.current.about(site), { closeButton: false }).addTo(group)
    group.addTo(map)
    map.fitBounds(boundsOf(sites), { maxZoom: 9, padding: [32, 32], animate: false })
    return () => void group.remove()
  }, [map, sites])
  return { groundFailed }
}

function begin(element: HTMLElement, { zoomIn, zoomOut }: MapWords): LeafletMap {
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  const made = mapIn(element, {
    zoomControl: false,
    minZoom: FARTHEST,
    maxZoom: CLOSEST,
    ...(still && { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false }),
  })
  made.attributionControl.setPrefix(false)
  control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(made)
  return made.fitBounds(boundsOf([]), { animate: false })
}

/** Leaflet takes it as markup. */
function escaped(text: string): string {
  const element = document.createElement('span')
  element.textContent = text
  return element.innerHTML
}
