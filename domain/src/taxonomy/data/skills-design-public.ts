export const designPublicSkills = `
# Design
Graphic design: visual design, print design, graphic designing, layout design, *graphics, graphic designer, page layout, graphic arts, typography, marketing collateral, brochure design, *layout, visual communication, graphic artist, flyers and brochures, poster design, brochures ~ Adobe Photoshop, Adobe Illustrator, Adobe InDesign
Adobe Creative Suite: adobe creative cloud, creative suite, adobe suite, adobe cc, creative cloud, adobe cs6, adobe design suite ~ Adobe Photoshop, Adobe Illustrator, Adobe InDesign
Adobe Photoshop: photoshop, adobe photo shop, photo shop
Adobe Illustrator: ?Illustrator
Adobe InDesign: indesign, in design ~ QuarkXPress
Adobe Lightroom: lightroom ~ Photo editing
Adobe XD: ^XD, adobe experience design ~ Figma
Adobe Dreamweaver: dreamweaver ~ Web design
Adobe Flash: flash animation, ?Flash, actionscript, action script
Adobe Fireworks
CorelDRAW: corel draw ~ Adobe Illustrator
QuarkXPress: quark express, quark
Canva
GIMP ~ Adobe Photoshop
Figma ~ Sketch, Adobe XD
?Sketch: sketch app ~ Figma
InVision ~ Figma
Axure: axure rp ~ InVision
Balsamiq ~ InVision
Web design: website design, webpage design, designing websites, web page design, web designer, web graphics, landing page design, web designing ~ UI design
UI design: user interface design, ui designer, interface design, ui/ux, ui/ux design, ux/ui, ux/ui design, mobile ui design, user interfaces, gui design, !ui ~ UX design
UX design: user experience design, user experience, interaction design, user-centered design, ^UX, ux designer, human computer interaction, human-centered design, ^HCI, ux strategy ~ UX research, Wireframing
UX research: user research, usability testing, user testing, usability, user interviews, usability studies, user personas, personas
Wireframing: wireframes, mockups, wire framing, wire frames, interactive prototypes, mock-ups, clickable prototypes, storyboards ui
Information architecture: site maps, card sorting, user flows, sitemaps, journey mapping
Design systems: style guides, pattern libraries
Design thinking: service design
Typography design: lettering, type design, calligraphy
Logo design: logos, identity design, logo creation, corporate identity, brand identity design
Packaging design: package design, label design
Illustration: *drawing, *sketching, digital illustration, digital painting, illustrating, hand drawing, fine arts, painting art, storyboarding, sculpture
Art direction: creative direction, creative strategy, art director, creative concept development, concept development
Industrial design: product design, product styling, furniture design
Fashion design: apparel design, clothing design, textile design, garment design, fashion illustration, fabric selection
3D modeling: 3ds max, 3d rendering, 3d max, cinema 4d, zbrush, 3d design, 3d visualization, texturing, 3d modeler ~ Animation, Autodesk Maya
Autodesk Maya: maya 3d, ?Maya
?Blender: blender 3d ~ 3D modeling
Animation: motion graphics, character animation, 2d animation, 3d animation, motion design, animator, visual effects, ^VFX, compositing, rigging characters ~ Adobe After Effects
Adobe After Effects: after effects, aftereffects
Exhibition design: stage design, set design, exhibit installation, costume design, *props
# Media and writing
Photography: digital photography, portrait photography, photo shoots, product photography, photographer, studio lighting, event photography, camera operation for photos, wedding photography, photojournalism, studio photography ~ Photo editing
Photo editing: photo retouching, image editing, retouching, image retouching, photo manipulation, photo enhancement
Video production: videography, filming, video shooting, film production, camera operation, filmmaking, cinematography, video recording, media production, production of videos, television production, film making, video content, post-production, multimedia, multimedia production, tv production, multi-camera ~ Video editing
Video editing: film editing, editing video, video editor, video post production ~ Adobe Premiere Pro, Final Cut Pro
Adobe Premiere Pro: adobe premiere, ^Premiere, premiere pro
Final Cut Pro: final cut, fcp
Avid Media Composer: ^Avid ~ Final Cut Pro
DaVinci Resolve: da vinci resolve, color grading
Audio production: sound engineering, audio editing, pro tools, sound design, audio mixing, audio recording, recording studio, sound mixing, audio engineering, live sound, podcasting, podcast production, logic pro, ableton, music production, adobe audition, audacity, audio visual, audio systems
Lighting design: stage lighting, *lighting
AV equipment: audio visual equipment, audiovisual, projectors, av systems, a/v equipment
Broadcasting: radio broadcasting, live broadcasting, on-air presenting, television broadcasting, radio hosting, anchoring, broadcast news, on-air, broadcast journalism, broadcast production, news anchor, voice over, voiceover, radio production
Journalism: news writing, reporting news, news reporting, investigative journalism, feature writing, ap style, news gathering, writing articles, news stories, reporter, article writing, magazine writing, associated press style, freelance writing ~ Editing
*Writing: creative writing, freelance writer, article and blog writing, *author, storytelling, story writing, content writer, fiction writing, *writer, ghostwriting, narrative writing ~ Copywriting, Editing
Technical writing: writing technical documentation, user manuals, user guides, documentation writing, technical communication, technical writer, manual writing, help documentation, madcap flare, robohelp, technical reports ~ Technical documentation
*Editing: content editing, developmental editing, editorial work, editing content, editorial, *editor, text editing, manuscript editing, editorial planning ~ Copy editing
Copy editing: copyediting, line editing, fact checking
Publishing: book publishing, desktop publishing, editorial management, digital publishing, magazine production, editorial calendars, publication management, *publications, newsletters production
Screenwriting: script writing, scriptwriting, playwriting
Music performance: playing piano, guitar, singing, musical performance, piano, vocals, violin, performing music, songwriting, conducting orchestras, drums, musician, choir, live performance music, music composition, *composing, music theory, arranging music, *orchestration
*Acting: theater performance, stage performance, drama, theatre, improvisation, performing arts, voice acting, theater production
*Dance: choreography, ballet, dance instruction, dancing
Stage management: theater production management, event staging, stage production
Film directing: *directing, *producing, show production, directing actors, production management for film, film producing, production coordination film, pre-production
Artist management: talent booking, artist relations, casting talent
Museum curation: museum education, gallery management, exhibitions, art handling, museum
# Public service and security
Law enforcement: policing, police work, patrol, patrolling, arrests, traffic enforcement, criminal investigation, police, patrol duties, enforcing laws, police operations ~ Investigations
*Investigations: evidence collection, crime scene investigation, surveillance investigations, background investigations, evidence handling, private investigation, interrogation, crime scene, conducting investigations, investigative skills
Security guarding: security services, guarding, security patrol, security guard, guard card, physical security, surveillance monitoring, security monitoring guard, security officer, crowd control, unarmed security, armed security, guard duty, premises security, cctv monitoring, *surveillance, building security, security operations guard ~ Loss prevention
*Firearms: firearms training, weapons handling, firearms safety, armed guard license, weapons training, concealed carry, marksmanship
Firefighting: fire suppression, fire rescue, fire fighting, firefighter, rescue operations, search and rescue, wildland firefighting ~ Emergency medical services
Fire safety: fire prevention, fire inspection, fire code, fire protection, fire drills, fire extinguishers
Emergency preparedness: disaster response, emergency planning, evacuation procedures, *emergency response, emergency procedures, disaster relief, fema, emergency response procedures, disaster management
Emergency dispatch: 911 dispatch, emergency dispatching, 911 operations, radio communications, two-way radio, 911 operator
*Corrections: inmate supervision, correctional facility, prison security, probation supervision, parole supervision, correctional, inmates, corrections officer, offender supervision, prison operations, probation, probation and parole
Military operations: military service, combat operations, military training, military leadership, military intelligence, platoon leadership, tactical operations ~ Security clearance
Security clearance: top secret clearance, secret clearance, ts/sci, active secret clearance, top secret
Intelligence analysis: threat assessment, intelligence gathering, counterterrorism, counterintelligence, intelligence reports
Public administration: government administration, public sector, government programs, public works administration, government operations ~ Policy research
Policy research: policy development in government, legislative research, policy advice, legislative affairs, legislative analysis, *legislation
Code enforcement: zoning enforcement, regulatory inspection, ordinance enforcement
Benefits eligibility: eligibility determination, public assistance programs, social security benefits, snap benefits, public benefits, eligibility interviews, welfare programs
Election administration: campaign organizing, political campaigns, canvassing, campaigning, grassroots organizing
Diplomacy: international relations, foreign affairs, foreign policy
Border protection: customs inspection, border security, immigration enforcement, passenger screening, baggage screening
Traffic control: traffic flagging, flagger certification, traffic direction, flagging, parking enforcement, traffic management
Polygraph: lie detection
Parking operations: valet parking, parking management, valet, valet services
`
