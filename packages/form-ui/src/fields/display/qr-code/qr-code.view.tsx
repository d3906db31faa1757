import { fitsQrCode, type QrCodeSettings, type qrCode } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { useMemo } from 'react'
import { CodeFigure, type LoadState, NoCode, useCodeText, useLoaded } from '../../../codes/code-figure.tsx'
import type { DisplayView, ShowProps } from '../../../form/field-view.ts'

const load = () => import('./qr-svg.view.tsx')

function QrCodeShow({ settings, label, parameters }: ShowProps<typeof qrCode>) {
  const t = useT()
  const said = useCodeText(settings, parameters)
  if (said === '') return <NoCode>{t(`form.code.nothing.${settings.source}`, { label })}</NoCode>
  if (!fitsQrCode(said, settings.correction)) return <NoCode>{t('qr-code.tooLong', { label })}</NoCode>
  return <DrawnCode settings={settings} label={label} said={said} />
}

/** The code of a text that fits. */
export function DrawnCode({
  settings,
  label,
  said,
}: Readonly<{ settings: QrCodeSettings; label: string; said: string }>) {
  const code = useLoaded(load)
  const svg = useMemo<LoadState<string>>(
    () => (code.state === 'ready' ? { state: 'ready', value: code.value.qrSvg(said, settings) } : code),
    [code, said, settings],
  )
  return <CodeFigure label={label} align={settings.align} said={said} caption={settings.caption} svg={svg} />
}

export const qrCodeView: DisplayView<typeof qrCode> = { Show: QrCodeShow }
