import type { Texts } from '@signet/std'

export const texts = {
  noPreview: {
    'zh-CN': '无法预览，请下载后查看',
    'zh-TW': '無法預覽，請下載後檢視',
    'en-US': 'No preview available. Download the file to view it.',
  },
  noViewer: {
    'zh-CN': '这个浏览器不能直接显示 PDF，请下载后查看',
    'zh-TW': '這個瀏覽器無法直接顯示 PDF，請下載後檢視',
    'en-US': 'This browser can’t display PDFs. Download the file to view it.',
  },
} satisfies Texts
