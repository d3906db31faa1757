/**
 * Stands in for the module with which antd's parts write styles at run time (a locked scroll bar, a measured one). It
 * gives them to the document as constructed style sheets: the policy allows those, and forbids <style> elements.
 */
const sheets = new Map<string, CSSStyleSheet>()

type Options = Readonly<{ attachTo?: Element }>

export function updateCSS(css: string, key: string, { attachTo }: Options = {}): HTMLStyleElement {
  const element = document.createElement('style')
  if (attachTo) {
    element.textContent = css
    attachTo.append(element)
    return element
  }

  const known = sheets.get(key)
  const sheet = known ?? new CSSStyleSheet()
  sheet.replaceSync(css)
  if (!known) {
    sheets.set(key, sheet)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  return element
}

export function injectCSS(css: string, options: Options = {}): HTMLStyleElement {
  return updateCSS(css, css, options)
}

export function removeCSS(key: string) {
  const sheet = sheets.get(key)
  sheets.delete(key)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
}

export function clearContainerCache() {
  sheets.clear()
}
