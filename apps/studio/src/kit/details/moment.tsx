import { useFormats } from '@signet/i18n/react'

/** A time in words; the exact one on hover. */
export function Moment({ at }: Readonly<{ at: string | null }>) {
  const formats = useFormats()
  if (!at) return '—'
  return (
    <time dateTime={at} title={formats.dateTime(at)}>
      {formats.near(at, Date.now())}
    </time>
  )
}
