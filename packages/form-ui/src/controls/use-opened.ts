import { useState } from 'react'

/** Whether something to choose in is open. Another press closes it; closing it leaves the field. */
export function useOpened(onLeave: () => void) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onLeave()
  }
  return { isOpen, close, toggle: () => (isOpen ? close() : setOpen(true)) }
}
