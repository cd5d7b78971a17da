/** One line for each of many kinds of work; what their vectors have in common is what any two texts of a model share. */
export const referenceTexts = [
  'Registered nurse on a surgical ward, triage, medication, care plans',
  'Line cook, hot section, food safety, prep for service',
  'Platform engineer, Kubernetes, Terraform, monitoring',
  'Primary school teacher, lesson plans, reading, parents',
  'Electrician, wiring, fault finding, inspection of installations',
  'Accountant, month-end close, reconciliation, tax returns',
  'Truck driver, long distance, loading, logbook',
  'Store manager, rota, stock, till, customers',
  'Graphic designer, typography, brand, print',
  'Paralegal, contracts, filings, case research',
  'Warehouse operative, picking, packing, forklift',
  'Civil engineer, drainage, site supervision, drawings',
  'Hair stylist, colour, cuts, appointments',
  'Sales representative, territory, pipeline, negotiation',
  'Farm worker, livestock, harvest, machinery',
  'Data analyst, SQL, dashboards, statistics',
] as const
