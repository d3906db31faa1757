import type { RouterHistory } from '@tanstack/react-router'

type Place = Readonly<{ history: RouterHistory; page: Document; leave: () => void }>

/** Pages from which the way back leads out of the app. */
const outermost = /^\/(pages\/index\/(index|dashboard|message|my)|pages\/login\/index)?\/?$/
const home = '/pages/index/index'

/** What the hardware button for going back does: it closes what lies open, then goes back a page, and leaves from a tab. */
export function goBack({ history, page, leave }: Place): void {
  const open = [...page.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  if (open) close(open)
  else if (outermost.test(history.location.pathname)) leave()
  else if (history.canGoBack()) history.back()
  else history.replace(home)
}

/** Closes a dialog as Esc does: its owner hears `cancel` and may answer it alone. */
function close(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}
