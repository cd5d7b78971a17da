import { ButtonLink } from '../../ui/button-link.tsx'

export function CompleteStep() {
  return (
    <div className="grid gap-7">
      <ol className="grid border-b border-line">
        {[
          'Describe the work. We read pay, place and skills back to you.',
          'Answer eight short questions about it. Six right ones publish the role.',
          'People apply under code names. You shortlist by what they can do.',
        ].map((step) => (
          <li key={step} className="border-t border-line py-3">
            {step}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/job-post">Post Your First Job</ButtonLink>
        <ButtonLink to="/dashboard" variant="quiet">
          Go to Dashboard
        </ButtonLink>
      </div>
    </div>
  )
}
