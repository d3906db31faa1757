import type { Texts } from '@signet/std'

export const texts = {
  open: { 'zh-CN': '扫码填写“{field}”', 'zh-TW': '掃碼填寫「{field}」', 'en-US': 'Scan into “{field}”' },
  asking: { 'zh-CN': '正在打开相机…', 'zh-TW': '正在開啟相機…', 'en-US': 'Opening camera…' },
  looking: {
    'zh-CN': '将二维码或条形码放入框内',
    'zh-TW': '將 QR Code 或條碼放入框內',
    'en-US': 'Point the camera at a QR code or barcode',
  },
  denied: {
    'zh-CN': '未获得相机权限，可选择一张照片',
    'zh-TW': '未取得相機權限，可選擇一張照片',
    'en-US': 'Camera access was denied. Choose a photo instead.',
  },
  missing: {
    'zh-CN': '没有可用的相机，可选择一张照片',
    'zh-TW': '沒有可用的相機，可選擇一張照片',
    'en-US': 'No camera available. Choose a photo instead.',
  },
  nothing: {
    'zh-CN': '照片中没有找到二维码或条形码',
    'zh-TW': '照片中找不到 QR Code 或條碼',
    'en-US': 'No QR code or barcode found in the photo',
  },
  photo: { 'zh-CN': '从照片识别', 'zh-TW': '從照片辨識', 'en-US': 'Scan from photo' },
  lighter: { 'zh-CN': '打开手电筒', 'zh-TW': '開啟手電筒', 'en-US': 'Turn on flashlight' },
  darker: { 'zh-CN': '关闭手电筒', 'zh-TW': '關閉手電筒', 'en-US': 'Turn off flashlight' },
} satisfies Texts
