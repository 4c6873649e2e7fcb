// The photo of a person where they are named, and their initials where there is none to be seen.
import { fireEvent } from '@testing-library/react'
import { aPerson, idOf } from '../testing/fixtures'
import { renderScreen } from '../testing/render-screen'
import { CommentItem } from './CommentThread'
import { OpeningAvatar, Person, PersonAvatar } from './Person'

const PHOTO = `/api/images/profile/${idOf(6)}`
const ana = { ...aPerson(11, 'Ana Ruiz'), profile_image_url: PHOTO }

function shownOf(screen: ReturnType<typeof renderScreen>['container']) {
  const image = screen.querySelector('img')
  if (!image) throw new Error('no photo is shown')
  return image
}

test.each([
  ['a row', <Person key="row" {...ana} />, 24],
  [
    'a comment',
    <CommentItem
      key="comment"
      comment={{ id: idOf(3), author: ana, body: 'Done', created_at: '2026-11-20T18:00:00Z' }}
    />,
    28,
  ],
  ['a card', <PersonAvatar key="card" {...ana} size={44} />, 44],
] as const)(
  'in %s it stands beside the name, is fetched when it comes near, and takes no room of its own',
  (_where, shown, size) => {
    const { container } = renderScreen(shown)
    const image = shownOf(container)
    const { src, alt, width, height } = image
    const loading = image.getAttribute('loading')
    expect({ path: new URL(src).pathname, alt, loading, width, height }).toEqual({
      ...{ path: PHOTO, alt: '', loading: 'lazy' },
      ...{ width: size, height: size },
    })
    expect(image.closest('[aria-hidden]')).toBeTruthy()
  },
)

test('initials stand until it is there, and again where it is gone or refused', () => {
  const { container } = renderScreen(<OpeningAvatar {...ana} />)
  const initials = () => container.querySelector('.MuiAvatar-root > span')
  const isSeen = () => getComputedStyle(initials() as Element).visibility !== 'hidden'
  expect([initials()?.textContent, isSeen()]).toEqual(['AR', true])
  fireEvent.load(shownOf(container))
  expect(isSeen()).toBe(false)
  fireEvent.error(shownOf(container))
  expect([container.querySelector('img'), isSeen()]).toEqual([null, true])
})

test('another photo is waited for anew', () => {
  const { container, rerender } = renderScreen(<PersonAvatar {...ana} />)
  fireEvent.error(shownOf(container))
  rerender(<PersonAvatar {...ana} profile_image_url={`/api/images/profile/${idOf(7)}`} />)
  expect(shownOf(container).getAttribute('src')).toBe(`/api/images/profile/${idOf(7)}`)
})

test.each([
  ['who has none', null],
  ['of whom nothing is told', undefined],
])('of somebody %s the initials stand', (_whose, profile_image_url) => {
  const { container } = renderScreen(
    <Person {...aPerson(11, 'Ana Ruiz')} {...(profile_image_url === null && { profile_image_url })} />,
  )
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('ARAna Ruiz')
})
