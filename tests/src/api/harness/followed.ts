// Waits until whatever follows the log stands at its end: read models and relay, and what reactions have added meanwhile.
import { endOfLog, type TestApp } from './app'
import { eventually } from './eventually'

export async function everythingFollowed({ database }: TestApp): Promise<string> {
  const places = async (): Promise<readonly string[]> => {
    const { rows } = await database.pool.query<{ position: string }>(
      'select distinct position from (select position from read.checkpoint union all select position from bus.relay) as place',
    )
    return [...rows.map(({ position }) => position), await endOfLog(database)]
  }
  const [end = ''] = await eventually(places, ([first, ...others]) => others.every(position => position === first))
  return end
}
