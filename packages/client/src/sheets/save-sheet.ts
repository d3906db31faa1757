/** Lets the browser keep the sheet that a link stands for. */
export function saveSheet({ name, url }: Readonly<{ name: string; url: string }>): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
