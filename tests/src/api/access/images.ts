// Who may call what of images, and what each may do to whose: by hand.
import { removeOrganizationLogo, showProfileImage } from '@practicum/shared/features/images/images.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { Access, Cast, Thing } from '../harness/access'
import { ownImage } from '../harness/images'

/** Of a trainee. */
const image = async ({ program: { trainee: own, faculty: part } }: Cast): Promise<Thing> => ({
  ...{ id: await ownImage(own), own, part },
})

const organization = async ({
  program: { organizationId: id, trainee: own, faculty: part },
}: Cast): Promise<Thing> => ({ id, own, part })

export const access: Access = {
  roles: `
    dismissProfileImagePrompt  . x x x x x
    removeOrganizationLogo     . . . . x x
    removeProfileImage         . x x x x x
    setOrganizationLogo        . . . . x x
    setProfileImage            . x x x x x
    showLogo                   x x x x x x
    showProfileImage           . x x x x x
  `,
  relations: `
                            own  part colleague coordinator admin former foreign
    removeOrganizationLogo  -    -    -         x           x     .      .
    setOrganizationLogo     -    -    -         r           r     .      .
    showProfileImage        x    x    x         x           x     .      .
  `,
  ofNobody: {
    setProfileImage: 'a file that one has sent; somebody else’s is refused in images.spec.ts',
    showLogo:
      'an address that is told to whoever signs up; under another organization it is nothing, in images.spec.ts',
  },
  things: [
    [new RegExp(`^${showProfileImage.path}`), image],
    [new RegExp(`^${removeOrganizationLogo.path}`), organization],
  ],
  bodies: {
    setProfileImage: () => ({ uuid: newId() }),
    setOrganizationLogo: () => ({ uuid: newId() }),
  },
}
