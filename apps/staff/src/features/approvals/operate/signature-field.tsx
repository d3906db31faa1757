import { useT } from '@signet/i18n/react'
import { Button, Card } from '@signet/ui'
import { Eraser, PenLine } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { SavedSignatures } from './saved-signatures.tsx'
import styles from './signature-field.module.css'
import { signaturePad } from './signature-pad.ts'

type SignatureFieldProps = Readonly<{
  value: string
  /** Whoever cannot draw signs with the name. */
  name: string
  isRequired: boolean
  problem: string | null
  onChange: (png: string) => void
}>

/** A signature drawn with finger or pen, or written by its name; kept as a PNG. */
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
