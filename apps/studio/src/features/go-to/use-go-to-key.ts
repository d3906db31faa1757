import { useEffect } from 'react'

/** Ctrl+K or Cmd+K opens the search, unless a dialog asks something. */
export function useGoToKey(onSearch: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || isDialogOpen()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      onSearch()
    }
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  }, [onSearch])
}

function isSearchKey({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  repeat,
  isComposing,
  key,
}: KeyboardEvent): boolean {
  if (altKey || shiftKey || repeat || isComposing) return false
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k'
}

/** Dialogs stay in the page after they have closed, out of sight. */
function isDialogOpen(): boolean {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  return dialogs.some((dialog) => dialog.checkVisibility?.({ visibilityProperty: true }) ?? true)
}
