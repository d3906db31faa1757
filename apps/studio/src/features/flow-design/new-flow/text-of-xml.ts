const declared = /^(\uFEFF?<\?xml[^>]*?encoding=["'])([\w.-]+)(["'])/

/** The text of an XML file in its declared encoding; UTF-8 where none or an unknown one is declared. */
export function textOfXml(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  const encoding = declared.exec(text)?.[2]
  return encoding === undefined ? text : decoded(bytes, encoding).replace(declared, '$1UTF-8$3')
}

function decoded(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch (error) {
    if (error instanceof RangeError) return new TextDecoder().decode(bytes)
    throw error
  }
}
