// Sent to a page together with axe.
/* global axe, document, innerWidth, Node */
/**
 * In the page. To measure the contrast of words takes axe four times as long as all its other rules: of those that look alike, down from the root of the
 * page, one is measured, and none whose look is known to be readable.
 *
 * @param {readonly string[]} known
 * @returns {Promise<{ readable: string[], found: string[] }>}
 */
globalThis.judgePage = async known => {
  const TELLING = /^(class|style|disabled|type|role|aria-(disabled|selected|current|invalid|checked))$/
  const digest = text => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57]
    for (let at = 0; at < text.length; at += 1) {
      one = Math.imul(one ^ text.charCodeAt(at), 2654435761)
      two = Math.imul(two ^ text.charCodeAt(at), 1597334677)
    }
    return (one >>> 0).toString(36) + (two >>> 0).toString(36)
  }
  const { backgroundColor, color } = getComputedStyle(document.body)
  const looks = new Map([[null, [innerWidth, backgroundColor, color].join(' ')]])
  for (const element of document.querySelectorAll('*')) {
    const own = [...element.attributes]
      .filter(({ name }) => TELLING.test(name))
      .map(({ name, value }) => `${name}=${value}`)
    looks.set(element, digest([looks.get(element.parentElement), element.localName, ...own].join(' ')))
  }
  const isSeen = element =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"], [inert]')
  const hasWords = element =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '')
  const before = new Set(known)
  const chosen = new Map()
  for (const [element, look] of looks)
    if (element && !before.has(look) && !chosen.has(look) && hasWords(element) && isSeen(element))
      chosen.set(look, element)
  const MARK = 'data-contrast'
  for (const element of chosen.values()) element.setAttribute(MARK, '')
  axe.configure({ rules: [{ id: 'color-contrast', selector: `[${MARK}]` }] })
  const { violations, incomplete } = await axe.run(document, {
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
  })
  for (const element of chosen.values()) element.removeAttribute(MARK)
  const unsure = incomplete.flatMap(({ id, nodes }) =>
    id === 'color-contrast' ? nodes.map(({ element }) => element) : [],
  )
  return {
    readable: [...chosen].filter(([, element]) => !unsure.includes(element)).map(([look]) => look),
    found: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  }
}
