import { peaksOf } from './peaks-of.ts'

export type Recording = Readonly<{ file: File; seconds: number; waveform: number[] }>

/** A recording that runs; `stop` is called once and ends the microphone. */
export type Running = Readonly<{ stop: () => Promise<Recording | null>; cancel: () => void }>

const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'] as const

/** Whether this browser records at all. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && navigator.mediaDevices !== undefined
}

/** Asks for the microphone and records; rejects where the person or the system does not let it. */
export async function record(bars: number): Promise<Running> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: 32_000 })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.start()
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => {
      for (const track of stream.getTracks()) track.stop()
      resolve()
    }
  })
  const end = () => recorder.state !== 'inactive' && recorder.stop()
  return {
    cancel: end,
    stop: async () => {
      end()
      await ended
      const [type = ''] = recorder.mimeType.split(';')
      return measure(new File(parts, `voice.${endingOf(type)}`, { type }), bars)
    },
  }
}

function endingOf(type: string): string {
  if (type === 'audio/mp4') return 'm4a'
  return type === 'audio/ogg' ? 'ogg' : 'webm'
}

/** Length and waveform are of what was recorded, not of the clock; null for what is shorter than half a second. */
async function measure(file: File, bars: number): Promise<Recording | null> {
  const sound = new AudioContext()
  try {
    const { duration, ...decoded } = await decode(sound, file)
    if (duration < 0.5) return null
    return { file, seconds: Math.max(1, Math.round(duration)), waveform: peaksOf(decoded.samples, bars) }
  } finally {
    await sound.close()
  }
}

async function decode(sound: AudioContext, file: File) {
  const decoded = await sound.decodeAudioData(await file.arrayBuffer())
  return { duration: decoded.duration, samples: decoded.getChannelData(0) }
}
