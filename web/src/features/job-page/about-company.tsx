import { ExternalLink } from 'lucide-react'
import type { CompanyForCandidate } from '#domain/applications/schema.ts'
import { Icon } from '../../ui/icon.tsx'

/** Who is hiring, once that may be known. While the company is hidden there is nothing here at all. */
export function AboutCompany({ company }: { company: CompanyForCandidate }) {
  if (company.name === null) return null
  const people = company.size && `${company.size.replace('-', '–')} people`
  const facts = [company.industry, people, company.hqLocation].filter(Boolean)
  return (
    <section aria-labelledby="about-company">
      <h2 id="about-company" className="mb-4 text-2xl">
        About {company.name}
      </h2>
      <div className="grid max-w-measure gap-3">
        {facts.length > 0 && <p className="text-ink-soft">{facts.join(' · ')}</p>}
        {company.about && <p className="whitespace-pre-line">{company.about}</p>}
        {company.website && (
          <p>
            <a
              href={company.website}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className="inline-flex items-center gap-2 font-medium text-action underline-offset-4 hover:underline"
            >
              <Icon of={ExternalLink} /> {company.website.replace(/^https?:\/\/(www\.)?/, '')}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
