// What the events of supervision sites are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  SiteListed: 'Centro registrado',
  SiteAdded: 'Centro añadido',
  SiteEdited: 'Centro modificado',
  SiteApproved: 'Centro aprobado',
  SiteRejected: 'Centro rechazado',
  SiteHeld: 'Centro en pausa',
  SiteClosed: 'Centro cerrado',
  SiteReopened: 'Centro reabierto',
  SitePublished: 'Centro publicado',
  SiteUnpublished: 'Centro retirado de la publicación',
  SiteExpirySet: 'Vencimiento del centro fijado',
  SiteSupervisorAdded: 'Supervisión del centro añadida',
  SiteSupervisorRemoved: 'Supervisión del centro quitada',
  SitePlacementBegun: 'Primera práctica en el centro',
  SiteDeleted: 'Centro eliminado',
  SiteNameClaimed: 'Nombre de centro reservado',
  SiteNameReleased: 'Nombre de centro liberado',
}
