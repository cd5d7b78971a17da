import type { Occupation } from '../occupation.ts'

export const platformEngineer: Occupation = {
  key: 'platform-engineer',
  sectors: ['software', 'energy', 'finance', 'logistics'],
  titles: {
    junior: ['Junior DevOps Engineer', 'Junior Cloud Engineer'],
    mid: ['Platform Engineer', 'DevOps Engineer', 'Site Reliability Engineer'],
    senior: ['Senior Platform Engineer', 'Senior Site Reliability Engineer', 'Senior DevOps Engineer'],
    staff_plus: ['Staff Platform Engineer', 'Lead Platform Engineer'],
  },
  pay: { per: 'year', low: 124_000, high: 152_000 },
  modes: ['remote', 'remote', 'hybrid', 'hybrid'],
  types: ['full-time', 'full-time', 'full-time', 'contract'],
  must: ['Linux', 'Kubernetes', 'Terraform', 'CI/CD'],
  nice: ['Go', 'Ansible', 'Vault', 'Helm', 'Python'],
  focuses: [
    {
      name: 'Kubernetes',
      about: [
        'You run {4-7} clusters and the paved road on top of them, so that forty engineers can deploy without asking anybody. Today two steps are still manual, and everybody knows which.',
        'The platform team treats other engineers as customers. You own the clusters, the templates and the documentation that people read first.',
      ],
      duties: [
        'Upgrade clusters without a maintenance window.',
        'Offer templates that are easier than doing it yourself.',
        'Keep costs visible per team, down to the namespace.',
      ],
      must: ['Helm', 'AWS'],
      nice: ['Argo CD', 'Prometheus'],
    },
    {
      name: 'Observability',
      about: [
        'We have plenty of metrics and too few answers. You bring {60-110} services onto one tracing standard and switch off the alerts nobody acts on.',
        'You own how we see what is happening: metrics, logs, traces and the pager. The aim is fewer graphs and better ones.',
      ],
      duties: [
        'Define service levels with each team and alert only on those.',
        'Run Prometheus and Grafana as a product.',
        'Lead reviews after incidents, without looking for a culprit.',
      ],
      must: ['Prometheus', 'Grafana', 'Incident response'],
      nice: ['OpenTelemetry'],
    },
    {
      name: 'Cloud Infrastructure',
      about: [
        'Two cloud accounts became {14-30} over the years. You bring them under code, one by one, with the people who made them.',
        'You build the foundation for systems that people depend on to stay warm and paid. Everything is in Terraform, and reviews are real.',
      ],
      duties: [
        'Write Terraform modules others can use without reading them.',
        'Build networks and access so that the safe way is the short way.',
        'Practise restoring, not only backing up.',
      ],
      must: ['AWS', 'Networking'],
      nice: ['Azure', 'Cost optimisation'],
    },
    {
      name: 'Reliability',
      about: [
        'Our systems carry control-room data and customer bills. You cut the time to restore, which stands at {25-50} minutes, and make the next incident a smaller one.',
        'Reliability as an engineering task: error budgets, load tests and a pager that is silent on most nights.',
      ],
      duties: [
        'Take part in an on-call of eight people and make it calmer each quarter.',
        'Run game days in which we break things on purpose.',
        'Automate the third occurrence of anything.',
      ],
      must: ['Incident response', 'Python'],
      nice: ['Go', 'PostgreSQL'],
    },
    {
      name: 'Build and Release',
      about: [
        'A change takes {22-48} minutes from merge to production. You make it ten and keep it boring.',
        'You own build, test and release for three languages and one monorepo. Engineers will thank you by not noticing.',
      ],
      duties: [
        'Cut build times by caching what never changes.',
        'Find flaky tests and give them back to their owners.',
        'Sign what we ship and know what is in it.',
      ],
      must: ['GitHub Actions', 'Docker'],
      nice: ['Bazel', 'Supply chain security'],
    },
  ],
  duties: [
    'Write the runbook while you still remember.',
    'Take one week of on-call in {6-8}, paid, with Monday off after it.',
    'Pair with product teams for two weeks each quarter.',
    'Patch within days because it is easy, not because it is urgent.',
    'Keep secrets out of files and people out of production.',
    'Publish a changelog of the platform each month.',
  ],
  team: [
    'The platform team is {4-7} people across two time zones.',
    'You work with {30-60} engineers who are kind about breaking changes if told in time.',
    'Your lead still merges code every week.',
  ],
  firstDays: [
    'In the first 90 days you follow one change from commit to production each week and remove one step from it.',
    'You join on-call as a second in month two and as first in month three.',
    'By day 90 you have upgraded one cluster and rewritten one page of documentation.',
  ],
  asks: [
    'You have carried a pager for something that mattered.',
    'You would rather remove a tool than add one.',
    'You explain infrastructure to people who do not want to know.',
  ],
  offers: [
    'On-call is paid: $600 a week and time back for nights.',
    'Remote within US time zones, two meetings of the whole team a year.',
    'Conference budget of $2,500, and you choose which.',
    '401(k) with a 6% match and 25 days off.',
  ],
}
