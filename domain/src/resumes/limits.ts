/** Specification section 9: a résumé file is a PDF, DOC or DOCX of at most 10 MB. */
export const maxResumeBytes = 10 * 1024 * 1024
export const resumeExtensions = ['pdf', 'doc', 'docx'] as const

/** decisions.md D.15. */
export const maxResumePages = 40

/** Of a scan: recognizing a page takes two of the twenty seconds that a file has, and the machine may have other work. */
export const maxRecognizedPages = 3

/** Text past this is no résumé; the rest is cut off. */
export const maxResumeTextLength = 500_000

/** Inflated sizes of a DOCX (architecture.md, "Reliability and security"): all parts, one part, number of entries. */
export const maxInflatedBytes = 50 * 1024 * 1024
export const maxInflatedPartBytes = 20 * 1024 * 1024
export const maxArchiveEntries = 2000

/** The reading process: time for one file, and memory in all. */
export const maxReadingMilliseconds = 20_000
export const maxReadingMemoryBytes = 512 * 1024 * 1024

/** Of a draft: far more than the longest résumé, well below what one request may carry. */
export const draftBodyMaximum = 50_000
