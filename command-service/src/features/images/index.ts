// What images do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { imageDemonstration } from './images.demonstration'
import { isImageNeeded } from './images.keeping'
import { imageReactions } from './images.reactions'
import { imageRoutes } from './images.routes'

export const images: CommandFeature = {
  name: 'images',
  routes: imageRoutes,
  reactions: ({ services }) => imageReactions(services),
  keeps: isImageNeeded,
  demonstration: imageDemonstration,
}
