import { QrCodeSettings } from '@signet/form/kinds'
import { DrawnCode } from './fields/display/qr-code/qr-code.view.tsx'

const settings = QrCodeSettings.parse({ size: 200, caption: 'hidden' })

/** A QR code outside of forms, to scan or save. The text must fit, as any address does. */
export function QrCode({ label, said }: Readonly<{ label: string; said: string }>) {
  return <DrawnCode settings={settings} label={label} said={said} />
}
