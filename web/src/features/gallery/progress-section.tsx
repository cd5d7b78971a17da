import { useState } from 'react'
import { BreakdownBar } from '../../ui/breakdown-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { FlowBar } from '../../ui/flow-bar.tsx'
import { MeasuredBar } from '../../ui/measured-bar.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { ProgressDots } from '../../ui/progress-dots.tsx'
import { RaiseList } from '../../ui/raise-list.tsx'
import { StepList } from '../../ui/step-list.tsx'
import { TabLink, TabLinks } from '../../ui/tab-links.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { Pair, Section } from './section.tsx'

type TabId = 'roles' | 'candidates' | 'assessments' | 'company'

export function ProgressSection() {
  const [tab, setTab] = useState<TabId>('roles')
  return (
    <Section title="Tabs, steps, progress">
      <Tabs<TabId>
        label="Employer"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'roles', label: 'Roles', count: 4, content: 'Four roles stand here.' },
          { id: 'candidates', label: 'Candidates', count: 29, content: 'Everybody who applied.' },
          { id: 'assessments', label: 'Assessments', content: 'Quizzes are made from job descriptions.' },
          { id: 'company', label: 'Company', content: 'What people see of you.' },
        ]}
      />
      <TabLinks label="Account">
        <TabLink to="/auth">Sign In</TabLink>
        <TabLink to="/auth" selected>
          Sign Up
        </TabLink>
      </TabLinks>
      <ProgressDots current={2} total={4} />
      <div>
        <FlowBar current={2} total={4} back={<Button variant="bare">Back</Button>} next={<Button>Continue</Button>} />
      </div>
      <Pair>
        <StepList
          label="Getting set up"
          steps={[
            {
              id: 'resume',
              title: 'Upload & analyze résumé',
              state: 'done',
              hint: 'Overall 87, read 2 November',
              action: <TextButton>Edit</TextButton>,
            },
            { id: 'prefs', title: 'Set quick preferences', state: 'active', hint: 'Titles, place and pay' },
            { id: 'trust', title: 'Build trust (optional)', state: 'locked' },
          ]}
        />
        <div className="grid gap-4">
          <ProgressBar label="Analyzing…" percent={90} />
          <div className="grid gap-1.5 text-sm">
            <p className="flex justify-between">
              <span>Skills</span>
              <span className="tabular">
                <b>39</b>
                <span className="text-ink-soft">/45</span>
              </span>
            </p>
            <MeasuredBar label="Skills" value={39} max={45} />
            <MeasuredBar label="Trust" value={82} max={100} tone="second" />
            <MeasuredBar label="Mutual" value={6} max={10} tone="gain" />
          </div>
        </div>
        <BreakdownBar
          title="How 91 comes about"
          parts={[
            { label: '¾ of AI fit 86', points: 65, tone: 'data' },
            { label: '¼ of trust 82', points: 20, tone: 'second' },
            { label: 'mutual', points: 6, figure: '+6', tone: 'gain' },
          ]}
        />
        <RaiseList
          raises={[
            { points: 7, act: 'Add your ACLS certificate, if you hold one' },
            { points: 2, act: 'Add Beaverton to your places' },
            { points: 1, act: 'Show telemetry inside a dated role' },
          ]}
        />
      </Pair>
    </Section>
  )
}
