/** `code: cities`, in English and in the local spelling where they differ; ordinary words of English ("Nice", "Reading") are left out. */
const lines = `
GB: London, Manchester, Leeds, Liverpool, Edinburgh, Glasgow, Bristol, Cardiff, Belfast, Sheffield, Nottingham, Leicester, Coventry, Bradford, Hull, Stoke-on-Trent, Wolverhampton, Derby, Southampton, Portsmouth, Plymouth, Brighton, Milton Keynes, Northampton, Luton, Swansea, Newcastle upon Tyne, Newcastle, Sunderland, York, Oxford, Exeter, Norwich, Ipswich, Aberdeen, Dundee, Inverness, Stirling, Swindon, Peterborough, Slough, Croydon, Blackpool, Bolton, Stockport, Middlesbrough, Huddersfield, Warrington, Preston, Gloucester, Cheltenham, Guildford, Bournemouth, Telford, Newport, Wrexham, Londonderry, Lisburn
IE: Dublin, Limerick, Galway, Waterford, Drogheda, Dundalk, Kilkenny, Sligo
CA: Toronto, Montreal, Montréal, Vancouver, Calgary, Ottawa, Edmonton, Winnipeg, Québec City, Mississauga, Brampton, Markham, Vaughan, Kitchener, Burnaby, Surrey BC, Halifax, Laval, Gatineau, Saskatoon, Regina, Kelowna, Sherbrooke, Oshawa, Guelph, Moncton, Fredericton, Victoria BC
DE: Berlin, Munich, München, Hamburg, Frankfurt, Frankfurt am Main, Cologne, Köln, Stuttgart, Düsseldorf, Dortmund, Essen, Leipzig, Bremen, Dresden, Hannover, Hanover, Nuremberg, Nürnberg, Duisburg, Bochum, Wuppertal, Bielefeld, Bonn, Münster, Karlsruhe, Mannheim, Augsburg, Wiesbaden, Mönchengladbach, Gelsenkirchen, Braunschweig, Aachen, Kiel, Chemnitz, Halle, Magdeburg, Freiburg, Freiburg im Breisgau, Krefeld, Lübeck, Mainz, Erfurt, Oberhausen, Rostock, Kassel, Hagen, Saarbrücken, Potsdam, Ludwigshafen, Oldenburg, Leverkusen, Osnabrück, Heidelberg, Solingen, Darmstadt, Regensburg, Ingolstadt, Würzburg, Wolfsburg, Ulm, Heilbronn, Göttingen, Pforzheim, Reutlingen, Koblenz, Jena, Trier, Erlangen, Bamberg, Bayreuth, Passau, Konstanz, Tübingen, Marburg, Gießen, Paderborn, Schwerin, Cottbus, Zwickau, Gera
AT: Vienna, Wien, Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Villach, Wels, St. Pölten, Dornbirn, Bregenz
CH: Zurich, Zürich, Geneva, Genève, Genf, Basel, Bern, Berne, Lausanne, Winterthur, Lucerne, Luzern, St. Gallen, Lugano, Biel, Thun, Fribourg, Neuchâtel, Schaffhausen, Chur, Zug
FR: Paris, Lyon, Marseille, Toulouse, Nantes, Strasbourg, Montpellier, Bordeaux, Lille, Rennes, Reims, Saint-Étienne, Toulon, Le Havre, Grenoble, Dijon, Angers, Nîmes, Villeurbanne, Le Mans, Aix-en-Provence, Clermont-Ferrand, Brest, Limoges, Amiens, Perpignan, Metz, Besançon, Orléans, Rouen, Mulhouse, Caen, Nancy, Argenteuil, Saint-Denis, Montreuil, Roubaix, Tourcoing, Avignon, Dunkerque, Poitiers, Versailles, La Rochelle, Pau, Annecy, Chambéry, Valence, Quimper, Lorient, Vannes, Saint-Malo, Troyes, Antibes, Cannes, Boulogne-Billancourt, Nanterre, Créteil, Courbevoie, Bayonne, Biarritz, Colmar
ES: Madrid, Barcelona, Valencia, Sevilla, Seville, Zaragoza, Málaga, Murcia, Palma, Palma de Mallorca, Las Palmas, Bilbao, Alicante, Córdoba, Valladolid, Vigo, Gijón, L'Hospitalet de Llobregat, A Coruña, La Coruña, Vitoria, Vitoria-Gasteiz, Granada, Elche, Oviedo, Badalona, Terrassa, Sabadell, Cartagena, Jerez de la Frontera, Móstoles, Alcalá de Henares, Pamplona, Fuenlabrada, Almería, Leganés, San Sebastián, Donostia, Getafe, Burgos, Santander, Castellón, Albacete, Alcorcón, Logroño, Badajoz, Salamanca, Huelva, Lleida, Tarragona, León, Cádiz, Jaén, Girona, Lugo, Santiago de Compostela, Cáceres, Toledo, Marbella, Tolosa, Ourense, Pontevedra, Reus
PT: Lisbon, Lisboa, Porto, Braga, Coimbra, Funchal, Setúbal, Aveiro, Faro, Évora, Leiria, Guimarães, Vila Nova de Gaia, Matosinhos
IT: Rome, Roma, Milan, Milano, Naples, Napoli, Turin, Torino, Palermo, Genoa, Genova, Bologna, Florence, Firenze, Bari, Catania, Venice, Venezia, Verona, Messina, Padua, Padova, Trieste, Brescia, Parma, Taranto, Prato, Modena, Reggio Calabria, Reggio Emilia, Perugia, Ravenna, Livorno, Rimini, Cagliari, Foggia, Ferrara, Salerno, Latina, Monza, Siracusa, Pescara, Bergamo, Trento, Bolzano, Vicenza, Treviso, Ancona, Udine, Lecce, Pisa, Siena, Arezzo, Varese, Novara, Piacenza, Cesena, Lucca
NL: Amsterdam, Rotterdam, The Hague, Den Haag, 's-Gravenhage, Utrecht, Eindhoven, Groningen, Tilburg, Almere, Breda, Nijmegen, Apeldoorn, Haarlem, Arnhem, Enschede, Amersfoort, Zaandam, Den Bosch, 's-Hertogenbosch, Zwolle, Leiden, Maastricht, Dordrecht, Zoetermeer, Delft, Alkmaar, Deventer, Hilversum, Leeuwarden, Venlo, Gouda, Helmond, Roosendaal, Ede, Emmen, Hengelo, Assen, Middelburg
BE: Brussels, Bruxelles, Brussel, Antwerp, Antwerpen, Ghent, Gent, Bruges, Brugge, Liège, Namur, Charleroi, Leuven, Louvain-la-Neuve, Mechelen, Mons, Kortrijk, Hasselt, Aalst, Genk, Ostend, Oostende
LU: Luxembourg City, Esch-sur-Alzette
DK: Copenhagen, København, Aarhus, Århus, Odense, Aalborg, Esbjerg, Kolding, Randers, Vejle, Roskilde
SE: Stockholm, Gothenburg, Göteborg, Malmö, Uppsala, Västerås, Örebro, Linköping, Helsingborg, Jönköping, Norrköping, Lund, Umeå, Gävle, Borås, Södertälje, Luleå
NO: Oslo, Bergen, Trondheim, Stavanger, Tromsø, Drammen, Kristiansand, Fredrikstad, Ålesund
FI: Helsinki, Espoo, Tampere, Vantaa, Oulu, Turku, Jyväskylä, Lahti, Kuopio
IS: Reykjavik, Reykjavík
PL: Warsaw, Warszawa, Krakow, Kraków, Cracow, Łódź, Lodz, Wrocław, Wroclaw, Poznań, Poznan, Gdańsk, Gdansk, Szczecin, Bydgoszcz, Lublin, Białystok, Bialystok, Katowice, Gdynia, Częstochowa, Radom, Toruń, Torun, Kielce, Rzeszów, Rzeszow, Gliwice, Olsztyn, Opole, Sopot
CZ: Prague, Praha, Brno, Ostrava, Plzeň, Liberec, Olomouc, Pardubice
SK: Bratislava, Košice, Žilina
HU: Budapest, Debrecen, Szeged, Miskolc, Pécs, Győr
RO: Bucharest, București, Cluj-Napoca, Timișoara, Timisoara, Iași, Iasi, Constanța, Brașov, Brasov, Sibiu, Craiova
BG: Sofia, Plovdiv, Varna, Burgas
GR: Athens, Thessaloniki, Patras, Heraklion
HR: Zagreb, Rijeka, Osijek, Zadar
SI: Ljubljana, Maribor
RS: Belgrade, Beograd, Novi Sad, Niš
BA: Sarajevo, Banja Luka
MK: Skopje
AL: Tirana
MD: Chișinău, Chisinau
EE: Tallinn, Tartu
LV: Riga
LT: Vilnius, Kaunas, Klaipėda
UA: Kyiv, Kiev, Kharkiv, Odesa, Odessa, Dnipro, Lviv, Zaporizhzhia
BY: Minsk
RU: Moscow, Saint Petersburg, Novosibirsk, Yekaterinburg, Kazan
TR: Istanbul, İstanbul, Ankara, Izmir, İzmir, Bursa, Antalya, Adana, Konya
GE: Tbilisi
AM: Yerevan
AZ: Baku
KZ: Almaty, Astana
UZ: Tashkent
IL: Tel Aviv, Jerusalem, Haifa, Ramat Gan, Herzliya, Beersheba, Raanana
JO: Amman
LB: Beirut
AE: Dubai, Abu Dhabi, Sharjah
SA: Riyadh, Jeddah, Dammam
QA: Doha
KW: Kuwait City
OM: Muscat
EG: Cairo, Alexandria Egypt, Giza
MA: Casablanca, Rabat, Marrakesh, Marrakech, Fez, Tangier
TN: Tunis, Sfax
DZ: Algiers, Oran
NG: Lagos, Abuja, Ibadan, Kano, Port Harcourt, Benin City, Enugu, Kaduna
GH: Accra, Kumasi
KE: Nairobi, Mombasa, Kisumu
UG: Kampala
TZ: Dar es Salaam, Dodoma
RW: Kigali
ET: Addis Ababa
SN: Dakar
CI: Abidjan
CM: Douala, Yaoundé
ZA: Johannesburg, Cape Town, Durban, Pretoria, Port Elizabeth, Bloemfontein, Stellenbosch
ZW: Harare
ZM: Lusaka
IN: Mumbai, Bombay, Delhi, New Delhi, Bangalore, Bengaluru, Hyderabad, Chennai, Kolkata, Pune, Ahmedabad, Noida, Gurgaon, Gurugram, Jaipur, Lucknow, Kanpur, Nagpur, Indore, Thane, Bhopal, Visakhapatnam, Patna, Vadodara, Ghaziabad, Ludhiana, Agra, Nashik, Faridabad, Rajkot, Varanasi, Srinagar, Aurangabad, Amritsar, Navi Mumbai, Prayagraj, Allahabad, Ranchi, Coimbatore, Jabalpur, Gwalior, Vijayawada, Madurai, Guwahati, Chandigarh, Mohali, Hubli, Mysore, Mysuru, Trichy, Tiruchirappalli, Bhubaneswar, Salem Tamil Nadu, Thiruvananthapuram, Trivandrum, Kochi, Cochin, Ernakulam, Kozhikode, Calicut, Dehradun, Jamshedpur, Warangal, Guntur, Mangalore, Surat, Udaipur, Jodhpur, Raipur, Siliguri, Durgapur, Vellore, Puducherry, Pondicherry, Secunderabad, Greater Noida, Kolhapur, Belgaum, Kurnool, Nellore, Meerut, Aligarh, Bareilly
PK: Karachi, Lahore, Islamabad, Rawalpindi, Faisalabad, Peshawar, Multan
BD: Dhaka, Chittagong, Sylhet
LK: Colombo, Kandy
NP: Kathmandu
CN: Beijing, Shanghai, Shenzhen, Guangzhou, Hangzhou, Chengdu, Nanjing, Wuhan, Xi'an, Suzhou, Tianjin, Chongqing, Qingdao, Dalian, Xiamen
TW: Taipei, Kaohsiung, Taichung, Hsinchu
JP: Tokyo, Osaka, Kyoto, Yokohama, Nagoya, Fukuoka, Sapporo, Kobe
KR: Seoul, Busan, Incheon, Daegu, Daejeon, Pohang, Pangyo
TH: Bangkok, Chiang Mai
VN: Hanoi, Ho Chi Minh City, Da Nang, Saigon
MY: Kuala Lumpur, Penang, Johor Bahru, Petaling Jaya, Cyberjaya
ID: Jakarta, Surabaya, Bandung, Yogyakarta, Bali, Medan
PH: Manila, Quezon City, Makati, Cebu, Cebu City, Davao, Taguig, Pasig
AU: Sydney, Melbourne, Brisbane, Perth, Adelaide, Canberra, Gold Coast, Hobart, Wollongong, Geelong, Newcastle NSW
NZ: Auckland, Wellington, Christchurch, Dunedin, Tauranga
MX: Mexico City, Ciudad de México, Guadalajara, Monterrey, Puebla, Tijuana, Querétaro, Mérida, Cancún
GT: Guatemala City
CR: San José Costa Rica
PA: Panama City
CO: Bogotá, Bogota, Medellín, Medellin, Cali, Barranquilla, Bucaramanga
VE: Caracas, Maracaibo
EC: Quito, Guayaquil
PE: Lima, Arequipa
CL: Santiago, Santiago de Chile, Valparaíso, Concepción
AR: Buenos Aires, Rosario, Mendoza, La Plata
UY: Montevideo
BR: São Paulo, Sao Paulo, Rio de Janeiro, Belo Horizonte, Brasília, Brasilia, Curitiba, Porto Alegre, Salvador, Recife, Fortaleza, Campinas, Florianópolis, Florianopolis, Manaus
`

/** Each city with the two-letter code of its country. */
export const worldCityLines: readonly (readonly [string, string])[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [code = '', names = ''] = line.split(': ')
    return names.split(', ').map((name) => [name, code] as const)
  })
