import { Link } from '@signet/ui'
import { isPathOfOurs, isWebAddress } from '../../safe-address.ts'
import type { DisplayView, ShowProps } from '../../skins/field-view.ts'
import { useSurroundings } from '../../skins/surroundings.ts'
import styles from './link.module.css'
import { addressOf, type link, viewerOf } from './link.ts'
import { NewTabLink } from './new-tab-link.view.tsx'

/** Under a thumb the product itself can show what is elsewhere, without losing the form; a mouse has other tabs. */
function LinkShow({ settings, label, parameters }: ShowProps<typeof link>) {
  const { pointer } = useSurroundings()
  const address = addressOf(settings, parameters)
  const isOurs = isPathOfOurs(address)
  if (pointer === 'fine' || settings.opens === 'newTab' || !(isOurs || isWebAddress(address)))
    return <NewTabLink address={address} label={label} align={settings.align} />

  return (
    <p className={styles.line} data-align={settings.align}>
      <Link className={styles.link} href={isOurs ? address : viewerOf(address, label)}>
        {label}
      </Link>
    </p>
  )
}

export const linkView: DisplayView<typeof link> = { Show: LinkShow }
