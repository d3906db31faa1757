import type { CodeSource } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFormContext } from '../form/surroundings.ts'
import styles from './code-figure.module.css'

type CodeFigureProps = Readonly<{
  label: string
  align: 'start' | 'center' | 'end'
  /** The encoded text, shown below the code. */
  said: string
  caption: 'shown' | 'hidden'
  /** The code as an SVG. */
  svg: LoadState<string>
  /** In pixels; a wide picture (a barcode) becomes narrower without becoming lower. */
  height?: number
}>

/** A code with its text, dark on light in every theme. It can be saved as a picture. */
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

/** Shown instead of a code, with the reason. */
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

/** Returns the text to encode now, or an empty text. */
export function useCodeText(
  { source, text }: Pick<CodeSource, 'source' | 'text'>,
  parameters: Readonly<Record<string, unknown>>,
): string {
  const { environment } = useFormContext()
  if (source === 'text') return text
  if (source === 'record') return environment.recordAddress ?? ''
  const result = parameters['formula']
  return typeof result === 'string' ? result : ''
}

/** Something loaded on demand. A failure leaves the form intact, and `again` retries. */
export type LoadState<Value> = Readonly<
  { state: 'loading' } | { state: 'failed'; again: () => void } | { state: 'ready'; value: Value }
>

/** @param load must be the same function on every render */
export function useLoaded<Value>(load: () => Promise<Value>): LoadState<Value> {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<LoadState<Value>>({ state: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same again
  useEffect(() => {
    let isCurrent = true
    const again = () => {
      setLoaded({ state: 'loading' })
      setAttempt((before) => before + 1)
    }
    load().then(
      (value) => isCurrent && setLoaded({ state: 'ready', value }),
      () => isCurrent && setLoaded({ state: 'failed', again }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt])

  return loaded
}
