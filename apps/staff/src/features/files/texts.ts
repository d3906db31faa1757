import type { Texts } from '@signet/std'

export const texts = {
  noPreview: {
    'zh-CN': '无法预览，请下载后查看',
    'zh-TW': '無法預覽，請下載後檢視',
    'en-US': 'It cannot be shown here. Download it to see it.',
  },
  noViewer: {
    'zh-CN': '这个浏览器不能直接显示 PDF，请下载后查看',
    'zh-TW': '這個瀏覽器無法直接顯示 PDF，請下載後檢視',
    'en-US': 'This browser does not show PDFs itself. Download it to see it.',
  },
} satisfies Texts
