import { type BarcodeSettings, type barcode, captionOfBarcode, fitsBarcode } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { useMemo } from 'react'
import { CodeFigure, type LoadState, NoCode, useCodeText, useLoaded } from '../../../codes/code-figure.tsx'
import type { DisplayView, ShowProps } from '../../../form/field-view.ts'

const load = () => import('./barcode-svg.view.tsx')

function BarcodeShow({ settings, label, parameters }: ShowProps<typeof barcode>) {
  const t = useT()
  const said = useCodeText(settings, parameters)
  if (said === '') return <NoCode>{t(`form.code.nothing.${settings.source}`, { label })}</NoCode>
  if (!fitsBarcode(said, settings.format)) {
    return <NoCode>{t(`barcode.unsayable.${settings.format}`, { label, said })}</NoCode>
  }
  return <DrawnCode settings={settings} label={label} said={said} />
}

function DrawnCode({
  settings,
  label,
  said,
}: Readonly<{ settings: BarcodeSettings; label: string; said: string }>) {
  const code = useLoaded(load)
  const svg = useMemo<LoadState<string>>(
    () => (code.state === 'ready' ? { state: 'ready', value: code.value.barcodeSvg(said, settings) } : code),
    [code, said, settings],
  )
  return (
    <CodeFigure
      label={label}
      align={settings.align}
      said={captionOfBarcode(said, settings.format)}
      caption={settings.caption}
      svg={svg}
      height={settings.height}
    />
  )
}

export const barcodeView: DisplayView<typeof barcode> = { Show: BarcodeShow }
