import styles from './color.module.css'

/** A look at a colour; what lets light through shows the squares behind it, nothing shows a line across. */
export function Swatch({ color }: Readonly<{ color: string | null }>) {
  return (
    <span
      className={styles.swatch}
      style={{ '--colour': color ?? 'transparent' }}
      data-none={color === null || undefined}
      aria-hidden="true"
    />
  )
}
