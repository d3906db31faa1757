import { act } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

/** The test browser has no layout, so nothing is near until the test scrolls there with the returned function. */
export function nearView(): (element: Element | null) => void {
  const Before = globalThis.IntersectionObserver
  const watching = new Map<Element, (element: Element) => void>()
  class Observer extends Before {
    readonly #tell: IntersectionObserverCallback

    constructor(tell: IntersectionObserverCallback) {
      super(tell)
      this.#tell = tell
    }

    override observe(element: Element): void {
      watching.set(element, (target) => {
        const rect = target.getBoundingClientRect()
        const seen = { target, isIntersecting: true, intersectionRatio: 1, time: 0, rootBounds: null }
        this.#tell([{ ...seen, boundingClientRect: rect, intersectionRect: rect }], this)
      })
    }

    override unobserve(element: Element): void {
      watching.delete(element)
    }
  }
  beforeEach(() => {
    globalThis.IntersectionObserver = Observer
  })
  afterEach(() => {
    globalThis.IntersectionObserver = Before
    watching.clear()
  })

  return (element) => {
    const [place, tell] = [...watching].find(([place]) => place.contains(element)) ?? []
    if (place) act(() => tell?.(place))
  }
}
