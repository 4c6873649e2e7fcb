// What becomes of the bytes of an image that another one has replaced.
import type { CommandServices } from '../../execution/ports'
import type { Reaction } from '../../reactions/reaction'

export const imageReactions = ({ objects }: Pick<CommandServices, 'objects'>): readonly Reaction[] => [
  {
    name: 'delete-replaced-image',
    on: ['ProfileImageChanged', 'OrganizationLogoChanged'],
    async handle({ data }) {
      const { replaced } = data as { readonly replaced: string | null }
      if (replaced !== null) await objects.remove(replaced)
    },
  },
]
