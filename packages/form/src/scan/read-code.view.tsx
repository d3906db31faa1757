import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** The reader comes from our own server; by itself it would ask a stranger's. */
prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path),
  },
})

/** What a QR code or a barcode in a picture says: a frame of the camera, or a photo as a file. Undefined: there is none. */
export async function readCode(picture: ImageData | Blob | Uint8Array): Promise<string | undefined> {
  const found = await readBarcodes(picture, { tryHarder: true, maxNumberOfSymbols: 1 })
  return found.find(({ isValid, text }) => isValid && text !== '')?.text
}
