import { TextPage, TextSection } from './text-page.tsx'

export function PrivacyPage() {
  return (
    <TextPage title="Privacy Policy" lead="What Gladwork keeps about you, who sees it and when, and what you can do.">
      <TextSection title="Information we collect">
        <p>
          Your e-mail address, your name and your role. As a candidate: your résumé and what is read from it, your
          preferences, the jobs you save, pass on and apply to, and what people who vouch for you or confirm your
          employment answer. As an employer: your company, your jobs and what you decide about applications.
        </p>
        <p>
          For security we keep the time and network address of sign-ins for a limited time. There is no advertising and
          no tracking by others.
        </p>
      </TextSection>
      <TextSection title="How we use it">
        <p>
          To read and improve your résumé, to match you with jobs or candidates, to explain each score, to send the
          mails you asked for, and to keep accounts safe. Names, photos, contacts, schools, ages and genders never enter
          a score.
        </p>
        <p>
          Your résumé is read with automatic means, which may include an AI model, to make the analysis and the matches.
        </p>
      </TextSection>
      <TextSection title="Sharing">
        <p>
          Private by default. An employer sees your résumé only when you apply, as a snapshot that cannot change, with
          your name and contacts hidden until they are needed. A hidden company is shown to you only after its gate.
        </p>
        <p>Your data is never sold. Your account shows who could see what about you, and since when.</p>
      </TextSection>
      <TextSection title="Security">
        <p>
          Passwords are stored only as strong hashes. Sessions cannot be read by scripts. Links sent by e-mail work once
          and expire. Files are kept under random names and are served only to those who may see them.
        </p>
      </TextSection>
      <TextSection title="Your rights">
        <p>
          You can access and update what is kept about you, have it deleted, export all of it as one file, and close
          your account. After you ask for deletion you have seven days to change your mind. Then files, text and
          everything derived from them are erased.
        </p>
      </TextSection>
      <TextSection title="Contact">
        <p>
          Questions about your data, or a request that your account cannot answer: write to whoever runs this
          installation of Gladwork, at the address that its mails come from.
        </p>
      </TextSection>
    </TextPage>
  )
}
