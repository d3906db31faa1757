import { readBytes } from '@signet/client'
import type { ChatFile } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { classes, useFeedback } from '@signet/ui'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import styles from './voice.module.css'

const speeds = [1, 1.5, 2] as const

/** Minutes and seconds. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

/** A recording: how loud it is, how far it is played, and how fast. */
export function VoiceLine({ file }: Readonly<{ file: ChatFile }>) {
  const t = useT()
  const { seconds, waveform } = file
  const [speed, setSpeed] = useState<(typeof speeds)[number]>(1)
  const { isPlaying, played, toggle } = usePlayer(file, speed)
  const bars = waveform.length > 0 ? waveform : [40]
  return (
    <span className={styles.voice} data-playing={isPlaying || undefined}>
      <button
        type="button"
        className={styles.play}
        aria-label={t(isPlaying ? 'chat.voice.pause' : 'chat.voice.play', { length: clockOf(seconds) })}
        onClick={toggle}
      >
        {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <svg
        className={styles.wave}
        viewBox={`0 0 ${bars.length * 3} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map((loud, at) => {
          const height = Math.max(8, loud)
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a recording have no other name and never move
              key={at}
              className={classes(at / bars.length < played && styles.past)}
              x={at * 3}
              y={(100 - height) / 2}
              width={2}
              height={height}
            />
          )
        })}
      </svg>
      <span className={styles.length}>{clockOf(isPlaying ? played * seconds : seconds)}</span>
      <button
        type="button"
        className={styles.speed}
        aria-label={t('chat.voice.speed', { speed: String(speed) })}
        onClick={() => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1)}
      >
        {speed}×
      </button>
    </span>
  )
}

/** Only one recording is heard at a time. */
let heard: HTMLAudioElement | null = null

/** Fetches the sound when it is first played. */
function usePlayer({ fileId, type, seconds }: ChatFile, speed: number) {
  const t = useT()
  const feedback = useFeedback()
  const { client, faults } = useApp()
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [played, setPlayed] = useState(0)
  useEffect(() => {
    if (audio.current) audio.current.playbackRate = speed
  }, [speed])
  useEffect(
    () => () => {
      audio.current?.pause()
      if (audio.current) URL.revokeObjectURL(audio.current.src)
    },
    [],
  )

  const load = async () => {
    const { url } = await client.files.download({ type: 'annex', fileId })
    const sound = new Audio(URL.createObjectURL(await readBytes({ url, type, say: t, note: faults.note })))
    sound.ontimeupdate = () => setPlayed(seconds > 0 ? Math.min(1, sound.currentTime / seconds) : 0)
    sound.onplay = () => setPlaying(true)
    sound.onpause = () => setPlaying(false)
    sound.onended = () => setPlayed(0)
    audio.current = sound
    return sound
  }
  const play = async () => {
    try {
      const sound = audio.current ?? (await load())
      if (heard !== sound) heard?.pause()
      heard = sound
      sound.playbackRate = speed
      await sound.play()
    } catch {
      // The file is gone, or this browser does not play its format.
      feedback.error(t('chat.voice.unplayable'))
    }
  }
  return { isPlaying, played, toggle: () => (isPlaying ? audio.current?.pause() : void play()) }
}
