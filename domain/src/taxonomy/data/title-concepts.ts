/** Words of titles that stand for one idea, a set a line: first what people do, then what they do it with or for. */
export const titleConcepts = `
teacher instructor professor lecturer educator faculty tutor trainer teaching instruction
manager director supervisor head superintendent foreman chief administrator boss management coordinator leader
supervisor foreman lead leader captain
president ceo executive vice owner founder officer
operator tender runner operating attendant
repairer mechanic technician servicer repair fixer fitter maintenance installer servicing
maker builder fabricator craftsman artisan
assembler assembly fitter
assistant aide helper associate trainee
attendant steward usher host hostess porter
seller sale salesperson salesman vendor selling merchant dealer
agent representative broker
buyer purchasing purchaser procurement sourcing buying
clerk secretary typist receptionist clerical
writer author copywriter reporter journalist writing novelist
editor editorial proofreader editing publisher publishing
analyst analytics analysis researcher research
scientist research researcher science
engineer engineering technologist
developer programmer coder engineer
designer design artist creative
architect architectural architecture
consultant advisor adviser counselor consulting advisory
counselor therapist psychologist counseling therapy psychotherapist
planner scheduler planning scheduling organizer
inspector examiner tester checker grader inspection auditor appraiser assessor
guard security protection officer patrol
investigator detective investigation investigative
driver chauffeur driving trucker hauler
pilot captain aviator
cook chef kitchen culinary cuisine
baker bakery pastry cake bread confectioner
butcher meat beef slaughter
server waiter waitress
bartender bar beverage liquor saloon tavern pub
restaurant cafeteria dining food luncheonette diner deli cafe
caterer catering banquet
cleaner cleaning janitor custodian housekeeper maid janitorial custodial sanitation
laundry washer presser ironing laundromat
nurse nursing rn lpn
doctor physician medical md
surgeon surgical surgery operating
dentist dental orthodontist hygienist oral
pharmacist pharmacy drug druggist
veterinarian veterinary animal
lawyer attorney counsel legal law solicitor barrister
judge judicial court magistrate
accountant accounting bookkeeper accounts cpa ledger
auditor audit
tax taxation revenue
banker bank banking teller
loan mortgage lending credit
investment investor securities portfolio fund equity stock
insurance underwriter claim actuary
finance financial fiscal treasury treasurer
hr human personnel recruiter recruitment talent staffing employment
training trainer learning development
marketing marketer brand advertising promotion promotional
public communication press media publicist
social community outreach
social welfare human family
software application system computer
web internet website online digital
network lan telecommunication cisco
security cyber cybersecurity information
data database statistic statistical
electrical electrician electric electronic electronics power wiring
mechanical mechanic machine machinery
machinist cnc lathe machining milling tool die
welder welding welder brazer solderer boilermaker
plumber plumbing pipe pipefitter steamfitter pipelayer
heating hvac air conditioning refrigeration ventilation furnace
carpenter carpentry wood woodworker cabinet cabinetmaker joiner
painter painting paint coating coater
mason bricklayer brick stone tile concrete cement
roofer roofing insulation insulator siding
construction building builder contractor
labor laborer worker labourer hand
miner mining mine coal quarry gold digger
oil petroleum gas drilling rig derrick well
forest forestry logging logger timber log lumber tree sawmill lumberjack
farm farmer agricultural agriculture crop rancher ranch grower harvest orchard vineyard
livestock cattle dairy poultry sheep hog cow stock
fish fishing fisherman fishery aquaculture shellfish seafood
animal dog pet kennel zoo wildlife humane
horse stable equine jockey
garden gardener landscape landscaper lawn grounds groundskeeper horticulture nursery
plant botanist agronomist soil
biology biologist biological microbiology microbiologist
chemistry chemist chemical
physics physicist
geology geologist geological geophysicist seismic
environment environmental conservation sustainability ecology
water wastewater sewage sewer
weather meteorologist climate atmospheric
laboratory lab
film movie cinema picture video motion projectionist
television tv broadcast radio broadcasting announcer anchor
photo photographer photography photographic camera
music musician musical singer composer orchestra band choir instrument piano guitar
actor actress theater performer stage drama entertainment entertainer comedian
dance dancer choreographer ballet
art artist illustrator painter sculptor gallery museum
library librarian archive archivist museum curator
school elementary primary secondary classroom academic education educational
university college postsecondary professor faculty lecturer academic
kindergarten preschool childhood nursery toddler
special disability autism exceptional disabled handicapped
child childcare babysitter nanny daycare
language english chinese spanish french german arabic russian linguist translator interpreter bilingual
sport athletic athlete coach fitness gym exercise
hair barber stylist salon cosmetologist hairdresser hairstylist
beauty makeup skin esthetician cosmetic nail spa
hotel lodging motel resort hospitality
travel tour tourism tourist trip cruise
flight airline aircraft aviation airplane airport aerospace
ship boat vessel marine sailor maritime deck
train railroad rail locomotive railway
bus transit taxi shuttle passenger cab
truck trucking lorry tractor trailer
car auto automobile automotive vehicle tire
delivery courier messenger mail postal carrier parcel
warehouse stock inventory storage stockroom
shipping receiving freight cargo logistics dispatch transportation transport
import export customs trade
store shop retail boutique grocery
cashier checker teller
police sheriff enforcement patrol trooper
correctional corrections prison detention jail probation parole inmate
fire firefighter rescue
military army navy soldier infantry marine
casino gaming slot poker gambling betting
funeral mortuary embalmer cemetery
religious church pastor minister clergy priest
wedding event party conference meeting
printing printer press print prepress bindery
textile sewing garment fabric tailor clothing apparel fashion weaver knitting
leather shoe upholstery
jewelry jeweler gem diamond goldsmith watch
glass ceramic pottery kiln
plastic rubber mold molding extrusion
metal steel iron sheet foundry casting
paper pulp
packaging packer packing package wrapper
assembler timing watch clock
quality assurance control
safety health occupational ehs
radiology radiologic imaging xray radiographer sonographer ultrasound
rehabilitation physical occupational therapist
speech hearing audiologist
eye optical optometrist optician ophthalmic
diet nutrition dietitian nutritionist dietary
fundraising fundraiser donor philanthropy
property estate realtor leasing
survey surveyor mapping cartographer gis
pest exterminator fumigator
elevator escalator
solar photovoltaic wind energy
model fashion
history historian historical
economics economist economic policy
psychology psychologist psychological
sociology sociologist anthropologist social
`
