import { tintOf, tintStyle } from '../look/tint.ts'
import { AppIcon } from './app-icon.tsx'
import styles from './app-tile.module.css'

type AppTileProps = Readonly<{
  icon: string
  name: string
  /** What makes it the same application: its id. */
  seed: string
  /** The name of a tint, when its definition chose one. */
  color?: string
  size?: 32 | 40 | 48
}>

/** The face of an application: a glyph on a tint that is the same wherever the application appears. */
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
