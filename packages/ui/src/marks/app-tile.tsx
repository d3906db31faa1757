import { tintOf, tintStyle } from '../look/tint.ts'
import { AppIcon } from './app-icon.tsx'
import styles from './app-tile.module.css'

type AppTileProps = Readonly<{
  icon: string
  name: string
  /** The id of the application, which sets the default tint. */
  seed: string
  /** The name of a tint, if the definition has one. */
  color?: string
  size?: 24 | 32 | 40 | 48
}>

/** The icon of an application on its tint, the same everywhere. */
export function AppTile({ icon, name, seed, color, size = 48 }: AppTileProps) {
  return (
    <span
      className={styles.tile}
      style={{ width: size, height: size, fontSize: size * 0.42, ...tintStyle(tintOf(seed, color)) }}
      aria-hidden="true"
    >
      <AppIcon icon={icon} fallback={[...name.trim()][0] ?? ''} />
    </span>
  )
}
