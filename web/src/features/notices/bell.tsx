import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Bell as BellIcon, CheckCheck, Dot, List } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { noticesKey, noticesQuery, readNoticesMutation } from './queries.ts'
import { useLiveNotices } from './use-live-notices.ts'

/** A menu is for a look; the page has the rest. */
const shown = 6

/** What happened, newest first; an unread one has a dot. */
export function Bell() {
  const { data } = useQuery(noticesQuery)
  useLiveNotices()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const read = useMutation({
    ...readNoticesMutation,
    onSettled: () => queryClient.invalidateQueries({ queryKey: noticesKey }),
  })
  const notices = data?.notices ?? []
  const unread = data?.unread ?? 0
  const items: MenuItem[] = notices.slice(0, shown).map((notice) => ({
    key: notice.id,
    label: `${notice.title}: ${notice.body}`,
    icon: notice.isRead ? undefined : Dot,
    iconMeans: 'Unread:',
    onSelect: () => {
      if (!notice.isRead) read.mutate([notice.id])
      if (notice.path) void navigate({ href: notice.path })
    },
  }))
  if (unread > 0) {
    const ids = notices.filter((notice) => !notice.isRead).map((notice) => notice.id)
    items.push({ label: 'Mark all as read', icon: CheckCheck, onSelect: () => read.mutate(ids) })
  }
  if (items.length === 0) items.push({ label: 'Nothing new yet', disabled: true, onSelect: () => undefined })
  items.push({
    label: 'All notifications and settings',
    icon: List,
    onSelect: () => void navigate({ to: '/notifications' }),
  })
  return (
    <Menu
      label="Notifications"
      items={items}
      trigger={
        <IconButton
          icon={BellIcon}
          label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
          count={unread}
        />
      }
    />
  )
}
