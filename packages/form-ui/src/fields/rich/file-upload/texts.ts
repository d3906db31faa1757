import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '文件上传', 'zh-TW': '檔案上傳', 'en-US': 'File upload' },
  add: { 'zh-CN': '添加文件', 'zh-TW': '新增檔案', 'en-US': 'Add files' },
  addTo: {
    'zh-CN': '为“{field}”添加文件',
    'zh-TW': '為「{field}」新增檔案',
    'en-US': 'Add files to “{field}”',
  },
  limits: {
    'zh-CN': '最多 {count} 个文件，每个不超过 {size} MB',
    'zh-TW': '最多 {count} 個檔案，每個不超過 {size} MB',
    'en-US': '{count, plural, one {# file} other {Up to # files}}, {size} MB each',
  },
  remove: { 'zh-CN': '移除 {name}', 'zh-TW': '移除 {name}', 'en-US': 'Remove {name}' },
  pause: { 'zh-CN': '暂停上传 {name}', 'zh-TW': '暫停上傳 {name}', 'en-US': 'Pause uploading {name}' },
  resume: { 'zh-CN': '继续上传 {name}', 'zh-TW': '繼續上傳 {name}', 'en-US': 'Resume uploading {name}' },
  retry: { 'zh-CN': '重新上传 {name}', 'zh-TW': '重新上傳 {name}', 'en-US': 'Retry uploading {name}' },
  progress: {
    'zh-CN': '{name} 的上传进度',
    'zh-TW': '{name} 的上傳進度',
    'en-US': 'Upload progress of {name}',
  },
  'state.uploading': { 'zh-CN': '正在上传', 'zh-TW': '正在上傳', 'en-US': 'Uploading' },
  'state.paused': { 'zh-CN': '已暂停', 'zh-TW': '已暫停', 'en-US': 'Paused' },
  'state.waiting': { 'zh-CN': '等待上传', 'zh-TW': '等待上傳', 'en-US': 'Waiting' },
  'state.checking': { 'zh-CN': '正在检查', 'zh-TW': '正在檢查', 'en-US': 'Checking' },
  'state.uploaded': { 'zh-CN': '已上传', 'zh-TW': '已上傳', 'en-US': 'Uploaded' },
  'state.failed': { 'zh-CN': '上传失败', 'zh-TW': '上傳失敗', 'en-US': 'Upload failed' },
  zoomIn: { 'zh-CN': '放大', 'zh-TW': '放大', 'en-US': 'Zoom in' },
  zoomOut: { 'zh-CN': '缩小', 'zh-TW': '縮小', 'en-US': 'Zoom out' },
  previous: { 'zh-CN': '上一张', 'zh-TW': '上一張', 'en-US': 'Previous image' },
  next: { 'zh-CN': '下一张', 'zh-TW': '下一張', 'en-US': 'Next image' },
  place: {
    'zh-CN': '第 {place} 张，共 {count} 张',
    'zh-TW': '第 {place} 張，共 {count} 張',
    'en-US': '{place} of {count}',
  },
  pack: {
    'zh-CN': '打包下载 {count} 个文件',
    'zh-TW': '打包下載 {count} 個檔案',
    'en-US': 'Download {count, plural, one {# file} other {# files}} as a ZIP',
  },
  packFailed: {
    'zh-CN': '打包失败，请稍后再试',
    'zh-TW': '打包失敗，請稍後再試',
    'en-US': 'Couldn’t create the ZIP. Try again later',
  },
} satisfies Texts

export const studioTexts = {
  'setting.maxFiles': { 'zh-CN': '最多文件数', 'zh-TW': '檔案數上限', 'en-US': 'Maximum files' },
  'setting.maxMegabytes': {
    'zh-CN': '单个文件上限（MB）',
    'zh-TW': '單一檔案上限（MB）',
    'en-US': 'Maximum file size (MB)',
  },
  'setting.accept': {
    'zh-CN': '允许的类型，不选则不限；也可输入 .pdf 这样的后缀',
    'zh-TW': '允許的類型，不選則不限；也可輸入 .pdf 這樣的副檔名',
    'en-US': 'Allowed types. Leave empty for all, or enter extensions such as .pdf.',
  },
  'setting.accept.image': { 'zh-CN': '图片', 'zh-TW': '圖片', 'en-US': 'Images' },
  'setting.accept.video': { 'zh-CN': '视频', 'zh-TW': '影片', 'en-US': 'Videos' },
  'setting.accept.audio': { 'zh-CN': '音频', 'zh-TW': '音訊', 'en-US': 'Audio' },
  'setting.accept.document': { 'zh-CN': '文档', 'zh-TW': '文件', 'en-US': 'Documents' },
  'setting.accept.archive': { 'zh-CN': '压缩包', 'zh-TW': '壓縮檔', 'en-US': 'Archives' },
  'setting.hint': { 'zh-CN': '上传提示', 'zh-TW': '上傳提示', 'en-US': 'Upload hint' },
} satisfies Texts
