export const engineeringTradesSkills = `
# Engineering
AutoCAD: auto cad, autocad 2d, autocad 3d, autodesk autocad ~ SolidWorks, Revit, CAD
CAD: computer aided design, cad design, cad software, 3d cad, cad drafting, cad drawings, cad modeling ~ AutoCAD, SolidWorks
SolidWorks: solid works, dassault solidworks ~ CATIA, Creo, Autodesk Inventor
CATIA: catia v5
Creo: pro/engineer, proe, ptc creo, pro-e
Siemens NX: unigraphics, ug nx, nx cad ~ CATIA
Autodesk Inventor: ?Inventor ~ SolidWorks
Fusion 360: autodesk fusion ~ Autodesk Inventor
Revit: autodesk revit, revit architecture, revit mep ~ BIM
BIM: building information modeling, navisworks ~ Revit
SketchUp: sketch up, google sketchup ~ Revit
?Rhino: rhinoceros 3d, grasshopper 3d ~ SketchUp
Civil 3D: autocad civil 3d, autodesk civil 3d ~ AutoCAD
MicroStation: bentley microstation ~ AutoCAD
Mechanical engineering: mechanical design, machine design, mechanical systems, mechanical design engineering, mechanical components ~ Product design engineering, CAD
Product design engineering: product design and development, design engineering, engineering design, design for manufacturing, ^DFM, prototype development, design verification
Mechanical drafting: engineering drawings, technical drawings, *drafting, detail drawings, shop drawings, drawing preparation, mechanical drawings ~ Blueprint reading
Tolerance analysis: gd&t, geometric dimensioning and tolerancing, tolerance stack-up ~ Mechanical drafting
Finite element analysis: ^FEA, ^FEM, ansys, abaqus, nastran, hypermesh, structural simulation, stress analysis ~ Computational fluid dynamics
Computational fluid dynamics: ^CFD, ansys fluent, openfoam, fluid mechanics, fluid dynamics ~ Thermodynamics
Thermodynamics: heat transfer, thermal engineering, thermal analysis, thermal design
Prototyping: rapid prototyping, 3d printing, additive manufacturing, prototype design, *prototypes
HVAC design: hvac engineering, mep design, building services engineering, mep engineering, mep systems ~ HVAC
Electrical engineering: electrical design, electrical systems design, electrical power engineering, electrical systems, electrical engineer ~ Power systems, Circuit design
Power systems: power distribution, substations, high voltage, power generation, electrical power systems, switchgear, transformers, power transmission, substation design, medium voltage, protection relays, load flow analysis, etap ~ Power electronics
Power electronics: inverters, power supplies, power supply design, converters
Renewable energy: solar energy, wind energy, photovoltaic, solar power, energy efficiency, energy management, energy audits, solar installation
Circuit design: analog design, electronic circuits, circuit analysis, analog circuits, mixed-signal design, circuit board design, electronic design, digital design, analog and digital circuits ~ PCB design, Electronics
PCB design: altium, altium designer, orcad, eagle pcb, pcb layout, kicad, printed circuit board design
FPGA: fpga design, xilinx, vivado, quartus ~ VHDL, Verilog
ASIC design: vlsi, chip design, cadence virtuoso, synopsys, rtl design, physical design, integrated circuits ~ FPGA
Electronics: electronic engineering, electronic systems, electronics troubleshooting, electronic repair, electronic components, electronic equipment, oscilloscope, multimeter ~ Soldering
PSpice: ltspice, spice simulation, multisim, proteus simulation ~ Circuit design
LabVIEW: lab view, ni labview ~ MATLAB
Control systems: process control, control engineering, pid control, automatic control, control theory, instrumentation and control ~ PLC programming, Industrial automation
PLC programming: ^PLC, plcs, programmable logic controllers, ladder logic, allen bradley, siemens plc, rslogix, siemens s7 ~ SCADA, Industrial automation
SCADA: hmi, hmi programming, wonderware, dcs, distributed control systems
Industrial automation: automation systems, factory automation, automation engineering, industrial controls, automation and control ~ Robotics
Robotics: robot programming, industrial robots, ^ROS, fanuc, robotic systems, robotics engineering ~ Mechatronics
Mechatronics
Instrumentation: instrument calibration, calibration, process instrumentation, *sensors, transducers
Hydraulics: hydraulic systems, pneumatics, pneumatic systems, hydraulic and pneumatic systems
Civil engineering: civil design, site development, civil works, infrastructure design, civil engineer ~ Structural engineering
Structural engineering: structural analysis, structural design, staad pro, etabs, steel design, concrete design, reinforced concrete design, steel structures, reinforced concrete ~ Civil engineering
Geotechnical engineering: soil mechanics, geotechnical investigation, foundation design, foundation engineering
Transportation engineering: traffic engineering, highway design, road design, traffic analysis, roadway design, transportation planning, traffic control plans, pavement design
Water resources engineering: hydraulic modeling, stormwater management, drainage design, water treatment, wastewater treatment, wastewater, stormwater, water supply, water systems, water distribution, sewer systems
Surveying: land surveying, site surveying, total station, topographic surveys, quantity surveying, land surveys, construction surveying, gps surveying
Urban planning: town planning, city planning, land use planning, zoning, site planning, land use, regional planning, planning applications, community planning
Architecture design: architectural design, *architecture, architectural drafting, architectural drawings, building design, building architecture ~ Revit
Landscape architecture: landscape design, landscape planning
Interior design: space planning, interior decorating, interior architecture, furniture selection, interior decoration
Chemical engineering: process engineering, process design, aspen hysys, chemical process engineering, process simulation, unit operations, p&id, aspen plus, chemical processes
Petroleum engineering: reservoir engineering, drilling engineering, oil and gas, well completion, drilling operations, oilfield operations, upstream operations, well testing, offshore drilling
Mining engineering: mine planning, mining operations, blasting, mine design, underground mining
Environmental engineering: air quality, water quality engineering, pollution control, air pollution control
Aerospace engineering: aerodynamics, avionics, aircraft design, flight testing, propulsion, aircraft systems, aeronautical engineering, flight test
Automotive engineering: vehicle dynamics, powertrain, automotive systems, engine design, vehicle engineering, automotive electronics, can bus
Biomedical engineering: medical device design, medical devices, biomedical equipment, biomechanics, biomaterials, medical equipment
Industrial engineering: time and motion studies, work measurement, ergonomics, facility layout, production engineering, time studies, line balancing, plant layout ~ Lean
Systems engineering: requirements verification, system integration, model based systems engineering, mbse, verification and validation
Quality engineering: ^APQP, ppap, statistical process control, ^SPC, quality planning, msa, measurement systems analysis, supplier quality ~ Quality control
Quality management systems: iso 9001, ^QMS, iso 13485, as9100, iso standards, quality systems, iso certification, ts 16949, iso 14001, total quality management, ^TQM, quality management, iso 9001:2015, quality standards
Reliability engineering: reliability analysis, ^RCM, reliability testing, mtbf
Welding engineering: weld inspection, weld procedures, nondestructive testing, ^NDT, ultrasonic testing, radiographic testing
Engineering project management: technical project management, engineering management, project engineering, engineering projects ~ Project management
Professional engineer license: ^PE license, professional engineer, ^EIT, fundamentals of engineering, chartered engineer, licensed professional engineer
Acoustics: acoustic engineering, noise control, vibration analysis, noise and vibration
Marine engineering: naval architecture, ship design, marine systems, ship repair
Nuclear engineering: reactor physics, nuclear safety, nuclear power
Microwave engineering: antenna design, antennas, rf circuits, microwave circuits, hfss, rf testing ~ RF engineering
# Construction
Construction management: construction supervision, construction project management, site management, managing construction, construction administration, construction manager, site supervision, construction operations, construction projects, project superintendent, construction oversight ~ Construction estimating
Construction estimating: cost estimating, estimating, cost estimation, quantity takeoff, bid preparation, takeoffs, quantity take-off, construction estimates, bluebeam, bills of quantities, *bidding
Construction scheduling: construction planning, cpm scheduling ~ Project planning
Procore: buildertrend ~ Construction management
Construction safety: site safety, jobsite safety, job site safety, fall protection, scaffold safety, construction site safety ~ OSHA compliance
Construction inspection: building inspection, site inspection, construction quality control
Building codes: construction codes, code compliance, local building codes, ^IBC, building regulations, *permits, building permits, *permitting ~ Construction inspection
Subcontractor management: subcontractor coordination, managing subcontractors, subcontractors, contractor management, managing contractors, contractor coordination, sub-contractors
Blueprint reading: reading blueprints, blueprints, reading drawings, read blueprints, print reading, interpreting blueprints, schematics, reading schematics, blue print reading, schematic reading
Carpentry: rough carpentry, finish carpentry, trim carpentry, woodworking, carpenter, trim work, finish work, cabinet making, cabinetmaking, cabinetry, wood working, joinery, millwork ~ Framing
Framing: wall framing, wood framing, house framing, metal framing, steel framing
Drywall: drywall installation, drywall finishing, drywall hanging, sheetrock, plastering, drywall repair, taping and mudding, plasterboard, plaster
*Painting: interior painting, exterior painting, house painting, surface preparation, paint application, spray painting, commercial painting, residential painting, painter
Flooring installation: tile installation, tile setting, flooring, hardwood flooring, carpet installation, tiling, floor installation, tile work
Roofing: roof installation, roof repair, shingles, roofer
Masonry: bricklaying, brick laying, stone masonry, block laying, brickwork, brick and block
Concrete work: concrete finishing, concrete pouring, formwork, concrete placement, rebar, pouring concrete, concrete forms, cement finishing, cement work
*Demolition: demolition work, building demolition
Scaffolding: scaffold erection, scaffolds
Insulation: insulation installation, weatherization
Glazing: window installation, glass installation, glass cutting
Landscaping: lawn care, lawn maintenance, grounds maintenance, groundskeeping, gardening, mowing, horticulture, tree trimming, landscape maintenance, lawn mowing, hedge trimming, irrigation installation, *pruning, landscape installation, tree care, arboriculture
Heavy equipment operation: excavator operation, bulldozer, backhoe, heavy machinery operation, skid steer, crane operation, heavy equipment, excavator, operating heavy equipment, loader operation, front end loader, heavy equipment operator, motor grader, backhoe operation ~ Forklift operation
Excavation: trenching, grading land, earthmoving, site grading, earthwork, digging trenches
Ironwork: steel erection, rebar installation, structural steel, rigging, rigging and hoisting
Remodeling: renovation, home improvement, home renovation, kitchen remodeling, house renovation, home repair
General labor: manual labor, construction labor, general laborer, laborer, site clean-up, site cleanup, construction laborer
# Trades and repair
Electrical wiring: wiring, residential wiring, commercial wiring, electrical installation, conduit bending, electrical work, running conduit, wire pulling, conduit installation, pulling wire, installing wiring, conduit ~ Electrical troubleshooting
Electrical troubleshooting: electrical repair, electrical maintenance, diagnosing electrical problems, electrical testing, motor controls
National Electrical Code: ^NEC, electrical code, nec code
Electrician license: journeyman electrician, master electrician, licensed electrician, journeyman license, journeyman electrician license
Plumbing: pipe fitting, pipefitting, plumbing installation, plumbing repair, drain cleaning, water heater installation, plumber, plumbing systems, water heaters, pipe installation, soldering copper pipe, backflow prevention, plumbing fixtures ~ Steamfitting
Steamfitting: pipe welding, boiler operation, boilers, boiler maintenance
HVAC: heating and cooling, heating ventilation and air conditioning, hvac installation, hvac repair, air conditioning, hvac maintenance, hvac systems, air conditioning repair, heating systems, furnaces, heat pumps, furnace repair ~ Refrigeration
Refrigeration: refrigeration repair, commercial refrigeration, refrigerants, refrigerant handling
EPA 608 certification: epa 608, epa universal certification, epa certified, epa certification ~ HVAC
Ductwork: duct installation, sheet metal ductwork, duct fabrication
Welding: mig welding, tig welding, arc welding, stick welding, welder, flux core welding, gmaw, gtaw, smaw, oxy-acetylene, metal welding, spot welding, ^MIG, ^TIG, brazing, plasma cutting, torch cutting ~ Metal fabrication
Metal fabrication: sheet metal, sheet metal fabrication, metalworking, fabrication, metal work, metal cutting, press brake, steel fabrication, metal forming, sheetmetal
Machining: machine shop, manual machining, lathe operation, *milling, mill operation, *turning, machinist, lathe, milling machine, drill press, *grinding, surface grinding, precision machining ~ CNC machining
CNC machining: ^CNC, cnc operation, cnc programming, cnc mill, cnc lathe, g-code, mastercam, cnc machines, cnc setup, cnc operator, cnc machinist, computer numerical control ~ Machining
Precision measurement: micrometers, calipers, gauges, precision measuring instruments, measuring tools, coordinate measuring machine, dial indicators
Tool and die making: tool and die, die making, mold making, jigs and fixtures, *tooling, tool making, fixture design, injection mold design
Mechanical maintenance: machinery maintenance, equipment repair, equipment maintenance, machine repair, mechanical repair, industrial maintenance, machine maintenance, plant maintenance, millwright, maintenance and repair, mechanical troubleshooting, repairing equipment, equipment troubleshooting, repair machinery ~ Preventive maintenance
Preventive maintenance: preventative maintenance, planned maintenance, preventive maintenance programs, scheduled maintenance, ^PM schedules, routine maintenance, predictive maintenance, preventive maintenance inspections, ^CMMS
Building maintenance: apartment maintenance, building repair, maintenance repair, property maintenance, handyman, general maintenance, facility repair, handyman work, maintenance work, minor repairs ~ Facilities management
Automotive repair: auto repair, vehicle repair, car repair, automotive mechanics, engine repair, auto mechanic, vehicle maintenance, automotive service, automotive maintenance, oil changes, transmission repair, automotive technician, tune-ups ~ Automotive diagnostics, Brake repair
Automotive diagnostics: vehicle diagnostics, engine diagnostics, diagnostic scan tools, obd, computer diagnostics on cars, engine performance
Brake repair: brakes, brake systems, suspension repair, steering and suspension, wheel alignment, tire rotation, tire changing, brakes and suspension, tire repair
ASE certification: ^ASE, ase certified, ase master technician
Diesel mechanics: diesel engine repair, diesel engines, diesel repair, heavy truck repair, diesel maintenance
Auto body repair: collision repair, dent repair, auto painting, auto body, body work, paint and body
Aircraft maintenance: aircraft repair, airframe and powerplant, ^A&P license, aircraft inspection, aviation maintenance, a&p mechanic, aircraft mechanic, airframe
Small engine repair: motorcycle repair, small engines
Appliance repair: appliance installation, household appliance repair
Elevator maintenance: elevator repair, elevator installation
Locksmithing: lock installation, key cutting
Power tools: hand tools, hand and power tools, power and hand tools, use of hand tools, *drills, *saws, tool use, power tool use, hand tool use
Soldering: pcb soldering, smt soldering, ^IPC-A-610, solder, ipc certification
Upholstery: furniture repair, furniture making, furniture refinishing
*Sewing: garment construction, tailoring, alterations, pattern making, industrial sewing machine, seamstress, dressmaking, sewing machine, hand sewing, stitching
Jewelry making: jewelry repair, goldsmithing, stone setting
*Printing: print production, offset printing, printing press operation, screen printing, prepress, digital printing, pre-press, printing presses, bookbinding, printing equipment
Locomotive operation: rail operations, railroad operations, train operation
Line work: power line maintenance, overhead lines, utility line work, pole climbing, lineman
Alarm systems: security system installation, fire alarm systems, cctv installation, fire alarms, access control installation, cctv, cctv systems, access control systems
Pest control: pest management, pesticide application, exterminating, extermination
Pool maintenance: pool cleaning, swimming pool maintenance
`
