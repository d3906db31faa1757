import { longestVoiceSeconds, waveformBars } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { IconButton, Spinner, useFeedback } from '@signet/ui'
import { Mic, SendHorizontal, Trash2 } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Recording, type Running, record } from './record.ts'
import styles from './voice.module.css'
import { clockOf } from './voice-line.tsx'

type VoiceRecorderProps = Readonly<{ onClose: () => void; onRecorded: (recording: Recording) => void }>

/** Records until it is sent, cancelled by its button or by sliding to the left, or a minute is over. */
export function VoiceRecorder({ onClose, onRecorded }: VoiceRecorderProps) {
  const t = useT()
  const { seconds, finish, cancel, isMeasuring } = useRecording({ onClose, onRecorded })
  const slide = useSlide(cancel)
  return (
    <fieldset className={styles.recorder} aria-label={t('chat.voice.recording')} {...slide.handlers}>
      <IconButton label={t('chat.voice.cancel')} icon={<Trash2 />} onClick={cancel} />
      <span className={styles.running} style={{ transform: `translateX(${slide.moved}px)` }}>
        <Mic className={styles.live} aria-hidden="true" />
        <span role="timer">
          {clockOf(seconds)} / {clockOf(longestVoiceSeconds)}
        </span>
        <span className={styles.hint}>{t('chat.voice.slide')}</span>
      </span>
      {isMeasuring ? (
        <Spinner />
      ) : (
        <IconButton
          label={t('chat.send')}
          icon={<SendHorizontal />}
          disabled={seconds < 1}
          onClick={finish}
        />
      )}
    </fieldset>
  )
}

function useRecording({ onClose, onRecorded }: VoiceRecorderProps) {
  const t = useT()
  const feedback = useFeedback()
  const running = useRef<Running>(null)
  const [seconds, setSeconds] = useState(0)
  const [isMeasuring, setMeasuring] = useState(false)
  const latest = useRef({ onClose, onRecorded, t, feedback })
  useEffect(() => {
    latest.current = { onClose, onRecorded, t, feedback }
  })

  const [finish] = useState(() => async () => {
    const recorder = running.current
    running.current = null
    if (!recorder) return
    setMeasuring(true)
    const { onClose: close, onRecorded: take, ...say } = latest.current
    try {
      const recording = await recorder.stop()
      if (recording) take(recording)
      else say.feedback.plain(say.t('chat.voice.short'))
    } catch {
      // A browser that records what it cannot read.
      say.feedback.error(say.t('chat.voice.failed'))
    }
    close()
  })

  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setInterval> | undefined
    const begin = (recorder: Running) => {
      if (isGone) return recorder.cancel()
      running.current = recorder
      const from = performance.now()
      timer = setInterval(() => {
        const passed = Math.floor((performance.now() - from) / 1000)
        setSeconds(Math.min(passed, longestVoiceSeconds))
        if (passed >= longestVoiceSeconds) void finish()
      }, 200)
    }
    const refuse = (error: unknown) => {
      if (isGone) return
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
      const { feedback: say, t: text, onClose: close } = latest.current
      say.error(text(isDenied ? 'chat.voice.denied' : 'chat.voice.missing'))
      close()
    }
    record(waveformBars).then(begin, refuse)
    return () => {
      isGone = true
      clearInterval(timer)
      running.current?.cancel()
    }
  }, [finish])

  return { seconds, isMeasuring, finish: () => void finish(), cancel: onClose }
}

const cancelsAt = -80

/** Follows a finger to the left; beyond a point it cancels. */
function useSlide(cancel: () => void) {
  const from = useRef<number>(null)
  const [moved, setMoved] = useState(0)
  const end = () => {
    from.current = null
    setMoved(0)
  }
  return {
    moved,
    handlers: {
      onPointerDown: ({ clientX }: PointerEvent) => {
        from.current = clientX
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (from.current === null) return
        const by = Math.min(0, clientX - from.current)
        setMoved(by)
        if (by > cancelsAt) return
        end()
        cancel()
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
