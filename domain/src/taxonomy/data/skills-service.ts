export const serviceSkills = `
# Kitchen and food
Food preparation: food prep, preparing food, prep work, ingredient preparation, meal preparation, kitchen prep, preparing ingredients, preparation of food, meal prep, preparing meals, chopping vegetables, prep cook, salad preparation ~ Cooking
Cooking: line cooking, *cook, short order cooking, cooking techniques, culinary skills, culinary arts, grilling, sauteing, culinary, cooking meals, cook meals, food cooking, broiling, frying, *cuisine, cooking skills, gourmet cooking, fry cook, braising, *roasting, fine dining cooking, sauté, *grill ~ Food preparation
Baking: bread baking, *baker, baking bread, baked goods, breads, bakery production, dough preparation ~ Pastry making
Pastry making: pastry, cake decorating, desserts, dessert preparation, chocolate work, pastry arts, cakes
Menu planning: menu development, menu design, recipe development, menu creation, creating menus, menu engineering, menus, recipe creation, recipes, menu costing
Food safety: food handling, safe food handling, food hygiene, food safety regulations, *sanitation, food sanitation, kitchen sanitation, food safety standards, food handler, health code compliance, health codes, food handling safety, sanitation standards, food safety practices, safe food handling practices ~ ServSafe, HACCP
ServSafe: servsafe certified, servsafe certification, food handlers card, food handler certification, servsafe manager, food handler's permit, food handlers certificate ~ Food safety
HACCP: hazard analysis critical control points, haccp compliance
Kitchen management: kitchen operations, kitchen supervision, managing kitchens, back of house, kitchen leadership, ^BOH, kitchen staff management, back of house operations, kitchen manager, running a kitchen, head chef duties ~ Food cost control
Food cost control: food costing, food cost, portion control, cost control in kitchens, controlling food costs, food cost management, waste reduction in kitchens
Kitchen equipment: commercial kitchen equipment, fryers, ovens, deep fryer, kitchen machinery
Knife skills: knife handling, cutting techniques
Food plating: food presentation, plate presentation, garnishing
Dishwashing: dish washing, washing dishes, dishwasher, kitchen cleaning, cleaning dishes
Catering: catering operations, banquet catering, off-site catering, catering events, catering services, caterer, event catering
Banquet service: banquets, banquet operations, banquet events, banquet server, banquet setup
Restaurant management: restaurant operations, food and beverage management, food service management, managing restaurants, f&b management, food & beverage, f&b, front of house management, restaurant supervision, restaurant manager, food and beverage operations ~ Kitchen management
Table service: waiting tables, food serving, serving food, waitressing, waiter service, server duties, food and beverage service, fine dining service, table waiting, *serving, fine dining, *taking orders, food serving skills, waitress, waiter, waiting staff, silver service, serving guests, order taking at tables, food service, front of house, ^FOH ~ Upselling
Bartending: mixology, cocktails, bar service, drink preparation, mixing drinks, bartender, cocktail preparation, bar tending, bar management, bar operations, beverage service, cocktail making, pouring drinks, beer service
Barista skills: coffee making, latte art, espresso machine, coffee preparation, barista, espresso drinks, coffee brewing, espresso making
Wine knowledge: wine service, sommelier, wine pairing, wine list, wines
Responsible alcohol service: tips certified, tips certification, alcohol server permit, alcohol awareness, alcohol service certification
Host service: hosting guests, seating guests, greeting guests, hostess, guest seating, table reservations, greeting and seating guests
Fast food service: quick service restaurant, ^QSR, drive-thru, fast food
Dietary service: special diets, dietary aide, allergen awareness, dietary restrictions, therapeutic diets, patient meals
# Hotel and tourism
Hotel operations: hotel management, hospitality management, lodging operations, rooms division, hospitality operations, hospitality, hotel administration, hotel experience ~ Hotel front desk
Hotel front desk: guest check-in, check-in and check-out, hotel reception, checking in guests, front desk agent, hotel front office, check-in/check-out, guest registration
Reservations: booking reservations, reservation management, reservation systems, booking systems, taking reservations, room reservations, making reservations, hotel reservations, reservation booking
Concierge services: concierge, guest requests
Opera PMS: opera property management, micros opera, property management systems, micros fidelio, opera hotel system
Revenue management: yield management, hotel revenue, rate management
Housekeeping: room cleaning, cleaning rooms, hotel housekeeping, bed making, making beds, room attendant, housekeeper, guest room cleaning, changing linens, turndown service, housekeeping duties, light housekeeping, cleaning guest rooms ~ Cleaning, Laundry
Laundry: laundry operations, linen handling, dry cleaning, ironing, folding laundry, washing clothes, linens, laundry service, pressing clothes
*Cleaning: janitorial services, custodial work, commercial cleaning, office cleaning, janitorial, residential cleaning, janitorial work, custodial duties, house cleaning, cleaning services, custodian, janitorial duties, deep cleaning, mopping, vacuuming, *sweeping, cleaning and sanitizing, sanitizing, cleaning floors, dusting, window cleaning, cleaning bathrooms, restroom cleaning, trash removal, general cleaning, cleaning duties, carpet cleaning ~ Floor care
Floor care: floor stripping and waxing, floor buffing, carpet shampooing, floor waxing, buffing floors, floor buffer
Cleaning chemicals: cleaning products, disinfectants, chemical handling cleaning, cleaning supplies
Tour guiding: guided tours, tour operations, *tourism, leading tours, tour guide, tour planning, travel and tourism
Travel agency operations: travel sales, ticketing for travel, amadeus, sabre, galileo gds, airline reservations, travel packages, airline ticketing, tour packages, travel agent, gds systems
Casino operations: gaming operations, table games, card dealing, dealing blackjack, slot machines, poker dealing, casino games, slot operations
Cruise operations: ship hospitality
# Retail
Retail sales: retail, retail selling, in-store sales, sales floor, retail experience, floor sales, retail sales associate, store sales, sales associate, retail environment, shop assistant, retail industry, retail service ~ Customer service, Cash handling
Cash handling: handling cash, cash management at tills, cash counting, till balancing, balancing cash drawers, cash drawer, cash transactions, money handling, balancing drawers, handling money, cash register balancing, cash out, bank deposits, counting cash, cash deposits, cash control, balancing tills ~ Cash register operation
Cash register operation: cashiering, cash register, cashier, operating cash registers, checkout operation, cashier duties, ringing up sales, operating a cash register, checkout, register operation, cashier experience ~ POS systems
POS systems: ^POS, point of sale, point of sale systems, pos terminals, ^Toast POS, square pos, aloha pos, micros pos
Payment handling: credit card transactions, processing payments, credit card processing, taking payments, payment transactions, processing transactions, cash and credit transactions
Merchandising: visual merchandising, product displays, store displays, window displays, merchandise displays, merchandise presentation, store merchandising, *displays, merchandise planning, display setup, retail merchandising
Planograms: shelf layout
*Stocking: stocking shelves, shelf stocking, restocking, replenishing stock, stocking merchandise, stock shelves, stock replenishment, stocking products, restocking shelves, stock room, stockroom, overnight stocking, shelf replenishment, grocery stocking
Store management: retail management, retail operations, managing stores, store operations, store manager, retail store management, shop management, store opening and closing, assistant store management, opening and closing procedures, retail leadership, store leadership ~ Staff supervision
Loss prevention: shrinkage control, theft prevention, asset protection, shrink reduction, shoplifting prevention, shrink, inventory shrinkage
Product knowledge: product recommendations, *product information
Upselling: up-selling, cross-selling, suggestive selling, add-on sales, upsell, cross-sell
Fashion styling: personal styling, wardrobe styling, fashion merchandising, personal shopping, clienteling, *fashion, fashion retail, stylist fashion
Retail buying: assortment planning, merchandise buying, open to buy
Price labeling: price tagging, pricing merchandise, ticketing merchandise
Grocery operations: produce department, deli operations, grocery store, deli, bakery department, supermarket operations, meat department, bagging groceries
Floral design: flower arranging, floristry, flower arrangements, floral arrangements
# Beauty and wellness
Hair cutting: haircutting, hair cuts, barbering, haircuts, hairdressing, cutting hair, clipper cuts, hair trimming ~ Hair styling
Hair styling: hairstyling, blow dry, updos, hair design, blowouts, braiding hair, hair extensions, styling hair, blow drying
Hair coloring: hair color, highlights hair, balayage, color correction hair, hair highlighting, hair dye
Cosmetology: cosmetology license, licensed cosmetologist, beauty therapy, cosmetologist, beauty services, beauty treatments, salon services ~ Hair styling
Manicure and pedicure: manicures, pedicures, nail care, nail art, acrylic nails, gel nails, nail technician, manicuring, nail services
Skin care: skincare, facials, esthetics, aesthetics treatments, licensed esthetician, waxing, chemical peels, skin analysis, facial treatments, esthetician, microdermabrasion, hair removal, body waxing, lash extensions
Makeup application: makeup artistry, make-up, bridal makeup, make-up artist, makeup, theatrical makeup, makeup artist
Spa treatments: spa services, body treatments, hot stone massage, spa operations, spa management
Salon management: salon operations, salon reception
Fitness instruction: personal training, group fitness, exercise instruction, fitness training, fitness coaching, exercise programming, group exercise, strength training, personal trainer, strength and conditioning, fitness assessments, fitness programs, exercise programs ~ Yoga instruction
Yoga instruction: pilates, yoga teaching, yoga
Sports coaching: athletic coaching, coaching sports, team coaching, athletic training, coaching athletes, coaching teams, soccer coaching, basketball coaching, athletic programs
Lifeguarding: lifeguard certification, swim instruction, lifeguard, water safety, swimming lessons, water rescue, swimming instruction
Wellness coaching: health coaching, wellness programs
Funeral services: embalming, mortuary services, funeral directing
Pet grooming: dog grooming, dog training, pet care, dog walking, animal training, pet sitting, kennel care
# Agriculture and nature
Farming: crop production, farm work, crop farming, *harvesting, *planting, farm management, crop management, organic farming, farm operations, planting crops, crop harvesting, agriculture, agricultural production ~ Farm equipment operation
Farm equipment operation: tractor operation, tractor driving, farm machinery, combine harvester, tractors, farm equipment
Livestock care: animal husbandry, cattle handling, dairy farming, poultry farming, livestock management, livestock, feeding animals, milking, cattle, animal feeding, breeding animals
Animal handling: handling animals, animal restraint and handling, zoo keeping, horse care, equine care, animal behavior
Irrigation: irrigation systems, sprinkler systems, irrigation management
Greenhouse operations: nursery operations, plant propagation, plant care, greenhouse management, plant nursery
Forestry: *logging, timber harvesting, chainsaw operation, tree felling, forest management, chainsaws
*Fishing: aquaculture, commercial fishing, fish farming, fisheries
Viticulture: winemaking, vineyard management, wine production
Pesticide license: pesticide applicator, licensed pesticide applicator
Park maintenance: park ranger duties, trail maintenance, park operations
`
