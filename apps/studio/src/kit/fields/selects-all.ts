import type { FocusEvent } from 'react'

/** For fields of one number: what is typed replaces the number, also after a click into it. */
export const selectsAll = {
  onFocus: ({ target }: FocusEvent<HTMLInputElement>) => {
    // The click that focuses puts the caret into the text afterwards.
    requestAnimationFrame(() => target.select())
  },
} as const
