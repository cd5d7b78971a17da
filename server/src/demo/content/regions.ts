/** What a hidden employer says of its place: wide enough to hold many. */
export const regions: Record<string, string> = {
  AZ: 'Arizona',
  CA: 'California',
  CO: 'Colorado',
  GA: 'Georgia',
  IL: 'Illinois',
  MA: 'Massachusetts',
  MN: 'Minnesota',
  NC: 'North Carolina',
  OH: 'Ohio',
  OR: 'Pacific Northwest',
  PA: 'Pennsylvania',
  TX: 'Texas',
  WA: 'Pacific Northwest',
  WI: 'Wisconsin',
}
