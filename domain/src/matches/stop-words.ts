/** Words of résumés and postings that say nothing about the work. */
const words = new Set(
  (
    'a about above across after all also am an and any are as at be because been before being below between both but by ' +
    'can could did do does doing down during each etc few for from further had has have having he her here him his how ' +
    'i if in into is it its itself just may me more most must my no nor not now of off on once only or other our out ' +
    'over own per same she should so some such than that the their them then there these they this those through to too ' +
    'under until up upon us use used using very via was we were what when where which while who whom why will with within ' +
    'without would you your ' +
    'ability able applicant apply benefit candidate company day duty employee employer employment equal excellent ' +
    'experience experienced full good great help hire including job join knowledge level look make month need new offer ' +
    'opportunity part people person please position preferred provide qualification require required requirement ' +
    'responsibility responsible resume role salary skill strong success team time type various want well work worked ' +
    'working year'
  ).split(' '),
)

export function isStopWord(word: string): boolean {
  return words.has(word) || word.length < 2 || /^\d+$/.test(word)
}
