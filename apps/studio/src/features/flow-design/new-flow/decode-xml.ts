const declaration = /^(\uFEFF?<\?xml[^>]*?encoding=["'])([\w.-]+)(["'])/

/** Decodes an XML file with its declared encoding, or UTF-8 if that is missing or unknown. */
export function decodeXml(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  const encoding = declaration.exec(text)?.[2]
  return encoding === undefined ? text : decodeAs(bytes, encoding).replace(declaration, '$1UTF-8$3')
}

function decodeAs(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch (error) {
    if (error instanceof RangeError) return new TextDecoder().decode(bytes)
    throw error
  }
}
