import { Link } from '@tanstack/react-router'
import { TextPage, TextSection } from './text-page.tsx'

export function TermsPage() {
  return (
    <TextPage title="Terms of Service" lead="What you can expect of Gladwork, and what Gladwork expects of you.">
      <TextSection title="Acceptance of these terms">
        <p>
          By making an account or using Gladwork you accept these terms. If you use it for a company, you confirm that
          you may accept them for that company. If you do not agree, please do not use the service.
        </p>
      </TextSection>
      <TextSection title="Use of the service">
        <p>
          Give true information about yourself, your work and your company. Vouch only for people you have worked with.
          Post only jobs that exist and that you may fill.
        </p>
        <p>
          Do not try to find out who a hidden company or candidate is, to read what is not yours, to send messages that
          nobody asked for, or to burden the service on purpose. Accounts that do may be closed.
        </p>
        <p>
          Scores are made by published rules and can be unfolded into their parts. They help people decide. Nobody is
          hired or declined by a score alone.
        </p>
      </TextSection>
      <TextSection title="Privacy">
        <p>
          Your résumé is private until you apply. What is kept about you, who sees it and when, is on the{' '}
          <Link to="/privacy">Privacy</Link> page, which is part of these terms.
        </p>
      </TextSection>
      <TextSection title="Intellectual property">
        <p>
          What you upload or write stays yours. You let Gladwork keep it, read it and show it to the people you choose,
          only to provide the service. The name, the wordmark and the design of Gladwork belong to Gladwork.
        </p>
      </TextSection>
      <TextSection title="Limitation of liability">
        <p>
          Gladwork is provided as it is. We do not promise a job, a hire or that a score predicts success. As far as the
          law allows, we are not liable for indirect loss, or for what candidates and employers agree with each other.
          Nothing here limits liability that cannot be limited by law.
        </p>
      </TextSection>
      <TextSection title="Changes to these terms">
        <p>
          When these terms change, the version above changes with them, and you are told before the new version counts.
          If you do not agree with it, you can take your data with you and close your account.
        </p>
      </TextSection>
    </TextPage>
  )
}
