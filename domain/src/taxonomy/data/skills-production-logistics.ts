export const productionLogisticsSkills = `
# Manufacturing
Manufacturing: manufacturing operations, manufacturing processes, production operations, production processes, manufacturing environment, plant operations, manufacturing engineering, industrial production ~ Production line work
Production line work: assembly line, production line, assembly line work, factory work, line operation, line work in a factory, production work ~ Assembly
*Assembly: product assembly, mechanical assembly, electronic assembly, electromechanical assembly, assembling products, assembling parts, parts assembly, assembly work, equipment assembly, sub-assembly
Machine operation: machine operator, operating machinery, equipment operation, operating machines, running machines, production equipment, operate machinery, operating equipment, machinery operation, equipment operator ~ Machine setup
Machine setup: machine set-up, changeovers, setup and changeover, tool changes, setting up machines
Injection molding: plastic molding, injection moulding, extrusion, blow molding, plastics processing, plastic injection molding, molding machines
*Casting: foundry work, die casting, metal casting, molding metal, furnace operation
Stamping: press operation, punch press, metal stamping, forging, press brake operation
Heat treatment: heat treating, annealing
Surface finishing: *polishing, deburring, powder coating, electroplating, sandblasting, *plating, anodizing, buffing, *sanding
Packaging: *packing, product packaging, packaging operations, labeling products, packaging machines, packing products, bottling, hand packing
Production planning: production scheduling, ^MRP, material requirements planning, production control, master scheduling, materials planning, production supervision, manufacturing planning
Production management: production supervision and management, plant management, manufacturing management, production manager, production leadership, factory management
Quality control: ^QC, quality inspection, product inspection, inspecting products, visual inspection, quality checks, *inspection, inspecting parts, product quality, incoming inspection, final inspection, in-process inspection, quality inspector, quality control inspections ~ Quality assurance
Quality assurance: ^QA, quality standards assurance, quality assurance procedures, qa/qc ~ Quality control
Textile production: weaving, knitting, dyeing, spinning yarn, fabric production, looms, textile manufacturing
Woodworking machinery: sawmill operation, wood processing, cnc router, table saw
Food processing: meat processing, meat cutting, butchery, butchering, canning, food production, food manufacturing, food packaging, dairy processing, brewing, beer brewing, meat packing ~ HACCP
Chemical processing: mixing chemicals, reactor operation, chemical plant operation, chemical production, blending chemicals
Water treatment operation: water plant operation, wastewater plant operation
Power plant operation: turbine operation, plant operations power, boiler and turbine operation, turbines
Cleanroom operations: clean room, cleanroom, cleanroom protocols, semiconductor manufacturing, wafer fabrication, photolithography
Paper production: pulp and paper, paper mill
Glass and ceramics production: kiln operation, ceramics, pottery, glass blowing
Lockout/tagout: loto, lock out tag out
OSHA compliance: ^OSHA, osha regulations, osha 10, osha 30, osha 30-hour, osha safety, osha standards, osha certified ~ Workplace safety
Workplace safety: occupational safety, safety procedures, health and safety, safety compliance, safety training, safety regulations, ^EHS, ^HSE, occupational health and safety, safety inspections, safety standards, safety policies, safety management, safety protocols, industrial safety, safety programs, safety audits, environmental health and safety, nebosh, safety meetings ~ OSHA compliance
Personal protective equipment: ^PPE, protective equipment, fall protection equipment
Incident investigation: accident investigation, accident reporting, incident reporting, incident reports
Shift supervision: shift management, shift lead, supervising shifts, crew supervision, crew leadership, shift supervisor
# Logistics and supply chain
Supply chain management: supply chain, supply chain operations, supply chain logistics, ^SCM, supply chain planning, supply chain optimization, end-to-end supply chain ~ Procurement, Logistics
Logistics: logistics coordination, logistics management, logistics operations, logistics planning, transport logistics, *distribution, distribution management, logistic support, distribution center operations ~ Warehouse operations, Freight management
Procurement: *sourcing, strategic sourcing, sourcing suppliers, procurement management, category management, supplier sourcing, global sourcing, e-procurement ~ Purchasing, Vendor management
Purchasing: *buying, purchase orders, buyer, purchase requisitions, issuing purchase orders, material purchasing, purchasing management ~ Procurement
Inventory management: inventory control, stock control, inventory, stock management, inventory tracking, inventory counts, managing inventory, cycle counting, cycle counts, stock taking, stocktaking, inventory levels, physical inventory, inventory maintenance, stock rotation, inventory planning, inventory reconciliation, taking inventory, inventory auditing ~ Warehouse operations
Warehouse operations: warehousing, warehouse work, warehouse management, warehouse, warehouse experience, warehouse associate, storage and handling, warehouse procedures, distribution center ~ Order picking, Forklift operation
Warehouse management systems: ^WMS, manhattan wms
Order picking: picking and packing, pick and pack, pick/pack, order pulling, picking orders, order selection, pulling orders, order picker, order filling, *picking, fulfilling orders, order selector, filling orders
Shipping and receiving: *shipping, *receiving, shipping/receiving, receiving shipments, goods in, goods receiving, dispatching goods, shipping and handling, receiving goods, *shipments, receiving merchandise, shipping documents, bill of lading ~ Loading and unloading
Loading and unloading: unloading trucks, loading trucks, truck loading, truck unloading, loading/unloading, load and unload trucks, unloading freight, loading and unloading trucks, unloading shipments, loading vehicles
Forklift operation: forklift, fork lift, forklift driving, forklift certified, forklift certification, reach truck, forklift operator, stand up forklift, sit-down forklift, fork truck, forklift license, cherry picker ~ Pallet jack
Pallet jack: electric pallet jack, palletizing, wrapping pallets, pallet truck, manual pallet jack
RF scanners: barcode scanning, barcode scanner, handheld scanners, rf scanning, scan guns, rf gun
Material handling: moving materials, lifting and carrying, material handler, materials management
Truck driving: commercial driving, semi-truck driving, tractor trailer driving, tractor-trailer, driving trucks, long haul driving, over the road driving, ^OTR, truck driver, flatbed, box truck, lorry driving, hgv driving, dump truck driving ~ CDL, Delivery driving
CDL: ^CDL-A, cdl class a, class a cdl, commercial driver's license, cdl license, class b cdl, cdl class b, ^HGV, hazmat endorsement
Delivery driving: delivery driver, package delivery, courier, parcel delivery, delivering packages, route delivery, delivering goods, route driving, food delivery, delivery routes, local delivery
Passenger transport: bus driving, taxi driving, driving passengers, chauffeuring, school bus driving, rideshare driving, limousine driving
Driver's license: valid driver's license, driving licence, clean driving record, safe driving, full driving license, defensive driving, safe driving record
Vehicle inspection: pre-trip inspections, vehicle safety checks, post-trip inspections
Route planning: route optimization, delivery planning, load planning, map reading, route scheduling, gps navigation
Dispatching: *dispatch, driver dispatch, fleet dispatch, radio dispatch, vehicle dispatch, truck dispatching
Fleet management: fleet maintenance, vehicle fleet, transportation management, fleet operations, transport management, transport operations, transportation operations
Freight management: freight forwarding, freight, freight brokerage, carrier management, freight brokering, air freight, ocean freight, shipping lines, sea freight, freight logistics, freight operations
Import and export: customs clearance, international shipping, customs brokerage, customs compliance, import/export, export documentation, incoterms, international trade, customs regulations, customs, import and export documentation, export compliance ~ Freight management
DOT regulations: dot compliance, ^DOT, ^FMCSA, hours of service
Cold chain: temperature-controlled logistics
Demand planning: supply planning, inventory forecasting, sales and operations planning, s&op ~ Forecasting
Reverse logistics: returns handling
Mail delivery: postal services, mail carrier, postal delivery, letter carrying
Moving services: furniture moving, household moving
# Aviation and maritime
*Piloting: flying aircraft, commercial pilot license, flight operations, instrument rating, airline transport pilot, ^ATP certificate, flight instruction, aircraft operation, pilot license, flight planning, faa regulations, pilot in command, multi-engine rating
Cabin crew service: flight attendant duties, in-flight service, cabin safety, in-flight safety, cabin crew
Air traffic control: airspace management, air traffic
Airport ground handling: ramp operations, baggage handling, ground operations, aircraft fueling, passenger check-in, ground handling, airport operations
Seamanship: ship navigation, vessel operation, deckhand work, marine navigation, boat operation, vessel navigation, sailing, boat handling
Drone operation: uav operation, part 107, drone pilot, uas operation
`
