import { useT } from '@signet/i18n/react'
import { Button, Card, RequiredMark } from '@signet/ui'
import { Eraser, PenLine } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useSignatures } from '../../signatures/index.ts'
import styles from './signature-field.module.css'

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
  const first = useRef(value)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (!canvas.current) return
    pad.current = signaturePad(canvas.current, (png) => latest.current(png))
    if (first.current) pad.current.draw(first.current)
    return () => pad.current?.stop()
  }, [])

  return (
    <Card
      title={
        <>
          {t('approvals.signature.label')}
          {isRequired && <RequiredMark />}
        </>
      }
      action={<PadButton value={value} pad={pad} name={name} />}
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

type PadButtonProps = Pick<SignatureFieldProps, 'value' | 'name'> &
  Readonly<{
    pad: RefObject<ReturnType<typeof signaturePad> | null>
  }>

/** Clears the signature, or writes the name. */
function PadButton({ value, pad, name }: PadButtonProps) {
  const t = useT()
  return (
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
  )
}

function SavedSignatures({ onChoose }: Readonly<{ onChoose: (png: string) => void }>) {
  const t = useT()
  const { data = [] } = useSignatures()
  if (data.length === 0) return null

  return (
    <ul className={styles.saved} aria-label={t('approvals.signature.saved')}>
      {data.map(({ id, signImg }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.savedOne}
            aria-label={t('approvals.signature.useSaved', { place: index + 1 })}
            onClick={() => onChoose(signImg)}
          >
            <img src={signImg} alt="" />
          </button>
        </li>
      ))}
    </ul>
  )
}

const resolution = 2
const penWidth = 2.5

type Point = Readonly<{ x: number; y: number }>

/**
 * Lets a pointer draw on a canvas; after each stroke `onDrawn` gets the PNG, '' when the canvas is empty
 * again.
 */
function signaturePad(canvas: HTMLCanvasElement, onDrawn: (png: string) => void) {
  const pen = canvas.getContext('2d')
  let last: Point | null = null
  canvas.width = canvas.clientWidth * resolution
  canvas.height = canvas.clientHeight * resolution
  if (pen) {
    pen.scale(resolution, resolution)
    Object.assign(pen, { lineWidth: penWidth, lineCap: 'round', lineJoin: 'round' })
  }

  const begin = (event: PointerEvent) => {
    canvas.setPointerCapture(event.pointerId)
    last = { x: event.offsetX, y: event.offsetY }
    stroke(event)
  }
  const stroke = ({ offsetX: x, offsetY: y }: PointerEvent) => {
    if (!last || !pen) return
    pen.beginPath()
    pen.moveTo(last.x, last.y)
    pen.lineTo(x, y)
    pen.stroke()
    last = { x, y }
  }
  const end = () => {
    if (last) onDrawn(canvas.toDataURL('image/png'))
    last = null
  }
  const listeners = { pointerdown: begin, pointermove: stroke, pointerup: end, pointercancel: end }
  for (const [type, listener] of Object.entries(listeners)) {
    canvas.addEventListener(type, listener as EventListener)
  }
  const wipe = () => pen?.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight)
  const draw = (png: string) => {
    wipe()
    const image = new Image()
    image.onload = () => pen?.drawImage(image, ...fitted(image, canvas))
    image.src = png
  }

  return {
    clear() {
      wipe()
      onDrawn('')
    },
    /** Writes the name as large as fits, for people who cannot draw. */
    write(name: string) {
      if (!pen) return
      wipe()
      const size = Math.min(canvas.clientHeight * 0.5, (canvas.clientWidth * 0.9) / Math.max(2, name.length))
      Object.assign(pen, { font: `${size}px cursive`, textAlign: 'center', textBaseline: 'middle' })
      pen.fillText(name, canvas.clientWidth / 2, canvas.clientHeight / 2, canvas.clientWidth * 0.9)
      onDrawn(canvas.toDataURL('image/png'))
    },
    draw,
    /** Shows a saved signature; it is sent unchanged. */
    show(png: string) {
      draw(png)
      onDrawn(png)
    },
    stop() {
      for (const [type, listener] of Object.entries(listeners)) {
        canvas.removeEventListener(type, listener as EventListener)
      }
    },
  }
}

type Size = Readonly<{ width: number; height: number }>

/** Position and size of a picture centred on the canvas, as large as fits. */
function fitted(image: Size, canvas: HTMLCanvasElement): [number, number, number, number] {
  const { clientWidth, clientHeight } = canvas
  const scale = Math.min(clientWidth / image.width, clientHeight / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  return [(clientWidth - width) / 2, (clientHeight - height) / 2, width, height]
}
