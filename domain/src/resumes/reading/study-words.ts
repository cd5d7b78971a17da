export const degree =
  /(?<!\p{L})(?:bachelor|master|doctor|ph\.?\s?d|mba|b\.?\s?sc?|m\.?\s?sc?|b\.?\s?a|m\.?\s?a|b\.?\s?tech|m\.?\s?tech|b\.?\s?e|b\.?\s?com|associate|diploma|diplom|degree|certificate|ged|high school|abitur|licence|licenciatura|grado|máster|laurea|bac|baccalauréat|dut|bts|hbo|mbo|vwo|havo|wo|ausbildung|minor|major|magister|promotion|hsc|ssc)(?!\p{L})/iu
export const school =
  /(?<!\p{L})(?:university|college|school|institute|academy|polytechnic|\p{L}*universität|\p{L}*hochschule|gymnasium|\p{L}*schule|université|école|lycée|cfa|iti|ies|institut|iut|insa|universidad|instituto|colegio|universiteit|hogeschool|roc|università|politecnico|liceo|istituto|universidade|faculty|faculté|uniwersytet|politechnika|liceum|technikum|szkoła|högskola|gymnasieskola|universitet|universitetet)(?!\p{L})/iu

/** "Master of Arts", "Ausbildung zum Tischler": names a degree, though it reads like work. */
export function opensWithDegree(text: string): boolean {
  return (
    /^(?:master|bachelor|magister|laurea|grado|licence|bts|cap|dut|hbo|mbo|ausbildung|diplom\p{L}*|certificate|formation|técnico en|ciclo|praktijkopleiding)(?!\p{L})/iu.test(
      text,
    ) && !/^master (?:electrician|plumber|carpenter|technician|chef|mechanic|welder|sergeant)/i.test(text)
  )
}

/** Whether a school or a degree is named. */
export function namesStudy(text: string): boolean {
  return degree.test(text) || school.test(text)
}
