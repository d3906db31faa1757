import { mergeAttributes, Node } from '@tiptap/core'

/** A picture of ours in the text. It knows its file; where that can be seen is asked for whenever it is drawn. */
export function pictureNode(urlOf: (fileId: string) => string) {
  return Node.create({
    name: 'picture',
    group: 'inline',
    inline: true,
    draggable: true,
    addAttributes: () => ({
      fileId: {
        default: '',
        parseHTML: (element) => element.getAttribute('data-file'),
        renderHTML: ({ fileId }) => ({ 'data-file': fileId }),
      },
      alt: { default: '' },
    }),
    parseHTML: () => [{ tag: 'img[data-file]' }],
    renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
    addNodeView() {
      return ({ node }) => {
        const { fileId, alt } = node.attrs as Readonly<{ fileId: string; alt: string }>
        const dom = Object.assign(document.createElement('img'), { src: urlOf(fileId), alt })
        dom.dataset['file'] = fileId
        return { dom, ignoreMutation: () => true }
      }
    },
  })
}

/** Pictures whose link has come meanwhile. */
export function refreshPictures(root: HTMLElement, urlOf: (fileId: string) => string): void {
  for (const picture of root.querySelectorAll<HTMLImageElement>('img[data-file]')) {
    const url = urlOf(picture.dataset['file'] ?? '')
    if (picture.getAttribute('src') !== url) picture.src = url
  }
}
