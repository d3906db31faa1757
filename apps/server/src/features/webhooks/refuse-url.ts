import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

/** Refuses `webhooks.urlInvalid`; the target is checked on every delivery. */
export function refuseUrl(text: string): void {
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!isWeb || url.username !== '' || url.password !== '')
    throw new Refusal<RefusalCode>('webhooks.urlInvalid')
}
