import { useT } from '@signet/i18n/react'
import { Button, Card } from '@signet/ui'
import { Eraser, PenLine } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSignatures } from '../../signatures/index.ts'
import styles from './signature-field.module.css'
import { signaturePad } from './signature-pad.ts'

type SignatureFieldProps = Readonly<{
  value: string
  /** The name to sign with instead of a drawing. */
  name: string
  isRequired: boolean
  problem: string | null
  onChange: (png: string) => void
}>

/** A signature drawn with finger or pen, or typed; kept as a PNG. */
export function SignatureField({ value, name, isRequired, problem, onChange }: SignatureFieldProps) {
  const t = useT()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<ReturnType<typeof signaturePad>>(null)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (!canvas.current) return
    pad.current = signaturePad(canvas.current, (png) => latest.current(png))
    return () => pad.current?.stop()
  }, [])

  return (
    <Card
      title={
        <>
          {t('approvals.signature.label')}
          {isRequired && (
            <span className={styles.mark} aria-hidden="true">
              *
            </span>
          )}
        </>
      }
      action={
        <span className={styles.actions}>
          {value ? (
            <Button
              size="small"
              tone="quiet"
              icon={<Eraser aria-hidden="true" />}
              onClick={() => pad.current?.clear()}
            >
              {t('approvals.signature.clear')}
            </Button>
          ) : (
            <Button
              size="small"
              tone="quiet"
              icon={<PenLine aria-hidden="true" />}
              onClick={() => pad.current?.write(name)}
            >
              {t('approvals.signature.byName')}
            </Button>
          )}
        </span>
      }
    >
      <div className={styles.paper} data-problem={problem ? true : undefined}>
        <canvas
          ref={canvas}
          id="operate-signature"
          className={styles.canvas}
          role="img"
          tabIndex={-1}
          aria-label={t(value ? 'approvals.signature.given' : 'approvals.signature.empty')}
        />
        {value === '' && <p className={styles.hint}>{t('approvals.signature.hint')}</p>}
      </div>
      <SavedSignatures onChoose={(png) => pad.current?.show(png)} />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Card>
  )
}

function SavedSignatures({ onChoose }: Readonly<{ onChoose: (png: string) => void }>) {
  const t = useT()
  const { data = [] } = useSignatures()
  if (data.length === 0) return null

  return (
    <ul className={styles.saved} aria-label={t('approvals.signature.saved')}>
      {data.map(({ id, signImg }, place) => (
        <li key={id}>
          <button
            type="button"
            className={styles.savedOne}
            aria-label={t('approvals.signature.useSaved', { place: place + 1 })}
            onClick={() => onChoose(signImg)}
          >
            <img src={signImg} alt="" />
          </button>
        </li>
      ))}
    </ul>
  )
}
