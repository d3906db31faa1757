import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { Download } from 'lucide-react'
import styles from './code-figure.module.css'
import type { Loaded } from './use-loaded.ts'

type CodeFigureProps = Readonly<{
  label: string
  align: 'start' | 'center' | 'end'
  /** What the code says, as it is written below it. */
  said: string
  caption: 'shown' | 'hidden'
  /** The code as an SVG. */
  svg: Loaded<string>
  /** In pixels; a picture that is only wide (a barcode) becomes narrower where there is no room, not lower. */
  height?: number
}>

/** A code with what it says: dark on light in every theme. Long pressed or saved it is a picture to print. */
export function CodeFigure({ label, align, said, caption, svg, height }: CodeFigureProps) {
  const t = useT()
  if (svg.state === 'loading') return <NoCode>{t('form.code.drawing', { label })}</NoCode>
  if (svg.state === 'failed') return <NoCode onRetry={svg.again}>{t('form.failed')}</NoCode>

  const picture = `data:image/svg+xml,${encodeURIComponent(svg.value)}`
  return (
    <figure className={styles.figure} data-align={align}>
      <img
        className={styles.picture}
        style={{ height }}
        src={picture}
        alt={t('form.code.says', { label, said })}
      />
      <figcaption className={styles.caption}>
        {caption === 'shown' && <span aria-hidden="true">{said}</span>}
        <a className={styles.save} href={picture} download={`${label}.svg`}>
          <Download aria-hidden="true" />
          {t('form.code.save')}
          <span className="visually-hidden">{label}</span>
        </a>
      </figcaption>
    </figure>
  )
}

/** Where a code would stand: why there is none. */
export function NoCode({ children, onRetry }: Readonly<{ children: string; onRetry?: () => void }>) {
  const t = useT()
  return (
    <div className={styles.nothing}>
      <p role="status">{children}</p>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {t('form.retry')}
        </Button>
      )}
    </div>
  )
}
