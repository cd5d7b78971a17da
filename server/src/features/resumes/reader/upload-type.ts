const zipMagic = [0x50, 0x4b, 0x03, 0x04]
const oleMagic = [0xd0, 0xcf, 0x11, 0xe0]

/** A first look at how the content begins; the reader looks at the whole of it and may still refuse. */
export function guessFileType(head: Uint8Array): 'pdf' | 'docx' | 'doc' | null {
  const beginsWith = (magic: number[]) => magic.every((byte, index) => head[index] === byte)
  if (beginsWith(zipMagic)) return 'docx'
  if (beginsWith(oleMagic)) return 'doc'
  return Buffer.from(head).subarray(0, 1024).includes('%PDF-') ? 'pdf' : null
}
