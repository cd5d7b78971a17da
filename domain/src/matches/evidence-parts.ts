/** In the order in which they are shown. */
export const evidenceParts = ['skills', 'title', 'experience', 'seniority', 'gates'] as const
