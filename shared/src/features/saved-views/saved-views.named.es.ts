// What the events and calls of saved views are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  ViewSaved: 'Vista guardada',
  ViewChanged: 'Vista modificada',
  ViewDeleted: 'Vista eliminada',
  DefaultViewChosen: 'Vista inicial elegida',
  DefaultViewCleared: 'Vista inicial anulada',
  ViewKept: 'Vista contada',
  ViewGivenUp: 'Vista descontada',
  viewsOfList: 'Vistas de una lista',
  saveView: 'Guardar vista',
  changeView: 'Modificar vista',
  deleteView: 'Eliminar vista',
  chooseDefaultView: 'Elegir vista inicial',
}
