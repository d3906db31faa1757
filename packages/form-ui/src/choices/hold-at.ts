const gap = 4
const edge = 8
/** Less room than this below a control, and more above it, sends a popover above. */
const little = 320

/** Keeps a popover at an element, below it or above it, while the page scrolls or either changes its size. */
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
