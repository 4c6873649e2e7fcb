// The words of the map of supervision sites, in Spanish.
import type { siteMapMessages } from './site-map.messages'

export const siteMap: typeof siteMapMessages = {
  list: 'Lista',
  cards: 'Tarjetas',
  show: 'Mapa',
  looks: 'Mostrar el directorio como',
  label: 'Mapa de {site+}',
  sites: '{Site+} en el mapa',
  elsewhere: 'Fuera del mapa',
  elsewhere_help: '{Site+} fuera de Estados Unidos, y donde el código postal no tiene un lugar conocido.',
  help: 'Cada marca está en medio de la zona de un código postal; los {site+} del mismo código están alrededor.',
  nothing: 'No hay {site+} que mostrar. Con menos filtros se ven más.',
  more: 'Se muestran %{count} {site+}, por orden de nombre. Con más filtros se ven los demás.',
  ground_failed: 'No se pudo cargar el mapa que va detrás de las marcas.',
  zoom_in: 'Acercar',
  zoom_out: 'Alejar',
  near: 'Distancia',
  near_value: '%{miles} millas alrededor de %{zip}',
  zip: 'Código postal',
  zip_help: 'Cinco cifras, de Estados Unidos.',
  miles: 'Millas alrededor',
  apply: 'Aplicar',
}
