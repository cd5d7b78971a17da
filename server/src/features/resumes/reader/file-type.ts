export type FileType = 'pdf' | 'zip' | 'doc' | 'encrypted-office' | 'unknown'

const oleMagic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const zipMagic = Buffer.from([0x50, 0x4b, 0x03, 0x04])
/** Viewers accept a PDF whose header stands a little later, behind a mail or printer preamble. */
const pdfHeaderReach = 1024

/** Decides by content; names and declared types are never looked at. */
export function fileType(bytes: Buffer): FileType {
  if (bytes.subarray(0, 4).equals(zipMagic)) return 'zip'
  if (bytes.subarray(0, 8).equals(oleMagic)) {
    if (bytes.includes(streamName('EncryptedPackage'))) return 'encrypted-office'
    return bytes.includes(streamName('WordDocument')) ? 'doc' : 'unknown'
  }
  return bytes.subarray(0, pdfHeaderReach).includes('%PDF-') ? 'pdf' : 'unknown'
}

function streamName(name: string): Buffer {
  return Buffer.from(name, 'utf16le')
}
