import { useFormats } from '@signet/i18n/react'
import { useNow } from '../../../kit/context/use-now.ts'

type WhenProps = Readonly<{ at: string; className?: string | undefined; isRelative?: boolean }>

/** A time in words; the exact one on hover or long press. */
export function When({ at, className, isRelative = false }: WhenProps) {
  const formats = useFormats()
  const now = useNow()
  return (
    <time className={className} dateTime={at} title={formats.dateTime(at)}>
      {isRelative ? formats.relative(at, now) : formats.near(at, now)}
    </time>
  )
}
