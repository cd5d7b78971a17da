import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { PageBody } from '../../ui/page.tsx'
import { MatchList } from './match-list.tsx'

const route = getRouteApi('/signed-in/candidate/matches')

/** The list alone. */
export function MatchesPage() {
  const search = route.useSearch()
  const navigate = useNavigate()
  return (
    <PageBody>
      <MatchList
        search={search}
        onSearch={(next) => void navigate({ to: '/matches', search: next, resetScroll: false })}
      />
    </PageBody>
  )
}
