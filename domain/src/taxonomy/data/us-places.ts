export type Zone = 'PT' | 'MT' | 'CT' | 'ET'
export type State = { name: string; zone: Zone | null }
export type City = { name: string; state: string; zone: Zone | null; area: string | null }

/** `code zone name: cities`, larger cities first; a city in another zone than its state carries it behind a slash. */
const stateLines = `
AL CT Alabama: Birmingham, Montgomery, Huntsville, Mobile, Tuscaloosa, Hoover, Auburn, Dothan
AK - Alaska: Anchorage, Fairbanks, Juneau
AZ MT Arizona: Phoenix, Tucson, Mesa, Chandler, Scottsdale, Gilbert, Tempe, Peoria, Surprise, Flagstaff, Yuma, Goodyear
AR CT Arkansas: Little Rock, Fayetteville, Fort Smith, Springdale, Jonesboro, Bentonville, Rogers, Conway
CA PT California: Los Angeles, San Diego, San Jose, San Francisco, Fresno, Sacramento, Long Beach, Oakland, Bakersfield, Anaheim, Stockton, Riverside, Santa Ana, Irvine, Chula Vista, Fremont, San Bernardino, Modesto, Fontana, Oxnard, Moreno Valley, Huntington Beach, Glendale, Santa Clarita, Garden Grove, Oceanside, Rancho Cucamonga, Santa Rosa, Ontario, Elk Grove, Corona, Hayward, Palmdale, Sunnyvale, Escondido, Pomona, Torrance, Pasadena, Roseville, Visalia, Santa Clara, Berkeley, Mountain View, Palo Alto, Redwood City, San Mateo, Menlo Park, Cupertino, Carlsbad, Burbank, Santa Monica, Culver City, El Segundo, Santa Barbara, Ventura, Walnut Creek, Pleasanton, Emeryville, South San Francisco, Foster City, Milpitas, Costa Mesa, Newport Beach
CO MT Colorado: Denver, Colorado Springs, Aurora, Fort Collins, Lakewood, Thornton, Arvada, Westminster, Pueblo, Boulder, Greeley, Longmont, Broomfield, Englewood, Littleton, Grand Junction, Golden
CT ET Connecticut: Bridgeport, New Haven, Stamford, Hartford, Waterbury, Norwalk, Danbury, New Britain, Groton, Greenwich
DE ET Delaware: Wilmington, Dover, Newark
DC ET District of Columbia: Washington, Washington DC, Washington D.C.
FL ET Florida: Jacksonville, Miami, Tampa, Orlando, St. Petersburg, Hialeah, Port St. Lucie, Tallahassee, Cape Coral, Fort Lauderdale, Pembroke Pines, Hollywood, Gainesville, Miramar, Coral Springs, Palm Bay, West Palm Beach, Clearwater, Lakeland, Boca Raton, Sarasota, Fort Myers, Naples, Daytona Beach, Pensacola/CT, Panama City/CT, Melbourne, Ocala
GA ET Georgia: Atlanta, Augusta, Columbus, Macon, Savannah, Athens, Sandy Springs, Roswell, Alpharetta, Marietta, Johns Creek, Albany, Duluth
HI - Hawaii: Honolulu, Hilo, Kailua
ID MT Idaho: Boise, Meridian, Nampa, Idaho Falls, Pocatello, Twin Falls, Coeur d'Alene/PT, Lewiston/PT
IL CT Illinois: Chicago, Aurora, Naperville, Joliet, Rockford, Springfield, Elgin, Peoria, Champaign, Evanston, Schaumburg, Bloomington, Decatur, Oak Brook, Skokie
IN ET Indiana: Indianapolis, Fort Wayne, South Bend, Carmel, Fishers, Bloomington, Hammond/CT, Gary/CT, Evansville/CT, Lafayette, Muncie, Terre Haute
IA CT Iowa: Des Moines, Cedar Rapids, Davenport, Sioux City, Iowa City, Waterloo, Ames, West Des Moines, Council Bluffs, Dubuque
KS CT Kansas: Wichita, Overland Park, Kansas City, Olathe, Topeka, Lawrence, Lenexa, Manhattan
KY ET Kentucky: Louisville, Lexington, Bowling Green/CT, Owensboro/CT, Covington, Paducah/CT, Frankfort
LA CT Louisiana: New Orleans, Baton Rouge, Shreveport, Lafayette, Lake Charles, Metairie, Monroe
ME ET Maine: Portland, Lewiston, Bangor, Augusta, South Portland
MD ET Maryland: Baltimore, Frederick, Rockville, Gaithersburg, Bethesda, Columbia, Silver Spring, Annapolis, Germantown, Towson, Hagerstown
MA ET Massachusetts: Boston, Worcester, Springfield, Cambridge, Lowell, Brockton, Quincy, Lynn, New Bedford, Waltham, Framingham, Newton, Somerville, Burlington, Andover, Woburn, Needham
MI ET Michigan: Detroit, Grand Rapids, Warren, Sterling Heights, Ann Arbor, Lansing, Flint, Dearborn, Livonia, Troy, Kalamazoo, Southfield, Farmington Hills, Saginaw
MN CT Minnesota: Minneapolis, St. Paul, Rochester, Duluth, Bloomington, Brooklyn Park, Plymouth, Eagan, Eden Prairie, Minnetonka, St. Cloud
MS CT Mississippi: Jackson, Gulfport, Southaven, Hattiesburg, Biloxi, Tupelo
MO CT Missouri: Kansas City, St. Louis, Springfield, Columbia, Independence, Lee's Summit, O'Fallon, St. Charles, Jefferson City, Chesterfield
MT MT Montana: Billings, Missoula, Great Falls, Bozeman, Butte, Helena, Kalispell
NE CT Nebraska: Omaha, Lincoln, Bellevue, Grand Island, Kearney, Scottsbluff/MT
NV PT Nevada: Las Vegas, Henderson, Reno, North Las Vegas, Sparks, Carson City
NH ET New Hampshire: Manchester, Nashua, Concord, Portsmouth, Dover
NJ ET New Jersey: Newark, Jersey City, Paterson, Elizabeth, Trenton, Camden, Edison, Princeton, Hoboken, Piscataway, Parsippany, Morristown, Cherry Hill, New Brunswick, Atlantic City
NM MT New Mexico: Albuquerque, Las Cruces, Rio Rancho, Santa Fe, Roswell, Los Alamos
NY ET New York: New York, New York City, NYC, Brooklyn, Queens, Bronx, Manhattan, Staten Island, Buffalo, Rochester, Yonkers, Syracuse, Albany, White Plains, Ithaca, Schenectady, Utica, Melville, Long Island City
NC ET North Carolina: Charlotte, Raleigh, Greensboro, Durham, Winston-Salem, Fayetteville, Cary, Wilmington, High Point, Asheville, Chapel Hill, Morrisville, Research Triangle Park
ND CT North Dakota: Fargo, Bismarck, Grand Forks, Minot, Dickinson/MT
OH ET Ohio: Columbus, Cleveland, Cincinnati, Toledo, Akron, Dayton, Canton, Youngstown, Dublin, Mason, Westlake
OK CT Oklahoma: Oklahoma City, Tulsa, Norman, Broken Arrow, Edmond, Lawton, Stillwater
OR PT Oregon: Portland, Salem, Eugene, Gresham, Hillsboro, Beaverton, Bend, Medford, Corvallis, Lake Oswego, Tigard, Ontario/MT
PA ET Pennsylvania: Philadelphia, Pittsburgh, Allentown, Erie, Reading, Scranton, Bethlehem, Lancaster, Harrisburg, King of Prussia, York, State College, Malvern, Wayne
RI ET Rhode Island: Providence, Warwick, Cranston, Pawtucket, Newport
SC ET South Carolina: Charleston, Columbia, Greenville, Rock Hill, Mount Pleasant, Spartanburg, Myrtle Beach
SD CT South Dakota: Sioux Falls, Rapid City/MT, Aberdeen, Brookings
TN CT Tennessee: Nashville, Memphis, Knoxville/ET, Chattanooga/ET, Clarksville, Murfreesboro, Franklin, Johnson City/ET, Brentwood, Oak Ridge/ET
TX CT Texas: Houston, San Antonio, Dallas, Austin, Fort Worth, El Paso/MT, Arlington, Corpus Christi, Plano, Laredo, Lubbock, Garland, Irving, Amarillo, Grand Prairie, Brownsville, McKinney, Frisco, Pasadena, Killeen, McAllen, Waco, Carrollton, Round Rock, Richardson, The Woodlands, Sugar Land, Midland, Odessa, College Station, Tyler, Beaumont, Denton, Lewisville, Addison, Westlake
UT MT Utah: Salt Lake City, West Valley City, Provo, West Jordan, Orem, Sandy, Ogden, St. George, Lehi, Draper, South Jordan, Logan
VT ET Vermont: Burlington, Montpelier, Rutland
VA ET Virginia: Virginia Beach, Norfolk, Chesapeake, Richmond, Arlington, Alexandria, Newport News, Hampton, Roanoke, Reston, Herndon, McLean, Fairfax, Chantilly, Charlottesville, Ashburn, Vienna, Blacksburg, Tysons
WA PT Washington: Seattle, Spokane, Tacoma, Vancouver, Bellevue, Kent, Everett, Redmond, Renton, Kirkland, Bothell, Olympia, Yakima, Bellingham, Federal Way
WV ET West Virginia: Charleston, Huntington, Morgantown, Parkersburg, Wheeling
WI CT Wisconsin: Milwaukee, Madison, Green Bay, Kenosha, Racine, Appleton, Waukesha, Eau Claire, Oshkosh, Janesville, La Crosse
WY MT Wyoming: Cheyenne, Casper, Laramie, Jackson
`

/** Cities that people commute between, one area a line. */
const areaLines = `
San Francisco CA, Oakland CA, San Jose CA, Berkeley CA, Fremont CA, Hayward CA, Sunnyvale CA, Santa Clara CA, Mountain View CA, Palo Alto CA, Redwood City CA, San Mateo CA, Menlo Park CA, Cupertino CA, Walnut Creek CA, Pleasanton CA, Emeryville CA, South San Francisco CA, Foster City CA, Milpitas CA
Los Angeles CA, Long Beach CA, Glendale CA, Pasadena CA, Burbank CA, Santa Monica CA, Culver City CA, El Segundo CA, Torrance CA, Anaheim CA, Santa Ana CA, Irvine CA, Costa Mesa CA, Newport Beach CA, Garden Grove CA, Huntington Beach CA, Pomona CA, Santa Clarita CA
Riverside CA, San Bernardino CA, Fontana CA, Moreno Valley CA, Rancho Cucamonga CA, Ontario CA, Corona CA
San Diego CA, Chula Vista CA, Carlsbad CA, Escondido CA, Oceanside CA
Sacramento CA, Roseville CA, Elk Grove CA
Phoenix AZ, Mesa AZ, Chandler AZ, Scottsdale AZ, Gilbert AZ, Tempe AZ, Peoria AZ, Surprise AZ, Goodyear AZ
Denver CO, Aurora CO, Lakewood CO, Thornton CO, Arvada CO, Westminster CO, Boulder CO, Broomfield CO, Englewood CO, Littleton CO, Golden CO, Longmont CO
Miami FL, Fort Lauderdale FL, Hialeah FL, Pembroke Pines FL, Hollywood FL, Miramar FL, Coral Springs FL, Boca Raton FL, West Palm Beach FL
Tampa FL, St. Petersburg FL, Clearwater FL, Lakeland FL
Atlanta GA, Sandy Springs GA, Roswell GA, Alpharetta GA, Marietta GA, Johns Creek GA, Duluth GA
Chicago IL, Aurora IL, Naperville IL, Joliet IL, Elgin IL, Evanston IL, Schaumburg IL, Oak Brook IL, Skokie IL, Gary IN, Hammond IN
Kansas City MO, Kansas City KS, Overland Park KS, Olathe KS, Lenexa KS, Independence MO, Lee's Summit MO
Washington DC, Arlington VA, Alexandria VA, Reston VA, Herndon VA, McLean VA, Fairfax VA, Chantilly VA, Ashburn VA, Vienna VA, Tysons VA, Rockville MD, Gaithersburg MD, Bethesda MD, Silver Spring MD, Germantown MD
Baltimore MD, Towson MD, Columbia MD, Annapolis MD
Boston MA, Cambridge MA, Quincy MA, Waltham MA, Framingham MA, Newton MA, Somerville MA, Burlington MA, Lowell MA, Lynn MA, Andover MA, Woburn MA, Needham MA, Brockton MA
Detroit MI, Warren MI, Sterling Heights MI, Dearborn MI, Livonia MI, Troy MI, Southfield MI, Farmington Hills MI, Ann Arbor MI
Minneapolis MN, St. Paul MN, Bloomington MN, Brooklyn Park MN, Plymouth MN, Eagan MN, Eden Prairie MN, Minnetonka MN
St. Louis MO, O'Fallon MO, St. Charles MO, Chesterfield MO
Las Vegas NV, Henderson NV, North Las Vegas NV
New York NY, New York City NY, NYC NY, Brooklyn NY, Queens NY, Bronx NY, Manhattan NY, Staten Island NY, Yonkers NY, White Plains NY, Long Island City NY, Newark NJ, Jersey City NJ, Hoboken NJ, Elizabeth NJ, Paterson NJ, Stamford CT, Greenwich CT
Raleigh NC, Durham NC, Cary NC, Chapel Hill NC, Morrisville NC, Research Triangle Park NC
Cleveland OH, Akron OH, Westlake OH
Cincinnati OH, Mason OH, Covington KY
Portland OR, Gresham OR, Hillsboro OR, Beaverton OR, Lake Oswego OR, Tigard OR, Vancouver WA
Philadelphia PA, King of Prussia PA, Malvern PA, Wayne PA, Camden NJ, Cherry Hill NJ, Wilmington DE
Dallas TX, Fort Worth TX, Arlington TX, Plano TX, Garland TX, Irving TX, Grand Prairie TX, McKinney TX, Frisco TX, Carrollton TX, Richardson TX, Denton TX, Lewisville TX, Addison TX, Westlake TX
Houston TX, Pasadena TX, The Woodlands TX, Sugar Land TX
Austin TX, Round Rock TX
Salt Lake City UT, West Valley City UT, West Jordan UT, Sandy UT, Draper UT, South Jordan UT, Lehi UT, Ogden UT
Provo UT, Orem UT
Norfolk VA, Virginia Beach VA, Chesapeake VA, Newport News VA, Hampton VA
Seattle WA, Tacoma WA, Bellevue WA, Kent WA, Everett WA, Redmond WA, Renton WA, Kirkland WA, Bothell WA, Federal Way WA
Milwaukee WI, Waukesha WI, Racine WI
`

export const states = new Map<string, State>()
/** By city key; one entry for each state that has a city of that name. */
export const cities = new Map<string, City[]>()

const areas = new Map<string, string>()
for (const line of areaLines.trim().split('\n')) {
  const members = line.split(',').map((member) => member.trim())
  for (const member of members) areas.set(cityKey(member), members[0] ?? '')
}

for (const line of stateLines.trim().split('\n')) {
  const [head = '', list = ''] = line.split(':')
  const [code = '', zone = '', ...name] = head.split(' ')
  const stateZone = zone === '-' ? null : (zone as Zone)
  states.set(code, { name: name.join(' '), zone: stateZone })
  for (const written of list.split(',')) {
    const [city = '', cityZone] = written.trim().split('/')
    const entry = {
      name: city,
      state: code,
      zone: (cityZone as Zone | undefined) ?? stateZone,
      area: areas.get(cityKey(`${city} ${code}`)) ?? null,
    }
    const found = cities.get(cityKey(city))
    if (found) found.push(entry)
    else cities.set(cityKey(city), [entry])
  }
}

export function cityKey(city: string): string {
  return city
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[-.]/g, ' ')
    .replace(/[^a-z ]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^st /, 'saint ')
}
