const gap = 4
const edge = 8
/** With less room below a control, and more above it, a popover opens above. */
const little = 320

/** Keeps a popover above or below an element while the page scrolls or either changes size. */
export function holdAt(popover: HTMLElement, element: Element): () => void {
  const place = () => placeAt(popover, element.getBoundingClientRect())
  place()
  const sizes = new ResizeObserver(place)
  sizes.observe(popover)
  sizes.observe(element)
  addEventListener('scroll', place, { capture: true, passive: true })
  addEventListener('resize', place)
  return () => {
    sizes.disconnect()
    removeEventListener('scroll', place, { capture: true })
    removeEventListener('resize', place)
  }
}

function placeAt({ style, offsetWidth, offsetHeight }: HTMLElement, at: DOMRect): void {
  const above = at.top - gap - edge
  const below = innerHeight - at.bottom - gap - edge
  const isAbove = below < Math.min(offsetHeight, little) && above > below
  style.setProperty('--least', `${at.width}px`)
  style.setProperty('--most', `${Math.max(isAbove ? above : below, 160)}px`)
  style.left = `${Math.max(edge, Math.min(at.left, innerWidth - offsetWidth - edge))}px`
  style.top = isAbove ? 'auto' : `${at.bottom + gap}px`
  style.bottom = isAbove ? `${innerHeight - at.top + gap}px` : 'auto'
}
