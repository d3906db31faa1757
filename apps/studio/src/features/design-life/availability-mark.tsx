import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import type { Availability } from './design.ts'

/** Says that a design is stopped, archived or deleted; nothing for one in use. */
export function AvailabilityMark({ availability }: Readonly<{ availability: Availability }>) {
  const t = useT()
  if (availability === 'inUse') return null
  return <Status kind="ended">{t(`design-life.availability.${availability}`)}</Status>
}
