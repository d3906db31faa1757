import { flushSync } from 'react-dom'

/** How far beyond what is seen things count as near, in heights of the box that scrolls. */
const margin = '50% 0px'

/** Tells those who wait that they come near what is seen of the form; before printing everything is near. */
export class NearWatch {
  readonly #waiting = new Map<Element, () => void>()
  #observer: IntersectionObserver | undefined

  /** Tells once. Answers what ends the waiting. */
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

/** The box around it that scrolls; null when the page does. */
function scrollerOf(element: Element): Element | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box)
    if (overflowY === 'auto' || overflowY === 'scroll') return box === document.body ? null : box
  }
  return null
}
