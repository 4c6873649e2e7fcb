// What notifications do on every page beside the bell.
import { Arrivals } from './Arrivals'
import { ReadVisited } from './ReadVisited'

export function Everywhere() {
  return (
    <>
      <ReadVisited />
      <Arrivals />
    </>
  )
}
