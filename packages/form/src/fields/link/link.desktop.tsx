import type { DisplayView, ShowProps } from '../../skins/field-view.ts'
import { addressOf, type link } from './link.ts'
import { NewTabLink } from './new-tab-link.view.tsx'

/** On a desktop there is room for another tab; what leads inside opens there, too. */
function LinkDesktop({ settings, label, parameters }: ShowProps<typeof link>) {
  return <NewTabLink address={addressOf(settings, parameters)} label={label} align={settings.align} />
}

export const linkDesktop: DisplayView<typeof link> = { Show: LinkDesktop }
