// What a map of sites is drawn on: shapes of states, from near also of counties, that come with the product; no foreign host is asked.
// Source: Cartographic boundaries of the United States Census Bureau by the package us-atlas 3.0.1 (ISC), looked at on 2026-11-27.
import { geoJSON, type Map as LeafletMap } from 'leaflet'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'

const COUNTIES_FROM_ZOOM = 7
const CREDIT = 'U.S. Census Bureau'

/** Styled by the sheet around it, so that both schemes have their colours. */
function draw(map: LeafletMap, atlas: Topology, kind: 'states' | 'counties'): void {
  const shapes = atlas.objects[kind]
  if (!shapes) return
  const layer = geoJSON(feature(atlas, shapes), {
    interactive: false,
    attribution: CREDIT,
    style: { className: `ground-${kind}`, weight: kind === 'states' ? 1.2 : 0.6 },
  })
  layer.addTo(map)
  // Land is filled: borders within it stand above.
  if (kind === 'states') layer.bringToBack()
}

/** Rejects where they cannot be loaded. `isShown`: the map may be gone by then. */
export async function drawGround(map: LeafletMap, isShown: () => boolean): Promise<void> {
  const { default: states } = await import('us-atlas/states-10m.json')
  if (!isShown()) return
  draw(map, states, 'states')
  let asked = false
  const nearer = async (): Promise<void> => {
    if (asked || map.getZoom() < COUNTIES_FROM_ZOOM) return
    asked = true
    // States stay where counties cannot be loaded.
    const counties = await import('us-atlas/counties-10m.json').catch(() => undefined)
    if (counties && isShown()) draw(map, counties.default, 'counties')
  }
  map.on('zoomend', () => void nearer())
  await nearer()
}
