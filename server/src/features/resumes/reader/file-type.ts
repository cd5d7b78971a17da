export type FileType = 'pdf' | 'zip' | 'doc' | 'encrypted-office' | 'broken-office' | 'unknown'

const oleMagic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const zipMagic = Buffer.from([0x50, 0x4b, 0x03, 0x04])
/** Viewers accept a PDF whose header stands a little later, behind a mail or printer preamble. */
const pdfHeaderReach = 1024

/** Decides by content; names and declared types are never looked at. */
export function fileType(bytes: Buffer): FileType {
  if (bytes.subarray(0, 4).equals(zipMagic)) return 'zip'
  if (bytes.subarray(0, 8).equals(oleMagic)) {
    if (bytes.includes(streamName('EncryptedPackage'))) return 'encrypted-office'
    if (bytes.includes(streamName('WordDocument'))) return 'doc'
    return holdsDirectory(bytes) ? 'unknown' : 'broken-office'
  }
  return bytes.subarray(0, pdfHeaderReach).includes('%PDF-') ? 'pdf' : 'unknown'
}

/** The list of streams often stands at the end, so half a file has none. */
function holdsDirectory(bytes: Buffer): boolean {
  if (bytes.length < 512) return false
  const sectorSize = 2 ** Math.min(16, bytes.readUInt16LE(30))
  return (bytes.readUInt32LE(48) + 1) * sectorSize < bytes.length
}

function streamName(name: string): Buffer {
  return Buffer.from(name, 'utf16le')
}
