import { useT } from '@signet/i18n/react'
import { Button, IconButton, Modal, sharedStyles, TextField } from '@signet/ui'
import { Eraser, Keyboard, PenLine, Undo2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { openSignaturePad, pictureOfName } from './signature-pad.view.tsx'
import styles from './signature-sheet.module.css'

export type SignatureSheetProps = Readonly<{
  title: string
  /** Gets a PNG data URL; the caller closes the sheet. */
  onSigned: (picture: string) => void
  onClose: () => void
}>

/** A full-screen pad; on a portrait phone one writes along its long side. People who cannot draw type their name. */
export function SignatureSheet({ title, onSigned, onClose }: SignatureSheetProps) {
  const [isTyping, setTyping] = useState(false)
  const t = useT()

  return (
    <Modal className={styles.sheet} label={title} onClose={onClose}>
      <div className={styles.frame} data-typing={isTyping || undefined}>
        <header className={styles.head}>
          <h2 className={sharedStyles.titleLine}>{title}</h2>
          <Button
            size="small"
            tone="quiet"
            icon={isTyping ? <PenLine aria-hidden="true" /> : <Keyboard aria-hidden="true" />}
            onClick={() => setTyping(!isTyping)}
          >
            {t(isTyping ? 'signature.draw' : 'signature.type')}
          </Button>
          <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
        </header>
        {isTyping ? <TypedName onSigned={onSigned} /> : <Paper onSigned={onSigned} />}
      </div>
    </Modal>
  )
}

type PaperProps = Pick<SignatureSheetProps, 'onSigned'>

function Paper({ onSigned }: PaperProps) {
  const { canvas, pad, isEmpty } = usePad()
  const t = useT()

  return (
    <>
      <div className={styles.paper}>
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={t('signature.paper')} />
        {isEmpty && <p className={styles.hint}>{t('signature.hint')}</p>}
      </div>
      <PaperFoot pad={pad} isEmpty={isEmpty} onSigned={onSigned} />
    </>
  )
}

type PaperFootProps = PaperProps & Pick<ReturnType<typeof usePad>, 'pad' | 'isEmpty'>

function PaperFoot({ pad, isEmpty, onSigned }: PaperFootProps) {
  const t = useT()
  return (
    <footer className={styles.foot}>
      <IconButton
        label={t('signature.undo')}
        icon={<Undo2 />}
        disabled={isEmpty}
        onClick={() => pad.current?.undo()}
      />
      <IconButton
        label={t('signature.clear')}
        icon={<Eraser />}
        disabled={isEmpty}
        onClick={() => pad.current?.clear()}
      />
      <Button
        tone="primary"
        disabled={isEmpty}
        onClick={() => pad.current && onSigned(pad.current.picture())}
      >
        {t('signature.done')}
      </Button>
    </footer>
  )
}

const uprightPhone = '(orientation: portrait) and (max-width: 600px)'

function usePad() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<ReturnType<typeof openSignaturePad>>(undefined)
  const [isEmpty, setEmpty] = useState(true)

  useEffect(() => {
    if (!canvas.current) return
    const opened = openSignaturePad(canvas.current, setEmpty)
    const upright = matchMedia(uprightPhone)
    const lay = () => opened.lay(upright.matches ? 'upright' : 'flat')
    const size = new ResizeObserver(lay)
    pad.current = opened
    lay()
    size.observe(canvas.current)
    return () => {
      size.disconnect()
      opened.stop()
    }
  }, [])
  return { canvas, pad, isEmpty }
}

function TypedName({ onSigned }: PaperProps) {
  const [name, setName] = useState('')
  const t = useT()
  const written = name.trim()

  return (
    <>
      <div className={styles.typed}>
        <TextField label={t('signature.name')} value={name} onChange={setName} maxLength={40} autoFocus />
        <p className={styles.written} aria-hidden="true">
          {written}
        </p>
      </div>
      <footer className={styles.foot}>
        <Button tone="primary" disabled={written === ''} onClick={() => onSigned(pictureOfName(written))}>
          {t('signature.done')}
        </Button>
      </footer>
    </>
  )
}
