import type { Notice } from '#domain/notices/schema.ts'
import type { NoticeRow } from './queries.ts'

/** A notice, for the person it was written to. */
export function viewNotice(row: NoticeRow): Notice {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    path: row.path,
    isRead: row.readAt !== null,
    at: row.createdAt.toISOString(),
  }
}
