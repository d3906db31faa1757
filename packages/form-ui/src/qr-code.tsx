import { QrCodeSettings } from '@signet/form/kinds'
import { DrawnCode } from './fields/display/qr-code/qr-code.view.tsx'

const settings = QrCodeSettings.parse({ size: 200, caption: 'hidden' })

/** A text as a QR code outside of any form, to be scanned or saved. The text must fit: an address does. */
export function QrCode({ label, said }: Readonly<{ label: string; said: string }>) {
  return <DrawnCode settings={settings} label={label} said={said} />
}
