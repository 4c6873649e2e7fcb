// What the events of logged days and their calls are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  PlacementDayLogged: 'Día de práctica registrado',
  PlacementDayTimeChanged: 'Tiempo de un día de práctica modificado',
  PlacementDayNoted: 'Nota de un día de práctica modificada',
  PlacementDayRemoved: 'Día de práctica quitado',
  placementLogs: 'Ver los días de una práctica',
  logPlacementDay: 'Registrar un día de práctica',
  changePlacementLog: 'Modificar un día de práctica',
  removePlacementLog: 'Quitar un día de práctica',
}
