import { flushSync } from 'react-dom'

/** The margin of the viewport that counts as near, in heights of the scroller. */
const margin = '50% 0px'

/** Notifies elements that come near the viewport of the form; before printing, all of them. */
export class NearWatch {
  readonly #waiting = new Map<Element, () => void>()
  #observer: IntersectionObserver | undefined

  /** Calls back once; returns a function that cancels. */
  watch(element: Element, onNear: () => void): () => void {
    if (this.#waiting.size === 0) addEventListener('beforeprint', this.#tellAll)
    this.#waiting.set(element, onNear)
    this.#observer ??= new IntersectionObserver((entries) => this.#see(entries), {
      root: scrollerOf(element),
      rootMargin: margin,
    })
    this.#observer.observe(element)
    return () => this.#forget(element)
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) if (isIntersecting) this.#waiting.get(target)?.()
  }

  readonly #tellAll = (): void => {
    flushSync(() => {
      for (const onNear of this.#waiting.values()) onNear()
    })
  }

  #forget(element: Element): void {
    this.#observer?.unobserve(element)
    this.#waiting.delete(element)
    if (this.#waiting.size === 0) removeEventListener('beforeprint', this.#tellAll)
  }
}

/** Returns the scrolling ancestor, or null when the page scrolls. */
function scrollerOf(element: Element): Element | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box)
    if (overflowY === 'auto' || overflowY === 'scroll') return box === document.body ? null : box
  }
  return null
}
